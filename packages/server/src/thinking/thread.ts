import { parentPort } from 'node:worker_threads';
import type { ThreadOrder } from './messages.ts';
import { ThreadDesk } from './thread-desk.ts';

const desk = new ThreadDesk((answer) => parentPort?.postMessage(answer));
parentPort?.on('message', (order: ThreadOrder) => desk.take(order));
