import type { Rule } from '@miskatonic/kernel'

/**
 * Why something cannot be done. A rule also answers for everything that is not among the options of a question that rests on it, so each
 * sentence says what the rule does allow.
 */
export const refusals: Record<Rule, string> = {
  // The turn
  'TE-003': 'Only the five towns around the wheel are in this game.',
  'TE-008': 'The game is over.',
  'TE-027': 'First every player chooses a sheet, each a different one.',
  'TE-101': 'You act only in your own turn, once the wheel is settled.',
  'TE-141': 'First one colour of madness on the shambler mat is soothed.',
  'TE-145': 'No tentacle of that colour lies on the shambler mat.',
  'TE-251':
    'Only the player whose turn it is acts: three times, more often for chaos, and with sealing only in phase 2.',
  'TE-253': 'Another action costs a chaos tentacle, yours or that of your assistant in the same town.',
  'TE-257': 'The Great Old One is here: your first action must be a Move out of this town.',
  'TE-R46': 'You can concede only when the game can no longer be won.',
  'TE-R70': 'Nobody plays this game: all you can do is watch the next turn.',

  // Moving
  'TE-271': 'That is too far: a Move goes one town, and one more for each of your fear tentacles.',
  'TE-273': 'You are there already; a Move ends in another town.',
  'TE-275': 'In phase 1 a Move neither ends in the Great Old One’s town nor leads through it.',
  'TE-278': 'First you draw for the shamblers among whom you have arrived.',

  // Collecting
  'TE-301': 'You can take only what lies on the tracks of that town, and there is none of this colour.',
  'TE-302': 'First you finish collecting: take another tentacle or stop.',
  'TE-306': 'Your track of that colour is full, and you may not curse it by taking more.',

  // Banishing
  'TE-321': 'There is no shambler here to banish.',
  'TE-327': 'First choose the shambler that you banish, among those here that you can pay for, or nobody.',
  'TE-465': 'First the dice are settled: you reroll some of them once, or keep them all.',

  // Paying
  'TE-256': 'First you pay what is due, in its colour or with chaos where chaos may replace it.',

  // Town actions
  'TE-351':
    'A town’s action is for whoever stands there and meets its conditions, and it is finished before anything else begins.',
  'TE-352': 'The action of this town has been used this turn.',

  // Translating
  'TE-371': 'You can translate only a page that lies face up in your town.',
  'TE-372': 'You cannot pay for this page: it takes tentacles of the colours shown, or chaos in their place.',
  'TE-405': 'In phase 2 there is nothing left to translate.',

  // Sealing
  'TE-421': 'The portals open only in phase 2, once the Necronomicon is translated.',
  'TE-422': 'Portals are sealed only in the town where the Great Old One is.',
  'TE-423': 'To seal this space you need a tentacle of its colour, or chaos.',
  'TE-424': 'That space is sealed already; choose one that is still open.',
  'TE-R44': 'Without a rune of that colour you have no dice for this portal.',

  // Abilities
  'TE-277': 'Only a page that lies face down can be turned up, and only in phase 1.',
  'TE-501':
    'Only the Historian turns up pages, in this town or the next; only the Alienist exchanges tentacles, with whoever is in the same town.',
  'TE-502': 'Abilities are used in your own turn, while you take actions.',
  'TE-617': 'With three players the assistant’s tentacles cannot be used.',
  'TE-R30': 'There is no free space for that tentacle on the track where it would go.',

  // Great Old Ones
  'TE-R51': 'First a page with a rune of that colour is given up.',
  'TE-R52': 'First the active player shares out the tentacles among the characters in range.',

  // Assistants
  'TE-569':
    'An assistant seals only in phase 2, in the Great Old One’s town, with a rune of the colour and a tentacle of the colour or chaos.',
  'TE-572':
    'An assistant translates only in phase 1, a page that lies face up in its town and that it can pay.',
  'TE-573': 'There is no shambler in the assistant’s town.',
  'TE-593': 'A chaos tentacle buys an assistant an extra action, while you take actions in your own turn.',
  'TE-595': 'An assistant goes to another town, one away and one more for each of its fear tentacles.',
  'TE-614': 'You can give orders only to your own assistant.',
  'TE-R56': 'First it is decided whether the assistant translates the page.',
  'TE-R61': 'An order costs a chaos tentacle, yours or, where you share, the assistant’s own.',
}
