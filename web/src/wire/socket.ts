import type { ClientMessage, Hello, ServerMessage } from "./messages";

/** Who is at which table. */
export interface Where {
  table: string;
  secret: string;
  language: string;
}

type Unnumbered<M> = M extends { id: number } ? Omit<M, "id"> : never;
/** A message to the server before it has its number. */
export type Request = Unnumbered<ClientMessage>;

const PING_EVERY = 25_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

/** A connection that comes back by itself; what was asked and not answered is asked again. */
export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, { request: ClientMessage; done: (answer: ServerMessage) => void }>();
  private next = 1;
  private wait = FIRST_WAIT;
  private timer = 0;
  private ping = 0;
  private closed = false;
  /** whether anything was heard since the last ping */
  private isHeard = true;
  /** whether the next view is the first of a connection */
  private isBack = false;

  constructor(
    private readonly where: Where,
    private readonly hear: (message: ServerMessage) => void,
    private readonly lost: () => void,
  ) {
    this.open();
  }

  /** Ask or tell the server something; its answer has the same number. */
  send(request: Request): Promise<ServerMessage> {
    const message = { ...request, id: this.next++ } as ClientMessage;
    return new Promise((done) => {
      this.waiting.set((message as { id: number }).id, { request: message, done });
      this.post(message);
    });
  }

  /** Come again: everything is sent whole. */
  again(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.clearInterval(this.ping);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", ...this.where };
      socket.send(JSON.stringify(hello));
      window.clearInterval(this.ping);
      this.isHeard = true;
      this.ping = window.setInterval(() => this.listen(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.isHeard = true;
      if (socket === this.socket && !this.closed) this.take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.comeBack();
    };
  }

  /** Ask whether the server is there. A network that went away closes nothing: silence tells. */
  private listen(): void {
    if (this.isHeard) {
      this.isHeard = false;
      this.post({ type: "ping", id: 0 });
      return;
    }
    // Its closing may take as long as the network is away.
    this.socket?.close();
    this.comeBack();
  }

  private comeBack(): void {
    this.socket = null;
    window.clearInterval(this.ping);
    if (this.closed) return;
    this.lost();
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private take(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.isBack = true;
    }
    if (message.type === "bye" && !message.again) {
      this.close();
    }
    this.hear(message);
    if (message.type === "whole" && this.isBack) {
      this.isBack = false;
      // An answer counts once, however often it is sent; nothing else is sent twice.
      for (const [id, { request }] of this.waiting) {
        if (request.type === "answer" || request.type === "picks") this.post(request);
        else this.waiting.delete(id);
      }
    }
    const id = "id" in message ? message.id : 0;
    const asked = this.waiting.get(id);
    if (asked !== undefined) {
      this.waiting.delete(id);
      asked.done(message);
    }
  }

  private post(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }
}
