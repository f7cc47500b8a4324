// Loaded only where somebody has a game checked: with it come the rules.
import { verifyBytes } from '@moonrise/record';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(verifyBytes(data)));
