/** The path below which this server is opened, such as `/wolf`; mostly empty. The server writes it into the page. */
export const basePath: string = globalThis.document?.documentElement.dataset.base ?? '';

/** The address of a path of this server. */
export const at = (path: string): string => `${basePath}${path}`;
