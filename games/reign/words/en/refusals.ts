import type { Rule } from '@miskatonic/kernel'

/**
 * Why something cannot be done. A rule also answers for everything that is not among the options of a question that rests on it, so each
 * sentence says what the rule does allow.
 */
export const refusals: Record<Rule, string> = {
  // The turn
  'RC-038': 'The game is over.',
  'RC-083': 'First every player chooses one of the investigators laid out, in turn order.',
  'RC-130': 'Actions are taken in the actions step of a turn, and it is over.',
  'RC-132': 'Only the player whose turn it is acts now, and only in the ways on offer.',
  'RC-150': 'You have no actions left in this turn.',
  'RC-151': 'You have no actions left in this turn; an insane investigator has one fewer.',
  'RC-156': 'You have too few actions left for this.',
  'RC-158': 'The card must be in the hand that it is to come from.',

  // Moving
  'RC-170': 'You can only walk to a place that a road joins to yours.',
  'RC-171': 'You need a bus stop here to take a bus.',
  'RC-172': 'First choose where the bus goes; for a clue of another town it goes only to that town.',
  'RC-174': 'You are there already.',
  'RC-175': 'Only a clue card pays for a bus, not a relic.',
  'RC-176': 'You need an open gate here, and it leads only to another open gate.',
  'RC-178': 'A sealed gate cannot be used.',
  'RC-441': 'Ithaqua holds you: two cultists or more are here, so defeat one before you walk away.',
  'RC-445': 'Nyarlathotep keeps investigators out of the gates.',

  // Fighting
  'RC-200': 'There is no cultist here.',
  'RC-201': 'There is no Shoggoth here.',

  // Trading
  'RC-220': 'You can only trade a relic that is in a hand.',
  'RC-221': 'You must be in the same place to trade relics.',
  'RC-222': 'Only a clue of the town you are in can be traded, and only from the hand that holds one.',
  'RC-223': 'You must be in the same place to trade clues.',
  'RC-224': 'A clue changes hands only if the other player agrees; that answer is awaited.',
  'RC-225': 'A relic changes hands only if the other player agrees; that answer is awaited.',
  'RC-227': 'Only the player whose turn it is can begin a trade.',

  // Sealing
  'RC-240': 'You can seal a gate only where you stand, and only if it is still open.',
  'RC-241': 'You hold too few clues of this town to seal its gate.',
  'RC-247': 'Yig demands one more clue, of a town connected to this one.',
  'RC-251': 'The seal has its price: exactly that many clues, no more and no fewer.',
  'RC-591': 'First the cured investigator wakes, at the Church or at the Hospital.',

  // Hand limit
  'RC-324': 'First the player with too many cards discards one or plays a relic.',

  // Shoggoths and Old Ones
  'RC-373':
    'A Shoggoth takes a shortest way to the nearest open gate; the active player chooses among those.',
  'RC-375': 'First the active player says which of the waiting Shoggoths moves next.',
  'RC-430': 'Each investigator whom Atlach-Nacha asks takes in a cultist or loses 1 sanity.',
  'RC-437': 'First the active player says which gate Dagon’s next cultist comes to.',
  'RC-552': 'An insane investigator has no sanity left to lose.',
  'RC-756': 'The team shares this loss: the active player says who loses, and the owner which card.',

  // Relics
  'RC-471': 'A relic is played by the player who holds it, and that player decides how it is used.',
  'RC-473': 'A relic must wait until the current effect is resolved.',
  'RC-475': 'Yog-Sothoth lets only the active player play relics.',
  'RC-480': 'Players are asked one by one now, and each may play a relic or play nothing.',
  'RC-500': 'The flame takes up to four cultists or one Shoggoth, not both.',
  'RC-527': 'The mirror exchanges one clue of yours for one of another player who holds any.',
  'RC-528': 'This relic acts on the active player, who is being asked to allow it.',
  'RC-752': 'Something is still being resolved; finish it first.',

  // Investigators
  'RC-627': 'First the Driver ends the walk: one place further, or no more.',
  'RC-628': 'The insane Driver cannot stop after one place.',
  'RC-672': 'Only the sane Magician trades relics without an action, and only relics that are in hand.',
  'RC-676': 'The insane Magician gives no relic away.',
  'RC-677': 'No relic can be taken from the insane Magician, and he takes none for free.',
  'RC-680': 'The insane Magician must play a relic before his turn ends.',
  'RC-700': 'Only the sane Occultist moves a cultist, up to two places along the roads.',
  'RC-701': 'Only the sane Occultist drives a Shoggoth, to the next place along a road.',
  'RC-702': 'Only the insane Occultist herds cultists: one or two of them, one place each.',
  'RC-704': 'Three cultists are there already; a fourth has no room.',
  'RC-709': 'Only the Reporter rides without a card, from one bus stop to another.',
  'RC-710': 'The insane Reporter boards no bus.',
  'RC-711': 'The insane Reporter boards no bus, not even from stop to stop.',
  'RC-712':
    'Once a turn the insane Reporter takes a clue of the town she is in, if the discard pile has one.',
  'RC-713': 'The Reporter takes a clue from the discard pile only in her own actions step.',
}
