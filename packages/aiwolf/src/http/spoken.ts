import { readFile } from 'node:fs/promises';
import { refuse, send } from './answers.ts';
import type { ApiRequest } from './api-request.ts';

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
const SEGMENT_TYPE = 'video/mp2t';
const noSound = ({ response }: ApiRequest) => refuse(response, 404, 'not_found', 'There is no such sound.');

/** The sound of a game as an HLS playlist. */
export function playlist(asked: ApiRequest): void {
  const stream = asked.world.spoken.stream(asked.name);
  if (stream) send(asked.response, 200, PLAYLIST_TYPE, stream.playlist());
  else noSound(asked);
}
/** One piece of it: `ID/NUMBER`. */
export function segment(asked: ApiRequest): void {
  const [id = '', number] = asked.name.split('/');
  const file = asked.world.spoken.stream(id)?.file(Number(number));
  if (file === undefined) return noSound(asked);
  readFile(file).then(
    (bytes) => send(asked.response, 200, SEGMENT_TYPE, bytes),
    () => noSound(asked),
  );
}
