/** Sends pictures for a deck. A plain request rather than `fetch`, which does not tell how much has been sent. */
import type { components } from '../protocol';
import { Problem } from './api';

type Schemas = components['schemas'];
export type Refusal = Schemas['Refusal'];
export type DeckMade = Schemas['DeckMade'];

export class NoDeck extends Problem {
  constructor(
    code: string,
    message: string,
    status: number,
    readonly refused: Refusal[],
  ) {
    super(code, message, status);
  }
}

export function sendDeck(
  name: string,
  files: readonly File[],
  onprogress: (share: number) => void,
  signal: AbortSignal,
): Promise<DeckMade> {
  const form = new FormData();
  form.set('name', name);
  for (const file of files) form.append('images', file, file.name);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onprogress(total ? loaded / total : 0);
    request.upload.onload = () => onprogress(1);
    request.onload = () => {
      const answer = request.response as (DeckMade & Partial<Schemas['Problem']>) | null;
      if (request.status === 201 && answer) return resolve(answer);
      const { error = 'unknown', message = '', refused = [] } = answer ?? {};
      reject(new NoDeck(error, message, request.status, refused));
    };
    request.onerror = () => reject(new NoDeck('offline', 'The server cannot be reached.', 0, []));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/decks');
    request.send(form);
  });
}
