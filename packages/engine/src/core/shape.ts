// Commands come from outside: a bad one is answered with a refusal, never an exception.

type Fields = { readonly [field: string]: unknown };
const kinds = ['act', 'withdraw', 'expire', 'hasten', 'drop'];

/** What is wrong with the shape of a command, or undefined. */
export function commandFault(command: unknown): string | undefined {
  if (typeof command !== 'object' || command === null) return 'A command is an object with a type.';
  const c = command as Fields;
  switch (c.type) {
    case 'act':
      return actFault(c);
    case 'withdraw':
      return seatFault(c) ?? textFault(c, 'slot') ?? optionalText(c, 'frame');
    case 'expire':
      return textFault(c, 'clock');
    case 'hasten':
      return optionalText(c, 'frame');
    case 'drop':
      return seatFault(c);
    default:
      return `The type of a command is one of: ${kinds.join(', ')}.`;
  }
}
function actFault(c: Fields): string | undefined {
  const { targets } = c;
  const fault = seatFault(c) ?? textFault(c, 'act');
  if (fault) return fault;
  if (targets !== undefined && !(Array.isArray(targets) && targets.length < 100 && [...targets].every(isPlace)))
    return 'The targets of an act are a list of places.';
  return optionalText(c, 'slot') ?? optionalText(c, 'frame') ?? optionalText(c, 'text');
}
/** Minus zero is no place: JSON would turn it into zero. */
const isPlace = (place: unknown): boolean => Number.isInteger(place) && !Object.is(place, -0);
const seatFault = (c: Fields) =>
  Number.isInteger(c.seat) ? undefined : 'A command names the seat it comes from by its number.';
const textFault = (c: Fields, field: string) =>
  typeof c[field] === 'string' ? undefined : `The ${field} of a command is a text.`;
const optionalText = (c: Fields, field: string) => (c[field] === undefined ? undefined : textFault(c, field));
