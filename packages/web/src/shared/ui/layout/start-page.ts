/** The start page of this server. A contest server sets another one in the document. */
export const startPage = (): string => document.documentElement.dataset.start ?? '/';
