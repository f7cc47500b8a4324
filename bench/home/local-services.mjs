// Redis, and nginx with the recipe of the project, on free ports; both end with `stop`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/steps.mjs';
import { freePort } from '../nodes/local-postgres.mjs';

const REDIS = '/usr/bin/redis-server';
const NGINX = '/usr/sbin/nginx';
export const areInstalled = () => existsSync(REDIS) && existsSync(NGINX);

/** @param {number} port @returns {Promise<boolean>} */
const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy() && resolve(true));
    socket.once('error', () => resolve(false));
  });

/**
 * @param {string} program
 * @param {(folder: string) => string[]} args
 * @param {number} port
 */
async function started(program, args, port) {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-bench-service-'));
  const child = spawn(program, args(folder), { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended before it was ready.`);
    await pause(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, pid: Number(child.pid), stop };
}

export async function startRedis() {
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no' };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return started(REDIS, (folder) => [...flags, '--dir', folder], port);
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
/** @param {readonly number[]} nodes their ports */
export async function startNginx(nodes) {
  const port = await freePort();
  const recipe = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const args = (/** @type {string} */ folder) => {
    const config = recipe
      .replaceAll(/node-(\d):3000/g, (_, number) => `127.0.0.1:${nodes[Number(number) - 1]}`)
      .replace('worker_processes auto;', `${user} worker_processes 1;`)
      .replace('worker_rlimit_nofile 65536;', '')
      .replace('worker_connections 16384', 'worker_connections 4096')
      .replace('http {', `http { ${TEMPORARY.map((name) => `${name}_temp_path ${folder};`).join(' ')}`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    writeFileSync(join(folder, 'nginx.conf'), config);
    return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', `daemon off; pid ${folder}/pid;`];
  };
  return started(NGINX, args, port);
}
