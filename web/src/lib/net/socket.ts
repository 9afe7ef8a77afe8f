/**
 * One table's socket. It says hello, comes back by itself after a gap, drops what is older than what it has,
 * and sends a move once: a move keeps its id, so that it can be sent again after a gap without being played twice.
 */
import type { FromServer, Mood, Move } from '../types';

export type Line = 'connecting' | 'open' | 'waiting';
export type Outcome = 'done' | 'refused' | 'lost';
type ViewMessage = Extract<FromServer, { type: 'view' }>;
export type SaidMessage = Extract<FromServer, { type: 'said' }>;

export interface Listener {
  view(message: ViewMessage): void;
  /** Where the server knows what it would not refuse, it is told, too. */
  refused(error: string, suggestion?: string): void;
  said(line: SaidMessage): void;
  /** To the host: somebody looks on. */
  watching(watcher: string, name: string): void;
  /** To who looks on: the host offers a seat. */
  invited(): void;
  /** To the host: somebody would rather watch. */
  declined(watcher: string, name: string): void;
  /** What whoever runs the server has to say, and when that is, in seconds; an empty text where that is over. */
  announced(text: string, at: number | null): void;
  line(line: Line): void;
  /** The server will not have us here; there is no use in coming back. */
  gone(error: string): void;
  /** A move could not be brought to the server. */
  lost(move: Move): void;
}

interface Pending {
  id: string;
  move: Move;
  sent: number;
  settle: (outcome: Outcome) => void;
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const GIVE_UP = 10_000;
const FINAL = ['no_seat', 'no_such_table', 'blocked'];

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export class Connection {
  #socket: WebSocket | null = null;
  #version = -1;
  #failures = 0;
  #greeted = false;
  #closed = false;
  #pending = new Map<string, Pending>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Resolves as soon as the move was played or refused, or could not be brought over. */
  move(move: Move): Promise<Outcome> {
    const id = newId();
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#expire(id), GIVE_UP);
      const pending: Pending = { id, move: { ...move, id }, sent: 0, settle, timer };
      this.#pending.set(id, pending);
      if (this.#greeted) this.#sendMove(pending);
    });
  }

  say(text: string): boolean {
    return this.#greeted && this.#send({ type: 'say', text });
  }

  react(mood: Mood): boolean {
    return this.#greeted && this.#send({ type: 'react', mood });
  }

  /** Tells the host who looks on. */
  watch(name: string): boolean {
    return this.#greeted && this.#send({ type: 'watch', name });
  }

  invite(watcher: string): boolean {
    return this.#greeted && this.#send({ type: 'invite', watcher });
  }

  decline(): boolean {
    return this.#greeted && this.#send({ type: 'decline' });
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#heart);
    for (const id of [...this.#pending.keys()]) this.#settle(id, 'lost');
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.listener.line('connecting');
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.token }));
    socket.onmessage = (event) => socket === this.#socket && this.#receive(JSON.parse(String(event.data)));
    socket.onclose = (event) => socket === this.#socket && this.#lose(event.reason);
  }

  #receive(message: FromServer): void {
    this.#beat();
    switch (message.type) {
      case 'view':
        return this.#see(message);
      case 'refused':
        this.#settle(message.id ?? '', 'refused');
        return this.listener.refused(message.error, message.suggestion);
      case 'said':
        return this.listener.said(message);
      case 'watching':
        return this.listener.watching(message.watcher, message.name);
      case 'invited':
        return this.listener.invited();
      case 'declined':
        return this.listener.declined(message.watcher, message.name);
      case 'announcement':
        return this.listener.announced(message.text, message.at);
      case 'goodbye':
        return this.#lose('', message.retry_after * 1000);
      case 'pong':
        return;
    }
  }

  #see(message: ViewMessage): void {
    const first = !this.#greeted;
    if (first) {
      this.#greeted = true;
      this.#failures = 0;
      this.listener.line('open');
    }
    // The same version comes again when somebody connects, or a bot shows what it feels.
    if (message.version >= this.#version) {
      this.#version = message.version;
      this.listener.view(message);
    }
    if (message.id) this.#settle(message.id, 'done');
    if (first) for (const pending of this.#pending.values()) if (pending.sent < 2) this.#sendMove(pending);
  }

  #sendMove(pending: Pending): void {
    if (this.#send({ type: 'move', move: pending.move })) pending.sent += 1;
  }

  #send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #settle(id: string, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.#pending.delete(id);
    pending.settle(outcome);
  }

  /** By now a move has been answered, or the line has been down for so long that it is no longer wanted. */
  #expire(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    const arrived = pending.sent > 0 && this.#greeted;
    this.#settle(id, arrived ? 'done' : 'lost');
    if (!arrived) this.listener.lost(pending.move);
  }

  #lose(reason: string, after?: number): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#heart);
    socket?.close();
    if (this.#closed) return;
    if (FINAL.includes(reason)) {
      this.listener.gone(reason);
      return this.close();
    }
    this.#failures += 1;
    this.listener.line('waiting');
    const wait = after ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  /** A line that has been silent is asked whether it is still there. */
  #beat(): void {
    clearTimeout(this.#heart);
    this.#heart = setTimeout(() => this.#ping(PONG_WITHIN), PING_EVERY);
  }

  #ping(within: number): void {
    clearTimeout(this.#heart);
    this.#send({ type: 'ping' });
    this.#heart = setTimeout(() => this.#lose(''), within);
  }

  #wake = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping(3_000);
    else if (!this.#socket) this.#connect();
  };
}
