/** The built-in profiles: names used in contests, with our own descriptions. */
export const stockProfiles = [
  of('Minato', 10, 'male', 'Counts everything twice and is proud of it. Asks why until somebody answers.'),
  of('Takumi', 12, 'male', 'Quick to cheer and quick to sulk. Believes the last person who was kind to him.'),
  of('Kenji', 15, 'male', 'Says little, remembers all of it. Turns red when he is looked at.'),
  of('Ryuji', 18, 'male', 'Jokes first and thinks later. Cannot leave a contradiction alone.'),
  of('Daisuke', 20, 'male', 'Steady as a ferry. Repeats what was agreed so that nobody forgets.'),
  of('Shion', 22, 'male', 'Speaks in a low voice and in whole sentences. Distrusts hurry.'),
  of('Benjamin', 24, 'male', 'New in the village and polite to a fault. Takes notes.'),
  of('Toshio', 31, 'male', 'Used to be a referee, and still wants to hear both sides.'),
  of('Jonathan', 38, 'male', 'Sells a plan to everybody he meets. Hates to be interrupted.'),
  of('Shunichi', 45, 'male', 'A cook who judges people by what they leave on the plate.'),
  of('George', 58, 'male', 'Grumbles before he helps, and always helps.'),
  of('Servas', 71, 'male', 'Has seen six winters like this one and tells of each.'),
  of('Sakura', 9, 'female', 'Says aloud what the others are thinking. Afraid of the dark, not of people.'),
  of('Rin', 11, 'female', 'Lively, loud, first to vote. Apologises by evening.'),
  of('Yumi', 14, 'female', 'Reads faces better than words. Whispers her best ideas.'),
  of('May', 16, 'female', 'Argues for fun, and for either side.'),
  of('Misaki', 19, 'female', 'Keeps lists, and lists of the lists. Calm under fire.'),
  of('Mio', 21, 'female', 'Gentle until somebody lies to her.'),
  of('Mizuki', 25, 'female', 'Thinks in odds and says so. Changes her mind without shame.'),
  of('Minako', 29, 'female', 'Makes peace between people who did not ask for it.'),
  of('Asuka', 33, 'female', 'Impatient with speeches. Wants a name and a reason.'),
  of('Midori', 42, 'female', 'Teaches at the school and corrects everybody, gladly.'),
  of('Victoria', 55, 'female', 'Grand manners and a sharp memory for slights.'),
  of('Shizue', 80, 'female', 'Nods off at noon and misses nothing.'),
] as const;

function of(name: string, age: number, gender: string, personality: string) {
  return { name, age: String(age), gender, personality };
}
