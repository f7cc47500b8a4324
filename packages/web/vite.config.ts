import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const server = process.env.MOONRISE_SERVER ?? 'http://localhost:3000';
const passed = { target: server }; // keeps the Host header: the server refuses other origins

/** What most screens need, the table among them. */
const isShared =
  /src\/shared\/(?!words\/\w+\/|board\/|device\/(coaching|vibrate)|notices\/|rooms\/door|outlook\/|stage\/|sound\/|chat\/|lab\/|proof\/|story\/(?!phase|(?!finished)\w+\/use-))|node_modules/;
/** What several pages need, but not the table, which must load fast. */
const isForPages =
  /src\/shared\/(ui\/data\/(?!picture|numeral)|ui\/layout\/(?!panel)|ui\/controls\/(fields|option-card|text-link)|ui\/overlays\/(dialog|sheet|confirm)|settings\/(page|language)|share\/|device\/use-is-seen|connection\/hooks\/use-optimistic)/;
/** What the doors of rooms and the lobby need, but not the pages that show a game. */
const isForDoors =
  /src\/shared\/(ui\/controls\/(name-field|number-field)|report\/|roles\/|rooms\/(name|password|code-form|entry))/;

/** What only screens with names and chat need. */
const isFilter = /protocol\/src\/filter\/|src\/shared\/filter\/|shared\/words\/(ban-words|written-in)/;

const isInPage = /\/(index|rolldown-runtime)-[^/]*$/;

/** Socket.IO brings a transport that this client never asks for. */
const withoutWebTransport = {
  name: 'without-webtransport',
  load: (id: string) => (/transports\/webtransport\.js$/.test(id) ? 'export const WT = undefined;' : undefined),
};

/** The font of the titles is fetched with the style sheet, not after it, but not before the script. */
const preloadedFont: Plugin = {
  name: 'preloaded-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /fraunces-latin-wght.*woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            fetchpriority: 'low',
            href: `/${file}`,
          },
          injectTo: 'head',
        })),
  },
};

export default defineConfig({
  plugins: [react(), withoutWebTransport, preloadedFont],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // Below a path (PUBLIC_URL) the server changes the addresses in the page; scripts find each other by their own.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  build: {
    outDir: '../server/public', // served by the server
    emptyOutDir: true,
    manifest: true, // for the size check and the service worker
    sourcemap: 'hidden', // the server names the map in a header, which costs no byte of the script
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy forbids inline assets
    // The parts of the page itself are there already; the lists of all others are in the entry file.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !isInPage.test(file)),
    },
    // Code that most screens need is one file: thirty small ones compress worse and need more requests.
    rolldownOptions: {
      checks: { pluginTimings: false }, // a note about Vite's own plugins, printed on slow machines
      output: {
        // The entry file names all others, and hashes do not compress: seven characters are enough to tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 }, // what the entry needs: otherwise other files take it along
            {
              name: 'shared',
              test: (id: string) =>
                isShared.test(id) && !isForPages.test(id) && !isForDoors.test(id) && !isFilter.test(id),
              minShareCount: 3,
            },
            { name: 'sound', test: /src.shared.sound.(loudness|mixer|score|audio)/, minShareCount: 2 },
            { name: 'filter', test: isFilter, minShareCount: 2 },
            { name: 'pages', test: isForPages, minShareCount: 2 },
            { name: 'entrance', test: isForDoors, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': passed, '/pictures.svg': passed, '/socket.io': { ...passed, ws: true } } },
});
