// Names and words of the rule set become private-use letters before a sentence is parsed.
const FIRST = { seat: 0xe000, role: 0xe100, verb: 0xe200, answer: 0xe300 } as const;
type Sort = keyof typeof FIRST;
const SPAN = 0x100; // letters of each sort
export const BAD = '\ue400';
export const GOOD = '\ue401';

// Roles by side: those the village must be rid of, those of neither side, and the village's own.
const SIDES = { bad: 0, neither: 0x40, good: 0x80 } as const;
export type SaidSide = keyof typeof SIDES;
const ROLES = 0x40; // at most

export const letter = (sort: Sort, index: number): string => String.fromCharCode(FIRST[sort] + index);
export const roleLetter = (index: number, side: SaidSide): string => letter('role', index + SIDES[side]);
/** The index a letter stands for, if it is of this sort. */
export function indexOf(sort: Sort, text: string): number | undefined {
  const index = text.charCodeAt(0) - FIRST[sort];
  if (Number.isNaN(index) || index < 0 || index >= SPAN) return undefined;
  return sort === 'role' ? index % ROLES : index;
}
export const isLetter = (unit: string): boolean => unit >= '\ue000' && unit <= '\uf8ff';
/** The side of a role letter or of a word for one side. */
export function sideIn(unit: string): SaidSide | undefined {
  if (unit === BAD) return 'bad';
  if (unit === GOOD) return 'good';
  const index = unit.charCodeAt(0) - FIRST.role;
  if (!(index >= 0 && index < SPAN)) return undefined;
  if (index < SIDES.neither) return 'bad';
  return index < SIDES.good ? 'neither' : 'good';
}
