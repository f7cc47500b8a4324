// What the contest server shares with the game server. It has an entry of its own, because loading all of the game server takes 35 MB more.
export { cleanText } from './chat/clean-text.ts';
export { type Clock, systemClock } from './clock.ts';
export { type ClientSite, openClientSite } from './http/client-site.ts';
export { visitorKey } from './limits/addresses.ts';
export { answerTime } from './matches/moments.ts';
export { BatchingWebSocketServer } from './sockets/sending/batching-web-socket-server.ts';
