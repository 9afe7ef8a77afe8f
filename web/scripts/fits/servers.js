import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as listen } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'vite';

const PATIENCE = 120_000;

async function freePort() {
  const server = listen().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function isUp(url) {
  const answer = await fetch(`${url}/health`).catch(() => null);
  return answer?.ok === true;
}

/** `reverie serve` and Vite before it, each on a port of its own; `close()` ends both. */
export async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'fits-'));
  const port = await freePort();
  const places = [`--database=sqlite:///${folder}/reverie.db`, `--decks=${folder}/decks`, '--limits=off'];
  const program = process.env.REVERIE ?? '../.venv/bin/reverie';
  const reverie = spawn(program, ['serve', `--port=${port}`, ...places], {
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  process.env.REVERIE_SERVER = server;
  const vite = await createServer({
    logLevel: 'error',
    cacheDir: join(folder, 'vite'),
    // What is packed is known from the start: nothing is loaded anew in the middle of the walk.
    optimizeDeps: { noDiscovery: true, include: ['uqr'] },
    server: { port: 0, hmr: false, watch: null },
  });
  await vite.listen();
  for (const end = Date.now() + PATIENCE; !(await isUp(server)); await wait(50))
    if (reverie.exitCode !== null || Date.now() > end) throw new Error('The server did not start.');
  return {
    base: `http://127.0.0.1:${vite.httpServer.address().port}`,
    server,
    async close() {
      reverie.kill();
      await vite.close();
      if (reverie.exitCode === null) await once(reverie, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/** A table whose host has sat down, with two bots. */
export async function openTable(server) {
  const post = async (path, body, token) => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const answer = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const table = await post('/api/tables', { game: 'stella', name: 'Ada' });
  for (const level of ['easy', 'hard'])
    await post(`/api/tables/${table.table}/moves`, { type: 'add_bot', level }, table.token);
  await post(`/api/tables/${table.table}/seats`, { name: 'Bao' });
  return table;
}
