import type { CustomAbility } from '../../cards/custom.ts'

/** What abilities say that fit no vocabulary. */
export const customAbilities: Readonly<Record<CustomAbility, string>> = {
  'engage-for-another':
    'when a monster would engage another investigator on your space, you may engage it instead',
  encore:
    'once per round, after you perform an action, another investigator anywhere may perform the same action at once',
  'trust-fund': 'action: if you have less than $3, gain $3',
  'focus-limit-by-spells': 'your focus limit is the number of your spells',
  'slip-away':
    'when you gain the additional action of an evade action, you may move up to two spaces before or after it',
  jinxed: 'only a 6 is a success in your tests; you can be neither blessed nor cursed',
  'exchange-harm':
    'action: exchange any damage and horror with another investigator or an ally, on any space',
  'cast-with-damage': 'when you cast a spell, you may suffer damage instead of its horror',
  'blood-for-lore': 'casting: +2 dice (lore) if you suffered damage or spent a remnant for it',
  'help-by-clues':
    'once per round, in your test or one on your space: reroll up to as many dice as there are clues in your neighbourhood',
  handcuffs:
    'once per round, after you hurt, leave or are hurt by a Human monster that is not epic, you may defeat it',
  drive: 'move: you move up to three spaces, and one more for $1',
  'repeat-action': 'action: perform an action that you have already performed this round',
  'dressed-to-the-nines':
    'when you spend focus to reroll, reroll any number of dice; your own money action gains $2 more',
  'mamas-amulet': 'once per round, prevent 1 damage or 1 horror that you would suffer',
  'mr-pawterson': 'when monsters would attack you, you may discard this card to leave and exhaust them',
  'focus-twice': 'you may focus each skill up to twice',
  'cannot-be-discarded': 'this card cannot be discarded, not even when it can hold no more harm',
  'mend-at-reckoning': 'reckoning: remove 1 damage and 1 horror from this card',
  'voice-of-the-messenger': 'in any roll: once, you may suffer 1 horror to reroll any number of dice',
  'ol-boiler': 'after a move action, you may deal 2 damage to a monster engaged with you and 2 to this card',
  'ace-of-swords': 'when you spend focus to reroll, you may recover 1 sanity',
  wrench: 'attack: +1 die (strength), or +3 if no other hand is used',
  'precious-memento': 'after you gain a clue, remove 2 horror from this card',
  'analytical-mind': 'tests of lore and observation: +1 die while you are at your focus limit',
  'share-focus': 'other investigators on your space have +1 in each skill that you have focused',
  'sixes-count-twice': 'each 6 counts as two successes',
  dynamite: 'attack: you may discard this card to deal 5 damage to each monster engaged with you',
  'breaks-on-failure': 'discard this card if the attack fails',
  padded: 'once per round, when this card would take 2 or more damage, prevent 1 of it',
  hallowed: 'once per round, when this card would take 2 or more horror, prevent 1 of it',
  'token-of-faith': 'after this card takes horror, recover 1 sanity',
  'map-of-arkham': 'move: you may move one more space for free',
  'police-whistle':
    'in your turn: discard this card to exhaust a Human monster, not an epic one, here or next to you',
  'half-price': 'once per round, when you buy an item, pay half',
  'cheaper-casting': 'casting costs 1 horror less',
  'tattered-cloak': 'monsters that are not epic ignore you, unless you have attacked or hurt them',
  'pallid-mask': 'once per round, when an attack would deal you horror, prevent 1 of it',
  'mists-of-rlyeh': 'evade: cast to test lore instead of observation',
  'storm-of-spirits': 'attack: cast to test lore instead of strength',
  shriveling:
    'action, also while engaged: cast, lore −1; a monster here or next to you takes damage equal to your result',
  wither: 'attack: cast, lore −1; your result is added to that of the attack',
  'flesh-ward': 'once per round, when anyone would suffer damage: cast, lore; prevent up to your result',
  intervene: 'once per round, in a test of another investigator: cast, lore −1; add your result to theirs',
  'healing-words': 'action: cast, lore −1; an investigator or ally here recovers health equal to your result',
  'astral-travel': 'move: cast, lore; move up to two spaces plus your result',
  'find-gate': 'action: cast, lore; pass: move to any space with doom',
  'alchemical-process': 'action: cast, lore; gain $1 for each success',
  binding: 'action: choose a monster anywhere; cast, lore with its evade modifier; pass: exhaust it',
  clairvoyance:
    'at the start of your turn you may cast, lore; look at the top of as many neighbourhood decks as your result, and put one card under its deck unless it is an event',
  'instill-bravery': 'once per round, when anyone would suffer horror: cast, lore; prevent up to your result',
  'lure-monster':
    'once per round, when a ready monster, not an epic one, would activate: you may cast, lore; pass: it moves two spaces towards you instead',
  wrack:
    'action, also while engaged: cast, lore +1; defeat a monster here whose health is at most your result',
  banishment:
    'once per round in your turn: choose a monster, not an epic one; cast, lore −1; pass: it leaves everyone and goes to the unstable space',
  'the-beast-within': 'attack: cast, lore; pass: roll five dice instead of your pool',
  blessed:
    '4, 5 and 6 are successes in your tests; discard this card after you fail a test, or instead of being cursed',
  cursed:
    'only a 6 is a success in your tests; discard this card after you pass a test, or instead of being blessed',
  'dark-pact': 'reckoning: roll a die; on a 1 turn this card over and do what its back says',
  'stray-dog': 'after a monster hurts you or this ally, that monster takes 1 damage',
  'rare-books-access':
    'after an encounter at Miskatonic University: exchange a tome, or gain one if you have none',
  'dark-blessing':
    '4, 5 and 6 are successes in your tests; roll two dice for your dark pact; you can be neither blessed nor cursed',
  'black-cat': 'casting: if this ally takes horror of it, add one success',
  'contraband-whiskey':
    'after you gather resources in the Merchant District or Downtown, you may put 1 horror on this card to gain $2 more',
  'abyssal-servant':
    'if you fail to evade it, you leave all other monsters, and you and it move one space towards the unstable space',
  'swift-byakhee': 'after you defeat it in an attack, you may leave all monsters and move up to three spaces',
  'ghoul-acolyte': 'after you evade it, it moves one space towards the unstable space',
  'lupine-thrall': 'evade: you may spend 1 remnant for +1 to one die',
  whippoorwill: 'while engaged with it, you roll 1 die fewer in tests',
  'second-shadow': 'attack it with will instead of strength',
}
