import { address } from './address.svelte';
import { asides, MOODS } from './asides.svelte';
import { away } from './away.svelte';
import { api, Problem } from './net/api';
import { Connection, type Line, type Outcome, type SaidMessage } from './net/socket';
import { notices } from './notices.svelte';
import { t } from './i18n/index.svelte';
import { settings } from './settings.svelte';
import { Talk } from './talk.svelte';
import { personalLink, tokens } from './tokens';
import { Watchers } from './watchers.svelte';
import type { Can, CanOf, Mood, Move, News, Seat, View } from './types';

export interface Announced {
  text: string;
  /** When that takes place, in seconds. */
  at: number | null;
}

/** A table as this browser sees it: the newest view, what just happened, and the line to the server. */
export class Table {
  view = $state.raw<View | null>(null);
  /** The view before the newest one, for animation. */
  before = $state.raw<View | null>(null);
  /** What led from the one to the other. */
  news = $state.raw<News[]>([]);
  line = $state<Line>('connecting');
  /** Why there is nothing here for us: `no_such_table`, `blocked`, or `no_seat` where the seat was taken away, `removed` for good. */
  gone = $state<string | null>(null);
  talk: Talk;
  /** Who looks on, as the host knows it. */
  watchers: Watchers;
  /** To who looks on: the host offers a seat. */
  offered = $state(false);
  /** Whether the host is told who looks on: not of who would rather watch, nor of who gave no name. */
  named = $state(false);
  /** The chat is on the screen. */
  chatting = $state(false);
  /** What whoever runs the server has to say. */
  announcement = $state.raw<Announced | null>(null);
  /** The type of the move that is on its way. */
  busy = $state<Move['type'] | null>(null);
  /** A name that is free, where the one that was wanted is somebody's. */
  suggestion = $state<string | null>(null);

  you = $derived<Seat | null>(this.view?.you == null ? null : (this.view.seats[this.view.you] ?? null));
  isHost = $derived(this.view !== null && this.view.you === this.view.host);
  waitingFor = $derived<number[]>(this.view?.play?.waiting_for ?? []);
  isMyTurn = $derived(this.view?.you != null && this.waitingFor.includes(this.view.you));

  /** Called with every view, before it is known who came back with it. */
  ontold: (table: Table) => void = () => undefined;

  #connection: Connection | null = null;

  constructor(
    readonly code: string,
    readonly token: string | null,
    /** A watcher has sat down. */
    readonly onseat: () => void = () => undefined,
    /** The name under which somebody looks on; none where they gave none. */
    readonly watcher = '',
  ) {
    this.talk = new Talk(code);
    this.watchers = new Watchers(code);
    this.named = watcher !== '';
  }

  get link(): string {
    return `${address.origin}/t/${this.code}`;
  }

  get personalLink(): string | null {
    return this.token && personalLink(this.code, this.token);
  }

  open(): this {
    void address.find();
    const { protocol, host } = location;
    const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${this.code}/socket`;
    this.#connection = new Connection(url, this.token, {
      view: ({ view, news }) => this.show(view, news),
      refused: (error, suggestion) => this.#refuse(error, suggestion),
      said: (line) => this.#hear(line),
      watching: (watcher, name) => this.watchers.hear(watcher, name),
      invited: () => (this.offered = this.named),
      declined: (watcher, name) => this.#missOut(watcher, name),
      announced: (text, at) => (this.announcement = text ? { text, at } : null),
      line: (line) => (this.line = line),
      gone: (error) => this.#lose(error),
      lost: () => notices.problem('not_sent'),
    });
    return this;
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
    this.watchers.clear();
    away.clear();
    asides.clear();
  }

  show(view: View, news: News[]): void {
    this.before = this.view;
    this.view = view;
    this.news = news;
    this.ontold(this);
    away.note(view);
    for (const item of news) if (item.what === 'reacted') this.#react(view, item);
    if (this.token && view.you === null)
      this.#lose(news.some(({ what }) => what === 'removed') ? 'removed' : 'no_seat');
  }

  #react(view: View, { seat, mood }: { seat: number; mood: Mood }): void {
    const who = view.seats[seat];
    if (!who || !settings.reactions) return;
    asides.react(seat, mood);
    // Bots react to everything: who listens hears of people alone.
    if (!who.bot && seat !== view.you) notices.say(t('talk.told', { name: who.name, words: t(MOODS[mood]) }));
  }

  /** What the viewer may do now, with its bounds; undefined where it is not offered. */
  can<T extends Can['type']>(type: T): CanOf<T> | undefined {
    return this.view?.can.find((can): can is CanOf<T> => can.type === type);
  }

  /** Sends a move; a second tap on the same thing while the first is on its way does nothing. */
  async move(move: Move): Promise<Outcome> {
    if (!this.#connection || (this.busy === move.type && move.type !== 'mark')) return 'lost';
    this.busy = move.type;
    this.suggestion = null;
    const outcome = await this.#connection.move(move);
    if (this.busy === move.type) this.busy = null;
    return outcome;
  }

  say(text: string): boolean {
    return this.#connection?.say(text) ?? false;
  }

  react(mood: Mood): void {
    if (!this.#connection?.react(mood)) notices.problem('not_sent');
  }

  /** Tells the host who looks on; says nothing of what comes of it. */
  watch(): void {
    this.#connection?.watch(this.watcher);
  }

  /** Offers a seat to who looks on. */
  invite(watcher: string): void {
    if (this.#connection?.invite(watcher)) this.watchers.ask(watcher);
    else notices.problem('not_sent');
  }

  /** Who looks on would rather do that, and is not asked again. */
  decline(): void {
    this.offered = this.named = false;
    this.#connection?.decline();
  }

  /** Whether the viewer may chat, or react: who only looks on may not. */
  may(what: 'chat' | 'reactions'): boolean {
    return this.you !== null && !this.you.bot && this.view?.options[what] !== false;
  }

  /**
   * Leaves by an ordinary call, so that it is done even if the page closes now. A bot plays on in a running game, and
   * the seat is kept: who opens the table again takes it back.
   */
  async leave(): Promise<void> {
    this.close();
    if (this.token) {
      await api.move(this.code, this.token, { type: 'leave' }).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'offline') throw error;
      });
      if (this.view?.status !== 'playing') tokens.forget(this.code);
    }
  }

  #hear({ seat, text, id, name, at, earlier }: SaidMessage): void {
    const speaker = seat === null ? null : (this.view?.seats[seat] ?? null);
    const own = seat !== null && seat === this.view?.you;
    if (!this.talk.hear({ id, at, speaker, name, text, own }) || earlier || !settings.chat) return;
    if (seat !== null) asides.say(seat, text);
    if (!own && !this.chatting) notices.say(t('talk.told', { name, words: text }));
  }

  #missOut(watcher: string, name: string): void {
    this.watchers.hide(watcher);
    notices.tell(t('watching.declined', { name }));
  }

  #refuse(error: string, suggestion: string | undefined): void {
    if (!this.token) return; // Who looks on asks for nothing: the page says by itself who they are.
    if (suggestion) this.suggestion = suggestion;
    else notices.problem(error);
  }

  #lose(error: string): void {
    if (error === 'no_seat' || error === 'removed') tokens.forget(this.code);
    this.gone = error;
    this.close();
  }
}
