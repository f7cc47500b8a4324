export const doorErrors = {
  'errors.removed_from_room':
    'Du oder jemand in deinem Netz wurde aus diesem Raum entfernt. Bitte den Host, dich wieder einzulassen.',
  'errors.approval_pending': 'In diesem Raum lässt der Host die Spieler ein. Warte auf die Antwort.',
  'errors.look_taken': 'So sieht hier schon jemand aus. Wähle ein anderes Gesicht oder eine andere Farbe.',
  'errors.cannot_start': 'Das Spiel kann noch nicht beginnen.',
  'errors.bad_deck': 'Die Karten passen nicht zur Personenzahl.',
  'errors.bad_option': 'Diese Einstellung kann diesen Wert nicht haben.',
  'errors.unknown_rules': 'Dieses Regelwerk gibt es auf diesem Server nicht.',
  'errors.bad_name.empty': 'Wähle einen Namen mit 1 bis 20 sichtbaren Zeichen.',
  'errors.bad_name.sign':
    'In diesem Namen ist ein Zeichen nicht erlaubt. Nimm Buchstaben, Ziffern, Emoji und einfache Satzzeichen.',
  'errors.bad_name.no_letter': 'Ein Name braucht einen Buchstaben, eine Ziffer oder ein Emoji. Füge eins hinzu.',
  'errors.bad_name.marks': 'Ein Buchstabe in diesem Namen hat zu viele Akzente. Lass welche weg.',
  'errors.bad_name.scripts': 'Dieser Name mischt mehrere Schriften. Nimm nur eine.',
  'errors.bad_name.reserved': 'Dieser Name könnte mit dem Spiel verwechselt werden. Wähle einen anderen.',
  'errors.bad_name.words': 'Der Wortfilter dieses Raums lässt diesen Namen nicht zu. Wähle einen anderen.',
};
