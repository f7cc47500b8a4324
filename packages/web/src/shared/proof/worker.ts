// Loaded on demand: it brings the rules.
import { check } from '@moonrise/server/proof';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(check(data)));
