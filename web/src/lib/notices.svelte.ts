import { explain } from './i18n/problems';

export interface Notice {
  id: number;
  text: string;
  kind: 'plain' | 'problem';
}

const STAYS = 5_000;
const REMEMBERED = 5;

/** Short notes that go away by themselves, and what screen readers are told. */
class Notices {
  list = $state<Notice[]>([]);
  /** What screen readers are told, newest last: each is a line of its own, so that none is lost when two come at once. */
  said = $state<{ id: number; text: string }[]>([]);
  #last = 0;

  tell(text: string, kind: Notice['kind'] = 'plain'): void {
    if (this.list.some((notice) => notice.text === text)) return;
    const id = ++this.#last;
    this.list.push({ id, text, kind });
    this.say(text);
    setTimeout(() => this.dismiss(id), STAYS);
  }

  problem(code: string): void {
    this.tell(explain(code), 'problem');
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** For screen readers alone. */
  say(text: string): void {
    if (this.said.at(-1)?.text === text) return;
    this.said = [...this.said.slice(1 - REMEMBERED), { id: ++this.#last, text }];
  }
}

export const notices = new Notices();
