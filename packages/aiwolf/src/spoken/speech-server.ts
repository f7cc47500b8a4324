import type { Config } from '../config/config.ts';

type ServerSettings = Pick<Config['tts_broadcaster'], 'host' | 'timeout'>;
const LONGEST_TEXT = 500; // characters: more than a minute of speech
const MOST_BYTES = 16 * 1024 * 1024; // of one answer: about six minutes of speech

/** Asks a VOICEVOX-compatible server to speak a text. Returns a WAV file. */
export async function synthesize(
  { host, timeout }: ServerSettings,
  text: string,
  speaker: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const voice = { speaker: String(speaker) };
  const spoken = [...text].slice(0, LONGEST_TEXT).join('');
  const query = await post(addressOf(host, 'audio_query', { ...voice, text: spoken }), undefined, limit);
  const sound = await post(addressOf(host, 'synthesis', voice), query, limit);
  if (sound.toString('latin1', 0, 4) !== 'RIFF') throw new Error('The speech server sent no WAV file.');
  return sound;
}

/** Whether a server answers there at all. */
export const isAnswering = (host: string, signal: AbortSignal): Promise<boolean> =>
  fetch(addressOf(host, 'version', {}), { signal }).then(
    async (answer) => {
      await answer.body?.cancel();
      return true;
    },
    () => false,
  );

function addressOf(host: string, path: string, query: Readonly<Record<string, string>>): URL {
  const address = new URL(path, host.endsWith('/') ? host : `${host}/`);
  address.search = String(new URLSearchParams(query));
  return address;
}
async function post(address: URL, body: Buffer | undefined, signal: AbortSignal): Promise<Buffer> {
  const json = { headers: { 'content-type': 'application/json' } };
  const answer = await fetch(address, { method: 'POST', signal, ...(body && { ...json, body: new Uint8Array(body) }) });
  if (!answer.ok) throw new Error(`The speech server answered ${address.pathname} with ${answer.status}.`);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > MOST_BYTES) throw new Error('The speech server sent too much.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
