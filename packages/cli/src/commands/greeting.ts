import type { Invitation } from '@moonrise/server';
import type { Painter } from '../terminal/paint.ts';

/** The text of a server that is ready: its addresses, and a QR code. `admin`: the address of the admin page. */
export function greeting({ address, local, picture }: Invitation, paint: Painter, admin?: string): string {
  const others = local.map((one) => `  in your network: ${one}`);
  const scan = picture === undefined ? [] : ['', ...scannable(picture, paint), ''];
  return [
    `Moonrise is ready: ${address}`,
    ...others,
    ...(admin === undefined ? [] : [`  admin page: ${admin}`]),
    ...scan,
    'Press Ctrl+C to stop; running games continue at the next start.',
  ].join('\n');
}

/** Black on white with a border, so that every phone can scan it whatever the terminal's colours are. */
function scannable(picture: string, paint: Painter): readonly string[] {
  const lines = picture.split('\n');
  const width = Math.max(...lines.map((line) => line.length));
  return lines.map((line) => paint('print', line.padEnd(width)));
}
