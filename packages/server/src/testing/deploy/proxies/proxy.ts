import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectText } from '../project-file.ts';

/** Where a proxy listens and what it forwards to. */
interface ProxyPlace {
  readonly port: number;
  readonly server: string; // host:port
  readonly nodes?: readonly string[]; // host:port each, for recipes with several; default: the server
  readonly folder: string;
}
export interface ProxyProgram {
  readonly name: string;
  readonly program: string; // scripts/debian-packages.mjs installs it if it can
  readonly recipe: string;
  readonly edit: (recipe: string, place: ProxyPlace) => string; // plain HTTP, on this port
  readonly args: (file: string, folder: string) => readonly string[];
  readonly isUp?: (port: number) => Promise<boolean>; // by default /healthz answers over plain HTTP
}

export const nginx = {
  program: '/usr/sbin/nginx',
  args: (file: string, folder: string) => [
    '-p',
    folder,
    '-c',
    file,
    '-e',
    'stderr',
    '-g',
    `daemon off; pid ${folder}/pid;`,
  ],
};
const SERVER = /127\.0\.0\.1:3000\b/; // and not the beginning of a port such as 30001
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
/** Where nginx writes, which it could otherwise do as root only. */
export const nginxFolders = (folder: string): string =>
  TEMPORARY.map((name) => `${name}_temp_path ${folder};`).join(' ');
const MODULES = ['mpm_event', 'authz_core', 'alias', 'headers', 'proxy', 'proxy_http'];

const withNodes = (recipe: string, { server, nodes }: ProxyPlace): string =>
  recipe.replace(
    /(node-\d )?node-(\d):3000/g,
    (_, name = '', number) => `${name}${nodes?.[Number(number) - 1] ?? server}`,
  );
const plainCaddy = (recipe: string, port: number): string =>
  `{\n\tadmin off\n\tauto_https off\n}\n${recipe.replace(/^wolf.example/m, `http://127.0.0.1:${port}`)}`;
const plainHaproxy = (recipe: string, port: number): string => recipe.replace(/bind :443 .*/, `bind 127.0.0.1:${port}`);
const caddy = {
  program: '/usr/bin/caddy',
  args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
};
const haproxy = { program: '/usr/sbin/haproxy', args: (file: string) => ['-db', '-f', file] };

export const proxies: readonly ProxyProgram[] = [
  {
    ...nginx,
    name: 'nginx',
    recipe: 'deploy/proxies/nginx.conf',
    edit: (recipe, { port, server, folder }) => {
      const plain = recipe.replace('listen 443 ssl', `listen 127.0.0.1:${port}`).replace(/ssl_certificate.*;/g, '');
      return `user root; events {} http { ${nginxFolders(folder)}\n${plain.replace(SERVER, server)} }`;
    },
  },
  {
    ...nginx,
    name: 'nginx for several nodes',
    recipe: 'deploy/nginx.conf',
    edit: (recipe, place) =>
      `user root; ${withNodes(recipe, place)}`
        .replace('worker_rlimit_nofile 65536;', '')
        .replace('worker_connections 16384', 'worker_connections 512')
        .replace('http {', `http { ${nginxFolders(place.folder)}`)
        .replace('listen 8080', `listen 127.0.0.1:${place.port}`),
  },
  {
    ...caddy,
    name: 'Caddy',
    recipe: 'deploy/proxies/Caddyfile',
    edit: (recipe, { port, server }) => plainCaddy(recipe, port).replace(SERVER, server),
  },
  {
    ...caddy,
    name: 'Caddy for several nodes',
    recipe: 'deploy/proxies/nodes.Caddyfile',
    edit: (recipe, place) => withNodes(plainCaddy(recipe, place.port), place),
  },
  {
    ...haproxy,
    name: 'HAProxy',
    recipe: 'deploy/proxies/haproxy.cfg',
    edit: (recipe, { port, server }) => plainHaproxy(recipe, port).replace(SERVER, server),
  },
  {
    ...haproxy,
    name: 'HAProxy for several nodes',
    recipe: 'deploy/proxies/nodes.haproxy.cfg',
    edit: (recipe, place) => withNodes(plainHaproxy(recipe, place.port), place),
  },
  {
    name: 'Apache',
    program: '/usr/sbin/apache2',
    recipe: 'deploy/proxies/apache.conf',
    edit: (recipe, { port, server, folder }) => {
      const modules = MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
      const own = [
        `Listen 127.0.0.1:${port}`,
        `PidFile ${folder}/pid`,
        `ErrorLog ${folder}/log`,
        'User nobody',
        'Group nogroup',
      ];
      const plain = recipe
        .replace('*:443', `127.0.0.1:${port}`)
        .replace(/SSL\w+ .*/g, '')
        .replace(SERVER, server);
      return [`ServerRoot ${folder}`, `DefaultRuntimeDir ${folder}`, ...modules, ...own, plain].join('\n');
    },
    args: (file) => ['-DFOREGROUND', '-f', file],
  },
];

/** Runs a proxy with its recipe while `work` runs. */
export async function behind(
  proxy: ProxyProgram,
  place: Omit<ProxyPlace, 'folder'>,
  work: () => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'moonrise-proxy-'));
  const file = join(folder, 'config');
  writeFileSync(file, proxy.edit(projectText(proxy.recipe), { ...place, folder }));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(proxy.program, proxy.args(file, folder), { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  try {
    await answers(
      child,
      () => (proxy.isUp ?? isUp)(place.port),
      () => said,
    );
    await work();
  } finally {
    const ended = new Promise((resolve) =>
      child.exitCode === null ? child.once('exit', resolve) : resolve(undefined),
    );
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
const isUp = async (port: number): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
async function answers(child: ChildProcess, isUp: () => Promise<boolean>, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended before it was ready: ${said()}`);
    if (await isUp().catch(() => false)) return;
    await pause(50);
  }
}
export const isInstalled = ({ program }: Pick<ProxyProgram, 'program'>): boolean => existsSync(program);
