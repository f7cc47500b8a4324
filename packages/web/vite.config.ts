import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = process.env.MOONRISE_SERVER ?? 'http://localhost:3000';
const passed = { target: server }; // keeps the Host header: the server refuses other origins

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../server/public', // served by the server
    emptyOutDir: true,
    manifest: true, // for the size check and the service worker
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy forbids inline assets
    modulePreload: { polyfill: false },
    // Code that most screens need is one file: thirty small ones compress worse and need more requests.
    rolldownOptions: {
      output: {
        // The entry file names all others, and hashes do not compress: seven characters are enough to tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /src\/shared\/(?!words\/\w+\/|chat\/|lab\/|proof\/|story\/(?!scene|phase|use-))|node_modules/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': passed, '/pictures.svg': passed, '/socket.io': { ...passed, ws: true } } },
});
