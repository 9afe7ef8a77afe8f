import { api } from './net/api';

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Where others find this server. A page that was opened on the machine itself asks, since no phone finds it there. */
class Address {
  #told = $state<string | null>(null);
  #asked = false;

  get origin(): string {
    return this.#told ?? location.origin;
  }

  async find(): Promise<void> {
    if (this.#asked || !HERE.includes(location.hostname)) return;
    this.#asked = true;
    try {
      this.#told = (await api.readAddress()).url;
    } catch {
      this.#asked = false;
    }
  }
}

export const address = new Address();
