// Any two differ by at least 12 in CIELAB, also for colour-blind eyes; white on each has a contrast of 5:1 or more.
export const colours: readonly string[] = [
  '#0c4e71',
  '#a8431a',
  '#4d792c',
  '#62054d',
  '#5467be',
  '#694723',
  '#087c60',
  '#9a494e',
  '#6f2f93',
  '#2e432d',
  '#81617c',
  '#5f1100',
];
