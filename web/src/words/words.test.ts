/// <reference types="vite/client" />
import { beforeAll, describe, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("navigator", { language: "en" });
});

const SOURCES = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.ts", "!../wire/messages.ts"], { query: "?raw", import: "default", eager: true });
const SAID = /\bt\(\s*"((?:[^"\\]|\\.)*)"|\bdoes: "((?:[^"\\]|\\.)*)"/g;

describe("words of the page", () => {
  it("are all said in Indonesian", async () => {
    await import("./index");
    const { INDONESIAN } = await import("./id");
    const said = Object.values(SOURCES).flatMap((text) => [...text.matchAll(SAID)].map((found) => JSON.parse(`"${found[1] ?? found[2]}"`) as string));
    expect(said.length).toBeGreaterThan(200);
    expect([...new Set(said)].filter((one) => !(one in INDONESIAN))).toEqual([]);
  });
});
