import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Move } from '../types';
import { Connection, type Listener } from './socket';

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: { type: string; token?: string; move?: Move & { id: string } }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { reason: string }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close() {
    this.readyState = 3;
  }
  drop(reason = '') {
    this.readyState = 3;
    this.onclose?.({ reason });
  }
  get moves() {
    return this.sent.filter((message) => message.type === 'move').map((message) => message.move!);
  }
}

const view = (version: number, more = {}) => ({
  type: 'view',
  version,
  view: { version },
  news: [],
  ...more,
});
const last = () => FakeSocket.all.at(-1)!;
let listener: { [Name in keyof Listener]: ReturnType<typeof vi.fn<Listener[Name]>> };
let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  listener = {
    view: vi.fn(),
    refused: vi.fn(),
    said: vi.fn(),
    watching: vi.fn(),
    invited: vi.fn(),
    declined: vi.fn(),
    announced: vi.fn(),
    line: vi.fn(),
    gone: vi.fn(),
    lost: vi.fn(),
  };
  line = new Connection('ws://here', 'secret', listener);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(version = 1) {
  last().open();
  last().say(view(version));
}

describe('a connection', () => {
  test('says hello with its token', () => {
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', token: 'secret' }]);
  });

  test('drops what is older than what it has', () => {
    connect(5);
    last().say(view(4));
    last().say(view(6));
    expect(listener.view.mock.calls.map(([message]) => message.version)).toEqual([5, 6]);
  });

  test('hears what bots feel, with a version that it has', () => {
    connect(5);
    const news = [{ what: 'reacted', seat: 2, mood: 'glad' }];
    last().say(view(5, { news }));
    expect(listener.view.mock.lastCall![0].news).toEqual(news);
  });

  test('comes back by itself, later and later', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      const before = FakeSocket.all.length;
      last().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  test('goes away when the server says goodbye, and comes back after what it asks for', () => {
    connect();
    last().say({ type: 'goodbye', retry_after: 2 });
    expect(listener.line).toHaveBeenLastCalledWith('waiting');
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all.length).toBe(2);
  });

  test('does not come back to a table that is not there', () => {
    last().open();
    last().drop('no_such_table');
    vi.advanceTimersByTime(60_000);
    expect(listener.gone).toHaveBeenCalledWith('no_such_table');
    expect(FakeSocket.all.length).toBe(1);
  });

  test('does not come back where it is kept out', () => {
    last().open();
    last().drop('blocked');
    vi.advanceTimersByTime(60_000);
    expect(listener.gone).toHaveBeenCalledWith('blocked');
    expect(FakeSocket.all.length).toBe(1);
  });

  test('passes on what the server announces', () => {
    connect();
    last().say({ type: 'announcement', text: 'We move.', at: 1_800_000_000 });
    expect(listener.announced).toHaveBeenLastCalledWith('We move.', 1_800_000_000);
    last().say({ type: 'announcement', text: '', at: null });
    expect(listener.announced).toHaveBeenLastCalledWith('', null);
  });

  test('asks a silent line whether it is there, and leaves it when it is not', () => {
    connect();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(8_000);
    expect(listener.line).toHaveBeenLastCalledWith('waiting');
  });
});

describe('a move', () => {
  test('is sent once, with an id, and is done when a view answers it', async () => {
    connect(1);
    const outcome = line.move({ type: 'start' });
    last().say(view(2, { id: last().moves[0]!.id }));
    await expect(outcome).resolves.toBe('done');
    expect(last().moves).toEqual([{ type: 'start', id: expect.stringMatching(/^\w{24}$/) }]);
  });

  test("is not answered by another player's move", async () => {
    connect(1);
    const outcome = line.move({ type: 'start' });
    last().say(view(2));
    last().say({ type: 'refused', id: last().moves[0]!.id, error: 'bad_count', message: '' });
    await expect(outcome).resolves.toBe('refused');
  });

  test('that changed nothing is done, too', async () => {
    connect(1);
    const outcome = line.move({ type: 'start' });
    last().say(view(1, { id: last().moves[0]!.id }));
    await expect(outcome).resolves.toBe('done');
  });

  test('that is on its way when the table is left is lost', async () => {
    connect(1);
    const outcome = line.move({ type: 'start' });
    line.close();
    await expect(outcome).resolves.toBe('lost');
    expect(listener.lost).not.toHaveBeenCalled();
  });

  test('is refused to its sender', async () => {
    connect();
    const outcome = line.move({ type: 'start' });
    last().say({ type: 'refused', id: last().moves[0]!.id, error: 'bad_count', message: '' });
    await expect(outcome).resolves.toBe('refused');
    expect(listener.refused).toHaveBeenCalledWith('bad_count', undefined);
  });

  test('made during a gap is sent when the line is back', async () => {
    connect(1);
    last().drop();
    const outcome = line.move({ type: 'start' });
    vi.advanceTimersByTime(500);
    connect(1);
    expect(last().moves.length).toBe(1);
    last().say(view(2, { id: last().moves[0]!.id }));
    await expect(outcome).resolves.toBe('done');
  });

  test('cut off by a gap is sent again with the same id, so that it is not played twice', () => {
    connect(1);
    void line.move({ type: 'start' });
    const [first] = last().moves;
    last().drop();
    vi.advanceTimersByTime(500);
    connect(1);
    expect(last().moves).toEqual([first]);
  });

  test('that cannot be brought over is said not to have been sent', async () => {
    connect(1);
    last().drop();
    const outcome = line.move({ type: 'start' });
    vi.advanceTimersByTime(10_000);
    await expect(outcome).resolves.toBe('lost');
    expect(listener.lost).toHaveBeenCalledOnce();
  });
});
