import type {
  Batch,
  Bye,
  Clock,
  Decision,
  LessonStep,
  Line,
  ServerMessage,
  Table,
  View,
  Welcome,
} from "../wire/messages";
import { applied } from "./differences";

/** Where the connection stands. */
export type Status = "connecting" | "open" | "lost" | "ended";

/** Everything the server has told about a table. */
export interface Told {
  status: Status;
  welcome: Welcome | null;
  table: Table | null;
  view: View | null;
  version: number;
  log: Line[];
  logBegins: number;
  decision: Decision | null;
  /** how far one is in the lesson that is taught here, if one is */
  lesson: LessonStep | null;
  clocks: Clock[];
  /** when the clocks were told, in this machine's milliseconds */
  clocksAt: number;
  /** what the last message moved, for motion alone */
  batches: Batch[];
  bye: Bye | null;
  /** a version was left out: come back */
  gap: boolean;
}

export const NOTHING_TOLD: Told = {
  status: "connecting",
  welcome: null,
  table: null,
  view: null,
  version: 0,
  log: [],
  logBegins: 0,
  decision: null,
  lesson: null,
  clocks: [],
  clocksAt: 0,
  batches: [],
  bye: null,
  gap: false,
};

/** What is known once a message has come. */
export function heard(told: Told, message: ServerMessage, now: number): Told {
  switch (message.type) {
    case "welcome":
      return { ...told, status: "open", welcome: message, bye: null, gap: false };
    case "whole":
      return {
        ...told,
        view: message.view,
        table: message.table,
        version: message.version,
        log: message.log,
        logBegins: message.log_begins,
        decision: message.decision,
        clocks: message.clocks,
        clocksAt: now,
        batches: [],
        gap: false,
      };
    case "changed":
      if (told.view === null || message.version !== told.version + 1) {
        return { ...told, gap: true };
      }
      return {
        ...told,
        version: message.version,
        view: applied(told.view, message.differences),
        batches: message.batches,
        log: message.log.length > 0 ? [...told.log, ...message.log] : told.log,
        decision: message.decision,
        clocks: message.clocks,
        clocksAt: now,
      };
    case "table":
      return {
        ...told,
        table: message.table,
        clocks: message.clocks,
        clocksAt: now,
        log: message.log.length > 0 ? [...told.log, ...message.log] : told.log,
      };
    case "lesson":
      return { ...told, lesson: message };
    case "bye":
      return { ...told, bye: message, status: message.again ? "lost" : "ended" };
    default:
      return told;
  }
}
