/** The id of a game in what was typed or pasted: the id itself, or the address of its page. */
export function gameIdIn(typed: string): string | undefined {
  const [, id] = /(?:^|\/games\/)([\w-]{8,64})\/?(?:[?#].*)?$/.exec(typed.trim()) ?? [];
  return id;
}
