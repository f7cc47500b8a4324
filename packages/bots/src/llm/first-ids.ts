/** The ids of the first legal choice of every question, for those who do not think. `text`: the questions, as a model reads them. */
export const firstIds = (ids: readonly string[], text: string): readonly string[] =>
  ids.filter((id) => id.endsWith('.1') || (id.endsWith('.2') && text.includes(` (2 ids): ${id.slice(0, -1)}1 = `)));
