/** The path below which this server is opened, such as `/wolf`; mostly empty. The server writes it into the page. */
export const basePath: string = globalThis.document?.documentElement.dataset.base ?? '';

/** The address of a path of this server. */
export const at = (path: string): string => `${basePath}${path}`;

/** The path of the open page, without what comes before this server. */
export const pagePath = (): string =>
  location.pathname.startsWith(`${basePath}/`) ? location.pathname.slice(basePath.length) : location.pathname;
