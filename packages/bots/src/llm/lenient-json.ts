/** The JSON object in a model's text: bare, fenced, or with words around it. Undefined where there is none that is whole. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  for (let from = text.indexOf('{'); from >= 0; from = text.indexOf('{', from + 1)) {
    const to = endOf(text, from);
    const value = to === undefined ? undefined : parsed(text.slice(from, to));
    if (value !== undefined) return value;
    if (to === undefined) return undefined; // nothing after it can be whole
  }
  return undefined;
}

/** Where the object that begins here ends, brackets in texts left aside. */
function endOf(text: string, from: number): number | undefined {
  let depth = 0;
  let isText = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
