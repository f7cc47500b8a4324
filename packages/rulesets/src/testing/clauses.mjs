// Reads the clauses of rules pages, and the clauses that the titles of tests begin with.

/**
 * @param {string} page the text of a rules page
 * @returns {string[]} such as `3.2`, in the order of the page
 */
export const clausesIn = (page) => [...page.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, clause]) => `${clause}`);

/**
 * The numbers at the beginning of each title: a call whose first argument is a text that begins with them. It is a test, or a
 * table of tests.
 * @param {string} code
 * @returns {string[][]} one list per title
 */
export const citationsIn = (code) =>
  [...code.matchAll(/\(\s*(['"`])(\d+\.\d+(?:, \d+\.\d+)*) /g)].map(([, , numbers]) => `${numbers}`.split(', '));

/**
 * The same for tests of guests. Their titles leave out the section, which is another in each rule set.
 * @param {string} code
 * @param {number} section of the guests in the rule set's page
 * @returns {string[][]}
 */
export const guestCitationsIn = (code, section) =>
  [...code.matchAll(/guestTest\(\s*(['"`])(\d+(?:, \d+)*) /g)].map(([, , numbers]) =>
    `${numbers}`.split(', ').map((number) => `${section}.${number}`),
  );
