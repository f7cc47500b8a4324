const piped = (list: string): string => list.trim().split(/\s+/).join('|');

/** One of the expressions in a list, separated by spaces, in a language without spaces. */
export const oneOf = (list: string): string => `(?:${piped(list)})`;
/** One of the words in a list, separated by spaces; `_` joins words. */
export const anyOf = (list: string): string => `(${piped(list)})`;
