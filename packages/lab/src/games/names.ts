const first =
  'Ada Ben Cleo Dan Eve Finn Gwen Hugo Iris Jack Kate Liam Mia Noah Olga Paul Quinn Rosa Sam Tess Uma Vic Wren Xena Yuri Zoe';
const list = first.split(' ');

/** Distinct names for bots. */
export const namesFor = (players: number): string[] =>
  Array.from(
    { length: players },
    (_, i) => `${list[i % list.length]}${i < list.length ? '' : ` ${1 + Math.floor(i / list.length)}`}`,
  );
