#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In a checkout the command is built into dist; an installed package has it in bundled, with the packages it needs.
const places = ['../dist/main.js', '../bundled/cli/dist/main.js'].map((path) => new URL(path, import.meta.url));
const main = places.find((place) => existsSync(place));
if (main) {
  await import(main.href);
} else {
  console.error('moonrise is not built yet: run "npm start" or "npm run build" first.');
  process.exitCode = 1;
}
