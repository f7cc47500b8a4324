import { pipeline } from 'node:stream/promises';
import { findLogFile, LOG_KINDS, type LogFile, type LogKind } from '../logs/log-files.ts';
import { logNamesOf } from '../standings/contest-record.ts';
import { headersFor, JSON_TYPE, refuse, sendJson } from './answers.ts';
import type { ApiRequest } from './api-request.ts';

const TYPES: Readonly<Record<LogKind, string>> = {
  log: 'text/plain; charset=utf-8',
  'moonrise.json': JSON_TYPE,
  json: JSON_TYPE,
  jsonl: 'application/jsonl; charset=utf-8',
};

/** The files of a finished game, with permanent addresses. */
export function gameFiles(asked: ApiRequest): void {
  void answered(asked, async (files) => {
    const list = files.map(({ kind, name, bytes }) => ({ kind, name, bytes, url: urlOf(asked.name, kind) }));
    sendJson(asked.response, 200, { files: list });
  });
}
const urlOf = (id: string, kind: LogKind): string => `/api/v1/games/${encodeURIComponent(id)}/files/${kind}`;

export function gameFile(asked: ApiRequest): void {
  void answered(asked, async (files) => {
    const file = files.find(({ kind }) => kind === asked.rest);
    if (file) await download(asked, file);
    else refuse(asked.response, 404, 'not_found', `This game has no such file: choose one of ${kindsOf(files)}.`);
  });
}
const kindsOf = (files: readonly LogFile[]): string => files.map(({ kind }) => kind).join(', ') || 'none';

/** Answers with the files of the game; those of a running game would tell everything. */
async function answered(asked: ApiRequest, tell: (files: readonly LogFile[]) => Promise<void>): Promise<void> {
  const { world, response, name } = asked;
  try {
    if (world.contest.running.has(name))
      return refuse(response, 409, 'game_running', 'This game is running: download its files when it is over.');
    const game = await world.ledger.find(name);
    if (!game) return refuse(response, 404, 'not_found', 'There is no such finished game: look it up in the results.');
    const names = logNamesOf(game);
    const found = await Promise.all(LOG_KINDS.map((kind) => findLogFile(world.config, names, kind)));
    await tell(found.filter((file) => file !== undefined));
  } catch {
    response.destroy(); // the file broke off, or the client is gone
  }
}

async function download({ response }: ApiRequest, { kind, name, bytes, read }: LogFile): Promise<void> {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  response.writeHead(200, {
    ...headersFor(TYPES[kind]),
    'content-length': bytes,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  });
  if (response.req.method === 'HEAD') return void response.end();
  await pipeline(read(), response);
}
