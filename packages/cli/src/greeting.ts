import type { Invitation } from '@moonrise/server';
import type { Painter } from './paint.ts';

/** What a server says when it is ready: where to open the game, and a code to scan. */
export function greeting({ address, local, picture }: Invitation, paint: Painter): string {
  const others = local.map((one) => `  in your network: ${one}`);
  const scan = picture === undefined ? [] : ['', ...scannable(picture, paint), ''];
  return [
    `Moonrise is ready: ${address}`,
    ...others,
    ...scan,
    'Ctrl+C stops it; running games go on at the next start.',
  ].join('\n');
}

/** Dark on light with an edge, as every phone can read it, whatever the colours of the terminal. */
function scannable(picture: string, paint: Painter): readonly string[] {
  const lines = picture.split('\n');
  const width = Math.max(...lines.map((line) => line.length));
  return lines.map((line) => paint('print', line.padEnd(width)));
}
