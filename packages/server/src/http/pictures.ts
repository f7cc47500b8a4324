import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CompressedText } from './compressed-text.ts';

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@moonrise/rulesets/package.json')), 'pictures');
const AN_HOUR = 3_600; // seconds
const drawn = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : []));

/** The picture with this name, or the default picture. */
export const pictureOf = (name: string): string => (drawn.includes(name) ? name : 'unknown');

/** Serves the pictures of all roles as one SVG sprite. */
export function pictures(app: FastifyInstance): void {
  const symbols = drawn.map((name) => symbolOf(name, readFileSync(join(FOLDER, `${name}.svg`), 'utf8')));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const compressed = new CompressedText(sprite, 'image/svg+xml', `public, max-age=${AN_HOUR}`);
  app.get('/pictures.svg', (request, reply) => compressed.send(request, reply));
}

function symbolOf(name: string, picture: string): string {
  const [, drawing = ''] = picture.match(/<svg[^>]*>([\s\S]*)<\/svg>/) ?? [];
  const plain = drawing.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/\s+/g, ' ');
  return `<symbol id="${name}" viewBox="0 0 100 100">${plain.trim()}</symbol>`;
}
