import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = process.env.MOONRISE_ADMIN_SERVER ?? 'http://127.0.0.1:3001';

/** The operator's page. It is built apart from the client, so that players download nothing of it. */
export default defineConfig({
  root: `${import.meta.dirname}/src/admin`,
  base: './', // it is served at /admin/, possibly below a path of a proxy
  publicDir: false,
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../../dist-admin',
    emptyOutDir: true,
    manifest: true, // for the size check
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy forbids inline assets
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: server } } },
});
