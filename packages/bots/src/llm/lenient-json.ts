/** The first complete JSON object in a model's text: bare, fenced, or with words around it. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  for (let from = text.indexOf('{'); from >= 0; from = text.indexOf('{', from + 1)) {
    const to = endOf(text, from);
    const value = to === undefined ? undefined : parsed(text.slice(from, to));
    if (value !== undefined) return value;
    if (to === undefined) return undefined; // the text ends inside an object: no later one can be complete
  }
  return undefined;
}

/** The end of the object that begins here. Braces inside strings do not count. */
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
