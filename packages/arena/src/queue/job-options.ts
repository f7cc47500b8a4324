import type { JobsOptions, WorkerOptions } from 'bullmq';

const OFTEN = 1_000_000; // a job is handed out again however often its worker died
const LOCK = 10_000; // ms: a worker that is gone for so long has lost its jobs to the others

/** A job leaves nothing behind. It fails only while Redis is away, and is then tried again. */
export const jobOptions: JobsOptions = {
  removeOnComplete: true,
  removeOnFail: true,
  attempts: OFTEN,
  backoff: { type: 'fixed', delay: 1_000 },
};
export const workerOptions = {
  lockDuration: LOCK,
  stalledInterval: LOCK / 2,
  maxStalledCount: OFTEN,
} satisfies Partial<WorkerOptions>;
