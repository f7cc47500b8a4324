// Installs the programs that tests use and npm does not bring. Without root or apt it prints which tests are skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {{ name: string, isHere: () => boolean, without: string }} Wanted */

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const CLUSTERS = '/etc/postgresql-common/createcluster.conf';
const POLICY = '/usr/sbin/policy-rc.d'; // packages ask this program before they start a service

const isPostgresHere = () =>
  existsSync(DEBIAN_POSTGRES) &&
  readdirSync(DEBIAN_POSTGRES).some((version) => existsSync(`${DEBIAN_POSTGRES}/${version}/bin/initdb`));
/** @param {string} name */
const isModuleHere = (name) =>
  ['python3', '/usr/bin/python3'].some((python) => spawnSync(python, ['-c', `import ${name}`]).status === 0);
const isWebsocketHere = () => isModuleHere('websocket');
const isNumpyHere = () => isModuleHere('numpy');

/** @type {readonly Wanted[]} */
const wanted = [
  { name: 'postgresql', isHere: isPostgresHere, without: 'the store on PostgreSQL' },
  {
    name: 'redis-server',
    isHere: () => existsSync('/usr/bin/redis-server'),
    without: 'hints between nodes over Redis',
  },
  {
    name: 'ffmpeg',
    isHere: () => spawnSync('ffmpeg', ['-version']).status === 0,
    without: 'the spoken stream of contests',
  },
  { name: 'python3-numpy', isHere: isNumpyHere, without: 'the learning example in Python' },
  { name: 'python3-websocket', isHere: isWebsocketHere, without: 'contest agents in Python' },
  { name: 'prometheus', isHere: () => existsSync('/usr/bin/promtool'), without: 'the alert rules for Prometheus' },
  { name: 'pgbouncer', isHere: () => existsSync('/usr/sbin/pgbouncer'), without: 'the pooler for PostgreSQL' },
  { name: 'nginx-light', isHere: () => existsSync('/usr/sbin/nginx'), without: 'the recipe for nginx' },
  {
    name: 'openssl',
    isHere: () => existsSync('/usr/bin/openssl'),
    without: "the recipes for the operator's page over https",
  },
  { name: 'haproxy', isHere: () => existsSync('/usr/sbin/haproxy'), without: 'the recipe for HAProxy' },
  { name: 'caddy', isHere: () => existsSync('/usr/bin/caddy'), without: 'the recipe for Caddy' },
  { name: 'apache2-bin', isHere: () => existsSync('/usr/sbin/apache2'), without: 'the recipe for Apache' },
];

/** @param {readonly string[]} args */
const apt = (args) =>
  spawnSync('apt-get', ['-q', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Keeps the package from creating and starting a database server; tests start their own. */
function preventCluster() {
  if (existsSync(CLUSTERS)) return;
  mkdirSync(dirname(CLUSTERS), { recursive: true });
  writeFileSync(CLUSTERS, 'create_main_cluster = false\n');
}

/**
 * Runs `work` while packages may not start services.
 * @param {() => void} work
 */
function withoutServices(work) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    work();
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

export function installDebianPackages() {
  const missing = wanted.filter(({ isHere }) => !isHere());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`[moonrise] install system packages for the tests, once: apt-get install ${names.join(' ')}`);
    if (names.includes('postgresql')) preventCluster();
    apt(['update']);
    withoutServices(() => apt(['install', '--no-install-recommends', ...names]));
  }
  for (const { name, isHere, without } of missing)
    if (!isHere())
      console.warn(`\n[moonrise] NOT TESTED: ${without}. Install the system package ${name} to test it.\n`);
}
