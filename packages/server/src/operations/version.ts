import { readFileSync } from 'node:fs';

const { version: found } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
export const version = String(found);
