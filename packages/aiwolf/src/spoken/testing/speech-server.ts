import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wav } from './wav.ts';

/** Titles of tests that are skipped without ffmpeg end with this. */
export const hasFfmpeg =
  spawnSync('ffmpeg', ['-version']).status === 0 && spawnSync('ffprobe', ['-version']).status === 0;
export const whySkipped = hasFfmpeg ? '' : ' (skipped: this machine has no ffmpeg)';

export interface SpeechServer {
  readonly host: string;
  readonly spoken: { readonly text: string; readonly speaker: string }[]; // by synthesis
  /** How it answers the synthesis: with a WAV file, with an error, with something else, or never. */
  behaviour: 'wav' | 'error' | 'text' | 'hangs';
}

/** A stand-in for VOICEVOX that speaks a tone of this length. */
export async function withSpeechServer<T>(seconds: number, work: (server: SpeechServer) => Promise<T>): Promise<T> {
  const sound = wav(seconds);
  const state: SpeechServer = { host: '', spoken: [], behaviour: 'wav' };
  const http = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const speaker = searchParams.get('speaker') ?? '';
    if (pathname === '/version') return void response.end('"0"');
    if (request.method !== 'POST') return void response.writeHead(405).end();
    if (pathname === '/audio_query')
      return void response.end(JSON.stringify({ accent_phrases: [], kana: searchParams.get('text'), speaker }));
    if (pathname !== '/synthesis') return void response.writeHead(404).end();
    const pieces = await request.toArray();
    const { kana, speaker: asked } = JSON.parse(String(Buffer.concat(pieces)));
    if (asked !== speaker) return void response.writeHead(422).end();
    if (state.behaviour === 'error') return void response.writeHead(500).end();
    if (state.behaviour === 'text') return void response.end('I cannot speak.');
    state.spoken.push({ text: kana, speaker });
    if (state.behaviour === 'wav') response.end(sound);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  try {
    return await work(Object.assign(state, { host: `http://127.0.0.1:${port}` }));
  } finally {
    http.closeAllConnections();
    http.close();
  }
}
