export const doorErrors = {
  'errors.removed_from_room':
    'You, or a person on your network, were removed from this room. Ask the host to let you back in.',
  'errors.approval_pending': 'This room’s host lets players in. Wait for the answer.',
  'errors.look_taken': 'Another player already looks like that. Choose another face or colour.',
  'errors.cannot_start': 'The game cannot start yet.',
  'errors.bad_deck': 'The deck does not fit the number of players.',
  'errors.bad_option': 'This option cannot have that value.',
  'errors.unknown_rules': 'This server does not have that rule set.',
  'errors.bad_name.empty': 'Choose a name with 1 to 20 visible characters.',
  'errors.bad_name.sign':
    'This name has a character that is not allowed. Use letters, digits, emoji and simple punctuation.',
  'errors.bad_name.no_letter': 'A name needs a letter, a digit or an emoji. Add one.',
  'errors.bad_name.marks': 'One letter in this name has too many accents. Remove some.',
  'errors.bad_name.scripts': 'This name mixes several alphabets. Use only one.',
  'errors.bad_name.reserved': 'This name could be mistaken for the game itself. Choose another.',
  'errors.bad_name.words': 'This room’s word filter does not allow this name. Choose another.',
};
