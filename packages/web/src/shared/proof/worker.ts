// Loaded on demand: it brings the rules.
import { verifyBytes } from '@moonrise/record';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(verifyBytes(data)));
