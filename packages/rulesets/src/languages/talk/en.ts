import type { TableTalk } from '@moonrise/engine';

/** What every rule set has in common in English. The words of a role stand in its file. */
export const en: Pick<TableTalk, 'hunted' | 'harmless'> = {
  hunted: 'evil,scum,mafia,baddie,bad guy',
  harmless:
    'clear,cleared,clean,innocent,good,town,townie,safe,human,not wolf,not a wolf,not a werewolf,not the wolf,no wolf,not ww,not evil,not bad,not scum',
};
