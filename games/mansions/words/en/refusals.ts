import type { Rule } from '@miskatonic/kernel'

/**
 * Why something cannot be done. A rule also answers for everything that is not among the options of a question that rests on it, so each
 * sentence says what the rule does allow.
 */
export const refusals: Record<Rule, string> = {
  // Set-up and turns
  'MM-005': 'The game is over.',
  'MM-049': 'Only the Keeper decides this.',
  'MM-067': 'First each player chooses an investigator.',
  'MM-068': 'Keep one mental and one physical Trait of your investigator.',
  'MM-085': 'First the Keeper answers the questions of the story, one after the other.',
  'MM-104': 'First the investigators decide who takes the next turn.',
  'MM-106': 'It is not your turn.',
  'MM-118': 'In your turn you have move phases and one action phase; none of the kind you need is left.',
  'MM-121': 'Your action phase of this turn is used.',
  'MM-122': 'This action is not possible here and now.',
  'MM-357':
    'In investigators’ turns the Keeper answers what is asked: cards of rooms, Combat, Mythos and Trauma.',
  'MM-774': 'This investigator is already in the game or has been.',
  'MM-R06': 'First the investigators decide who takes the next turn.',

  // Moving
  'MM-031': 'This door cannot be passed.',
  'MM-133': 'You can only move to an adjacent space, and not through a barricaded door.',
  'MM-150': 'You have failed to get into this room; try again in another turn.',
  'MM-165': 'You cannot run with this injury.',
  'MM-423': 'You are hidden: first leave the hiding place.',
  'MM-424': 'You leave a hiding place in a later turn, not in the one in which you hid.',
  'MM-517': 'First decide whether you go into the burning room.',
  'MM-590': 'The Objective, as far as it is known, is not to escape.',
  'MM-591': 'You can only escape through the door that the story names.',
  'MM-C130': 'You may move to an adjacent space without an evade test, or stay.',
  'MM-R18': 'The Keeper moves the investigator one space at a time, not into a locked room.',

  // Rooms and cards
  'MM-155': 'First say whether you use a card or make the test.',
  'MM-167': 'First choose what the Action asks for.',
  'MM-168': 'Choose which cards are dropped.',
  'MM-181': 'Choose an attack that the Weapon or Spell allows, or none.',
  'MM-198': 'First say whether you use your Trait for this Clue.',
  'MM-216': 'First say whether you use the card.',
  'MM-231': 'First say whether you use a card or make the test.',
  'MM-255': 'In the trade step you may give items to investigators in your space, and nothing else.',
  'MM-530': 'Exploring in the dark costs a move phase as well, and none is left.',
  'MM-682': 'You have no Weapon that reaches this monster.',
  'MM-R22': 'First say which of the dropped cards you pick up.',
  'MM-R23': 'There is nothing to explore in this room.',
  'MM-R84': 'Choose which Weapon you drop.',
  'MM-R94': 'Choose the order in which your cards are dropped.',

  // Tests
  'MM-441': 'First say whether you keep the roll.',
  'MM-446': 'First roll, with or without a skill point.',
  'MM-448': 'No skill point can be spent on a Luck test.',
  'MM-449': 'You have no skill point left.',
  'MM-463': 'The Keeper chooses the order of the horror tests.',
  'MM-481': 'First settle what comes of the failed evade test.',
  'MM-484': 'Choose which of the monsters you evade next.',
  'MM-855': 'First the Keeper says whether the combat test is rolled again.',
  'MM-R53': 'The Keeper chooses the order of the horror tests.',

  // Fighting and Spells
  'MM-545': 'Choose which Spell you learn.',
  'MM-720': 'First say whether you drop the Weapon.',
  'MM-857': 'First the Keeper says whether the monster makes its special attack.',

  // Puzzles
  'MM-623': 'First say whether you use your Trait for this puzzle.',
  'MM-625': 'Rune puzzles are solved with the pieces that lie there.',
  'MM-628': 'Choose which piece the new one replaces.',
  'MM-630': 'No piece is left in the pile.',
  'MM-631': 'You are at a puzzle: use a puzzle action or give up.',
  'MM-653': 'Choose which puzzle is laid anew.',
  'MM-R71': 'You have spent a skill point in this attempt.',
  'MM-R74': 'A new piece costs two puzzle actions.',

  // Damage, horror and Trauma
  'MM-751': 'First say whether you take the horror.',
  'MM-789': 'Trauma cards are played only when an investigator has taken damage or horror.',
  'MM-790': 'After damage only an injury can be played.',
  'MM-791': 'After horror only an insanity can be played.',
  'MM-792': 'The investigator is still too well for this card.',
  'MM-795': 'Your Trauma card does not allow it.',

  // The Keeper
  'MM-283': 'In this step the Keeper uses Keeper Actions.',
  'MM-284': 'The Keeper has too little threat.',
  'MM-285': 'The Keeper moves the investigator 1 space or has an Action used that has a legal target.',
  'MM-286': 'Choose the kind of card that is drawn.',
  'MM-288': 'The Keeper holds more than four cards of a kind and discards down to four.',
  'MM-R114': 'The Flux Stabilizer keeps monsters out of this space.',
  'MM-300': 'The Keeper moves the monster one space at a time.',
  'MM-301': 'Choose which monster is moved.',
  'MM-316': 'The Keeper chooses a space of the room that is named.',
  'MM-318': 'All figures of this kind are on the board.',
  'MM-330': 'The Keeper says which monsters attack the investigators in their spaces.',
  'MM-372': 'First the Keeper says which monster gets the name.',
  'MM-377': 'Choose an investigator in the monster’s space.',
  'MM-393': 'Choose which corpse rises.',
  'MM-560': 'Mythos cards are played at the start of an investigator’s turn and after each phase.',
  'MM-562': 'The Keeper plays no Mythos cards in the Keeper’s own turn.',
  'MM-563': 'The Keeper has too little threat for this card.',
  'MM-564': 'The condition on the card is not met.',
  'MM-C131': 'Move the monster one space at a time.',
  'MM-C642': 'First the Keeper says which Maniac is which brother.',
  'MM-C742': 'The Keeper chooses which Cultist takes the damage.',
  'MM-R31': 'This can be used only once per turn.',
}
