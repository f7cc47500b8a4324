import { Worker } from 'node:worker_threads';

/** A key to derive from a text with scrypt. */
interface Task {
  readonly text: string;
  readonly salt: Buffer;
  readonly length: number; // bytes
}
interface Waiting {
  readonly resolve: (key: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

const NICE = 10; // games go first, and on a busy machine passwords are still checked
// As text, because a worker cannot be started from TypeScript. On Linux process 0 is this thread alone.
const PROGRAM = `
  const { scryptSync } = require('node:crypto');
  const { setPriority } = require('node:os');
  const { parentPort } = require('node:worker_threads');
  if (process.platform === 'linux') setPriority(0, ${NICE});
  parentPort.on('message', ({ text, salt, length }) => parentPort.postMessage(scryptSync(text, salt, length)));
`;

/** Derives one key after another in a thread of low priority: however many are wanted, games go first. */
export class HashThread {
  private readonly waiting: Waiting[] = [];
  private worker: Worker | undefined;

  get size(): number {
    return this.waiting.length;
  }
  derive(task: Task): Promise<Buffer> {
    this.worker ??= this.start();
    this.worker.postMessage(task);
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  private start(): Worker {
    const worker = new Worker(PROGRAM, { eval: true, execArgv: [] });
    worker.unref(); // it does not keep the process alive
    worker.on('message', (key: Uint8Array) => this.waiting.shift()?.resolve(Buffer.from(key)));
    worker.on('error', (error) => {
      this.worker = undefined; // the next task starts another one
      for (const { reject } of this.waiting.splice(0)) reject(error);
    });
    return worker;
  }
}
