// Loaded only where somebody has a game checked: with it come the rules.
import { check } from '@moonrise/server/proof';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(check(data)));
