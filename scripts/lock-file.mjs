import { readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const HEARTBEAT = 1_000; // ms
const TIMEOUT = 15_000; // ms without a heartbeat: the holder is gone, and another process may have its pid

/**
 * Runs `work` while holding the lock file, so that two processes do not do it at once.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  await acquire(file);
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), HEARTBEAT);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
async function acquire(file) {
  for (let tries = 0; !(create(file) || (isAbandoned(file) && (await takeOver(file)))); tries++) {
    if (tries === 10) console.log('[moonrise] waiting for another set-up to finish');
    await pause(100);
  }
}

/** @param {string} file */
function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    return Date.now() - statSync(file).mtimeMs > TIMEOUT || !isAlive(Number(readFileSync(file, 'utf8')));
  } catch {
    return false; // released in the meantime
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (pid === 0) return true; // created, not yet written
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Several processes may try at once. The last rename wins, and after the pause all of them see the winner's pid.
 * @param {string} file
 */
async function takeOver(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  renameSync(mine, file);
  await pause(250);
  return readFileSync(file, 'utf8') === String(process.pid);
}
