import { projectText } from '../project-file.ts';
import { nginx, nginxFolders, type ProxyProgram } from './proxy.ts';

const map = () => /map \$http_upgrade[^}]*\}/.exec(projectText('deploy/proxies/nginx.conf'))?.[0];

/** nginx with another page at `/`, and the game at `/wolf`. */
export const belowPath: ProxyProgram = {
  ...nginx,
  name: 'nginx, below a path',
  recipe: 'deploy/proxies/path-nginx.conf',
  edit: (recipe, { port, server, folder }) => `user root; events {} http { ${nginxFolders(folder)} ${map()}
    server { listen 127.0.0.1:${port}; location / { default_type text/html; return 200 "another page"; }
    ${recipe.replace(/127\.0\.0\.1:3000\b/, server)} } }`,
  isUp: async (port) => (await fetch(`http://127.0.0.1:${port}/wolf/healthz`)).ok,
};
