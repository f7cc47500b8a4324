/** One in four is a Werewolf, at least one; Seer, Doctor and Hunter join in larger games; the rest are Villagers. */
export function deck(players: number) {
  const special = {
    werewolf: Math.max(1, Math.floor(players / 4)),
    seer: players >= 6 ? 1 : 0,
    doctor: players >= 7 ? 1 : 0,
    hunter: players >= 9 ? 1 : 0,
  };
  const villager = players - special.werewolf - special.seer - special.doctor - special.hunter;
  return { ...special, villager };
}
