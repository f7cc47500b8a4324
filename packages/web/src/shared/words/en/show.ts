export const stage = {
  'stage.scene': 'Scene',
  'stage.look': 'Look at the screen',
  'stage.skip': 'Skip',
  'stage.count': 'The count',
  'stage.abstained': 'Abstained',
  'stage.wins': 'Victory for the {team}',
  'stage.nobody': 'No one won',
};
export const deal = {
  'deal.title': 'Your card',
  'deal.turn': 'Turn it over',
  'deal.hint': 'Only you should see it.',
  'deal.drag': 'Drag it up to look',
  'deal.gotIt': 'Got it',
  'deal.side': 'Side: {team}',
};
export const curtain = {
  'curtain.hunted': '{n, one {The wolf was …} other {The wolves were …}}',
  'award.most-saved': 'Saved most: {n, one {# life} other {# lives}}',
  'award.first-right': 'First to vote for a wolf',
  'award.long-bluff': 'Longest bluff: {n, one {# day} other {# days}}',
  'award.sharp-eye': 'Sharp eye: {n, one {# vote} other {# votes}} for wolves',
  'award.last-word': 'Voted a wolf out',
  'award.escaped': 'Escaped death {n, one {# time} other {# times}}',
  'award.wrongly-feared': 'Most feared, and innocent',
  'award.under-radar': 'Never got a vote',
  'award.loud': 'Spoke most: {n, one {# message} other {# messages}}',
  'award.first-to-fall': 'First to fall',
  'award.steady': 'Lived to the end',
  'award.quiet': 'Fewest words',
  'award.there': 'Was there for {n, one {# day} other {# days}}',
};
export const tv = {
  'tv.door': 'Table screen',
  'tv.how': 'On the television or laptop open {address} and type the room code.',
};
export const dead = {
  'dead.seeAll': 'See it all',
  'dead.skip': 'Skip to the end',
  'dead.newGame': 'New game',
  'lobby.cardTimes': '{n} × {role}',
  'lobby.fairSuggested':
    'These are the cards of the rules, and between bots they favour one side. Fairer: {into} instead of {out}.',
  'lobby.fairTake': 'Take the fairer cards',
  'lobby.fairSet': 'These cards are fairer than the table of the rules.',
  'lobby.fairBack': 'Use the table of the rules',
  'lab.difference': 'Setup A compared with setup B',
  'lab.differenceHint':
    'How many percentage points more often each side wins with setup A. The thin line is the 95 % interval.',
  'lab.differs': 'The setups differ.',
  'lab.mayBeChance': 'This may be chance.',
  'lab.players.easy': 'easy bots',
  'lab.players.standard': 'standard bots',
  'lab.players.hard': 'hard bots',
  'lab.players.random': 'random bots',
  'lab.rolesHint': 'Effect: how much more often the side wins with this card than with the plain card named beside it.',
  'lab.lengthTitle': 'How many rounds a game takes',
  'lab.mean': '{n} rounds on average, {max} at most',
  'lab.sizesTitle': 'Default cards for each number of players',
  'lab.csv': 'Export CSV',
  'lab.json': 'Export JSON',
};
export const coach = {
  'coach.title': 'Hint',
  'coach.act': 'The lit houses can be chosen: tap one. You can change your mind until the time is up.',
  'coach.chat': 'In the chat you read what the others say, and write if you like. “End talk” goes on at once.',
  'coach.ballot': 'Whom do you suspect? Tap a house to vote. The faces show how the others vote.',
};
export const predict = {
  'predict.title': 'Your prediction',
  'predict.next': 'Who dies next?',
  'predict.winner': 'Which side wins?',
  'predict.scores': 'Best predictions',
  'predict.score': '{name}: {n, one {# point} other {# points}}',
};
