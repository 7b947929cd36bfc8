import type { Rule } from '@miskatonic/kernel'

/**
 * Why something cannot be done. A rule also answers for everything that is not among the options of a question that rests on it, so each
 * sentence says what the rule does allow.
 */
export const refusals: Record<Rule, string> = {
  // Setting up, and whose turn it is
  'AL-002': 'Only the Hero takes turns; Evil acts by reacting.',
  'AL-026': 'First the Hero chooses a character.',
  'AL-035': 'Evil uses exactly two of the four decks.',
  'AL-037': 'First the Evil Leader chooses two different decks.',
  'AL-853': 'The game is over.',

  // The turn
  'AL-142': 'The Hero acts now: one action a turn, two in slow time.',
  'AL-145': 'That is done at the start of the turn, before the first action.',
  'AL-171': 'Health and self-control are full: there are never more than 12 points of either.',
  'AL-172': 'What is lost is lost: where one track is empty, the other pays.',
  'AL-178': 'Slow time costs an adrenaline token, and there is none left.',
  'AL-179': 'Slow time cannot be used this turn.',
  'AL-180': 'Time slows down only once a turn.',
  'AL-203': 'An item is used by the action it names, and only if you hold it with a charge left.',
  'AL-205': 'First decide whether to act once more or to end your actions.',
  'AL-206': 'First decide about what has just happened; it is no action.',

  // Moving
  'AL-221': 'You can go only to an adjacent sector: through an open passage, an unlocked door, or by stairs.',
  'AL-222': 'First decide which doors of this sector you lock, if any.',
  'AL-223': 'You can lock only an unlocked door of the sector you are in.',
  'AL-224': 'You can unlock only a locked door of the sector you are in.',
  'AL-225': 'That door is locked. Unlock it first.',
  'AL-230': 'First the step is finished.',
  'AL-231': 'First you use your movement points, one by one, or stop.',
  'AL-R12': 'Unlocking a door costs a movement point and is done from beside it.',

  // Exploring
  'AL-251': 'You can explore only where an opening leads out of your sector.',
  'AL-252': 'There is a wall: nothing can be explored that way.',
  'AL-254': 'A locked door stops the exploration.',
  'AL-259': 'First decide which hazard token you discard, here or in a sector just explored, if any.',

  // Fighting
  'AL-271': 'A Fight without an item attacks one monster in your own sector.',
  'AL-279': 'There is nothing there to fight.',
  'AL-516': 'The dice lie open. First decide which of them are rolled again.',

  // Locating
  'AL-291': 'First name everything you want to locate, each thing once.',
  'AL-292':
    'You can locate rooms, kinds of sectors, doors, stairs, switches, light, monsters, tokens and missions.',
  'AL-293': 'The answer is about the nearest of its kind.',
  'AL-294': 'The answer says on which level it is.',
  'AL-295': 'First Evil answers, with the true distance and level.',
  'AL-297': 'Only a card allows an untrue answer, and only about the question it was chosen for.',
  'AL-R17': 'That cannot be located, or has been named already.',

  // Searching and items
  'AL-311': 'A Search draws one item.',
  'AL-312': 'Three items are drawn only in a room, and only once in each.',
  'AL-313': 'This room has been searched thoroughly; only single items are left to find.',
  'AL-316': 'First decide which items you upgrade, if any.',
  'AL-317': 'An item is upgraded with a component of the type it needs.',
  'AL-318': 'An upgrade takes a charge of another item, and each item is upgraded once.',
  'AL-322': 'Each use costs a charge; choose an item that still has one.',

  // Interacting
  'AL-341': 'There is nothing here for that mission, or it cannot be done yet.',
  'AL-342': 'There is nothing here to interact with.',
  'AL-343': 'There is no light switch in this sector.',
  'AL-349': 'A switch is repaired from its own sector, in any direction, as often as you like.',
  'AL-765': 'A mission is advanced where its card says, step by step.',
  'AL-766': 'First Evil places the tokens of the mission, on spots where they may lie.',

  // The maze
  'AL-096': 'Only the farthest tile of that shape can be taken from the maze.',
  'AL-097': 'First Evil chooses which of the farthest tiles is taken.',
  'AL-785': 'First decide whether the maze is kept.',

  // Light, doors, hazard tokens
  'AL-372': 'First the card’s door is chosen: one that it may lock or unlock.',
  'AL-393': 'Only a lit sector can go dark.',
  'AL-394': 'First decide where the card puts out the light.',
  'AL-711': 'A sector holds at most one hazard token.',
  'AL-714': 'Only on a full level a token may be taken from elsewhere on it.',
  'AL-715': 'Tokens that are not placed go back to the supply.',
  'AL-716':
    'First the hazard token is placed where the card or the end of the round allows it, or not at all.',

  // Monsters
  'AL-430': 'First decide what is spawned and where, far enough from the Hero, or that nothing is.',
  'AL-431': 'That is too close to the Hero for this kind.',
  'AL-435': 'What is spawned makes noise where it appears.',
  'AL-438': 'A monster goes only as far as the card allows.',
  'AL-442': 'First decide which monster moves, and how, or that none does.',
  'AL-443': 'The noise is heard where the movement ends.',
  'AL-450': 'First decide which monster is put elsewhere, and where, or that none is.',
  'AL-451': 'A monster is put only into a sector that the card allows.',
  'AL-455': 'Only a monster of a common kind can be removed, not a boss.',
  'AL-495': 'First the monsters frighten the Hero, one after the other.',
  'AL-533': 'First the roll is settled.',
  'AL-534': 'First every monster beside the Hero attacks, in the order that Evil likes.',
  'AL-537': 'First Evil decides on the parting attack.',
  'AL-538': 'All monsters in the sector make one parting attack together.',
  'AL-539': 'A parting attack rolls one die for each monster.',
  'AL-546': 'First Evil decides where the Hero is dragged, if anywhere: to an adjacent revealed sector.',
  'AL-582': 'The skill is not unlocked, or has been used.',
  'AL-585': 'First choose two skills that grow.',

  // The Evil team
  'AL-604': 'First choose how many cards come from each deck.',
  'AL-606': 'Only a player who uses both decks chooses between them.',
  'AL-609': 'Evil may react now: the Leader plays a card or closes the moment, the others propose theirs.',
  'AL-610': 'First the Leader allows or refuses the proposed card.',
  'AL-R58': 'The Leader has refused this card. It can be proposed again once another card has been played.',
  'AL-612': 'First Evil makes the choice that the card or the rule demands.',
  'AL-613': 'First the Leader divides the cards to be drawn.',
  'AL-631': 'Two reactions have been played this turn.',
  'AL-633': 'Only the Leader closes the moment for reactions.',
  'AL-661': 'A standard reaction is a card played face down.',
  'AL-662': 'A standard reaction needs an action of the Hero, and waits for the end of the turn.',
  'AL-666': 'A card is played face up only if the Hero has done what it answers.',
  'AL-668': 'What this card answers has not happened this turn.',
  'AL-672': 'This card is played at its own moment, which is not now.',
  'AL-673': 'This card is played at the end of the turn.',
  'AL-676': 'The card would change nothing.',
  'AL-678': 'First the Hero decides what to use against this.',
  'AL-692': 'That is for dangerous cards only.',
  'AL-789': 'First decide which cards you discard, if any.',
  'AL-791': 'You hold more cards than the hand size: discard down to it.',

  // Allies
  'AL-734': 'First the sacrifice is resolved; it is made at the start of a turn, once in a game.',
  'AL-735': 'First decide whether the ally helps; it costs one of its charges.',
  'AL-736': 'First Evil decides whether the Hero or the ally bears the loss.',
  'AL-738': 'An ally loses a charge for each point.',

  // Rewards
  'AL-838': 'First choose which of the two you recover; it cannot be split.',
}
