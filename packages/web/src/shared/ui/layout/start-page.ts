/** The first page of this server: a contest has another than the game server, and says so in the document. */
export const startPage = (): string => document.documentElement.dataset.start ?? '/';
