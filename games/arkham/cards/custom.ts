/**
 * What fits no vocabulary: names of steps, conditions, places and rules that the engine writes by hand. The comment above a name is the
 * ledger's own text; the tests of the annexes compare it.
 */

export const customSteps = [
  /** if at least one Deep One monster is on the board: place 1 doom on the space of each Deep One monster (streets: AH-472.3); otherwise spread doom 1 */
  'deep-one-reckoning',
  /** move 1 doom from its space to the scenario sheet */
  'doom-to-sheet',
  /** shuffle 2 white and 1 blue marker face down and put one each on unvisited-isle, black-cave and south-church */
  'hide-ropes',
  /** turn it. White: remove it; gain remnant 1; focus any 1. Blue: leave it face up; remove all other markers; codex add 54; codex return 52 */
  'turn-rope',
  /** move that marker to this card */
  'put-out-lamp',
  /** relight one lamp (group moves one marker from card 60 back to its setup space; if card 60 has none: doom +1 @unstable) */
  'relight-lamp',
  /** choose another investigator on any space; that investigator is devoured */
  'devour-another',
  /** spawn one monster on each space of your neighbourhood; then each of these that is engaged attacks at once */
  'alliance-of-evil',
  /** discard three clues in total from investigators and the scenario sheet (group chooses; all if fewer); if fewer than two were discarded place 1 doom on the scenario sheet */
  'forbidden-knowledge',
] as const

/** Investigators whom an effect concerns. */
export const customWho = [
  /** each investigator on a bridge street or in the Merchant District */
  'on-bridge-or-merchant-district',
  /** each investigator on a space with a lit lamp */
  'at-lit-lamp',
  /** each investigator in the neighbourhood of an unstable space */
  'near-unstable',
  /** each investigator with the least remaining health (group breaks ties) */
  'least-health',
] as const

export const customConditions = [
  /** at most one lamp is lit */
  'at-most-one-lamp',
] as const

/** Abilities of investigators, assets, conditions and monsters. Cards with the same text share a name. */
export const customAbilities = [
  // Investigators.
  /** when a monster would engage another investigator on your space: you may engage it instead */
  'engage-for-another',
  /** 1/round after you perform an action: another investigator on any space may perform the same action at once (all restrictions apply to them, including once per round) */
  'encore',
  /** action: if you have less than $3, gain $3 */
  'trust-fund',
  /** always: your focus limit equals the number of your spells */
  'focus-limit-by-spells',
  /** when you gain the additional action of an evade action: before or after performing it you may move up to two spaces (free) */
  'slip-away',
  /** always: in your tests only 6 is a success; you cannot become blessed or cursed */
  'jinxed',
  /** action: exchange any amount of damage and/or horror with another investigator or an ally on any space (what one side loses the other gains) */
  'exchange-harm',
  /** when you cast a spell: you may suffer damage instead of its horror */
  'cast-with-damage',
  /** cast: +2 lore if you suffered damage or spent a remnant for this casting */
  'blood-for-lore',
  /** test (yours or of another investigator on your space): 1/round reroll up to as many dice as there are clue tokens in your neighbourhood */
  'help-by-clues',
  // Starting cards.
  /** 1/round after you deal damage to, disengage from, or suffer damage from a non-epic Human monster: you may defeat it */
  'handcuffs',
  /** move: instead of the normal move you move up to three spaces and may spend $1 for one more */
  'drive',
  /** action: perform an action you have already performed this round */
  'repeat-action',
  /** when you spend a focus token to reroll: reroll any number of dice instead of one; your own money action gains $2 more */
  'dressed-to-the-nines',
  /** 1/round prevent 1 damage or 1 horror you would suffer */
  'mamas-amulet',
  /** when one or more monsters would attack you: you may discard this card to disengage from and exhaust them */
  'mr-pawterson',
  /** always: you may focus each skill up to twice */
  'focus-twice',
  /** always: this card cannot be discarded, not even by damage or horror (it can then hold no more) */
  'cannot-be-discarded',
  /** reckoning: remove 1 damage and 1 horror from it */
  'mend-at-reckoning',
  /** any roll, also outside tests: once per roll you may suffer 1 horror to reroll any number of dice */
  'voice-of-the-messenger',
  /** after you perform a move action: you may deal 2 damage to a monster engaged with you and 2 damage to this card */
  'ol-boiler',
  /** when you spend a focus token to reroll: you may recover 1 sanity */
  'ace-of-swords',
  /** attack: +1 strength, or +3 if no other hand symbol is used in the action */
  'wrench',
  /** after you gain a clue: remove 2 horror from this card */
  'precious-memento',
  /** test lore or observation: roll 1 additional die while you are at or above your focus limit */
  'analytical-mind',
  /** other investigators on your space get +1 in each skill you have focused */
  'share-focus',
  // Items.
  /** each 6 counts as two successes */
  'sixes-count-twice',
  /** attack: you may discard this card to deal 5 damage to each monster engaged with you */
  'dynamite',
  /** after the attack: discard this card if the test was failed */
  'breaks-on-failure',
  /** 1/round when 2 or more damage would be dealt to this card: prevent 1 of it */
  'padded',
  /** 1/round when 2 or more horror would be dealt to this card: prevent 1 of it */
  'hallowed',
  /** after this card suffers horror: recover 1 sanity (yourself) */
  'token-of-faith',
  /** move: you may move one additional space for free */
  'map-of-arkham',
  /** turn: discard this card to exhaust one non-epic Human monster on your space or an adjacent space */
  'police-whistle',
  /** 1/round when you buy an item: pay half price (AH-432.3) */
  'half-price',
  /** the casting costs 1 horror less (minimum 0) */
  'cheaper-casting',
  /** always: non-epic monsters ignore you when activating and do not engage you, except a monster you have attacked or damaged */
  'tattered-cloak',
  /** 1/round when a monster's attack would deal you horror: prevent 1 of it */
  'pallid-mask',
  // Spells.
  /** evade: cast to test lore instead of observation (evade modifiers still apply) */
  'mists-of-rlyeh',
  /** attack: cast to test lore instead of strength (attack modifier still applies) */
  'storm-of-spirits',
  /** action!: cast; test lore -1; one monster on your space or an adjacent space suffers damage equal to your result */
  'shriveling',
  /** attack: cast; test lore -1; add your result to the result of the attack test */
  'wither',
  /** 1/round when an investigator or ally on any space would suffer damage: cast; test lore; prevent that damage up to your result */
  'flesh-ward',
  /** 1/round while another investigator on any space resolves a test: cast; test lore -1; add your result to theirs */
  'intervene',
  /** action: cast; test lore -1; one investigator or ally on your space recovers health equal to your result */
  'healing-words',
  /** move: cast instead of the normal move; test lore, then move up to two spaces plus your result */
  'astral-travel',
  /** action: cast; test lore; pass: move to a space of your choice with at least 1 doom */
  'find-gate',
  /** action: cast; test lore; gain $1 per success */
  'alchemical-process',
  /** action: choose a monster on any space; cast; test lore with that monster's evade modifier; pass: exhaust it */
  'binding',
  /** at the start of your turn: you may cast; test lore; look at the top card of as many neighbourhood decks as your result; you may put one of them that is not an event card under its deck */
  'clairvoyance',
  /** 1/round when an investigator or ally on any space would suffer horror: cast; test lore; prevent that horror up to your result */
  'instill-bravery',
  /** 1/round when a ready non-epic monster would activate: you may cast; test lore; pass: it moves two spaces towards you instead */
  'lure-monster',
  /** action!: cast; test lore +1; defeat one monster on your space whose remaining health is at most your result */
  'wrack',
  /** 1/round turn: choose a non-epic monster; cast; test lore -1; pass: it disengages from everyone and moves to the unstable space */
  'banishment',
  /** attack: cast; test lore; pass: roll five dice instead of your normal pool, ignoring all other modifiers */
  'the-beast-within',
  // Conditions.
  /** always: in your tests 4, 5 and 6 are successes; after you fail a test: discard this card; when you would become cursed: discard this card instead */
  'blessed',
  /** always: in your tests only 6 is a success; after you pass a test: discard this card; when you would become blessed: discard this card instead */
  'cursed',
  /** reckoning: roll one die (not a test); on a 1 flip this card and resolve its back */
  'dark-pact',
  // Special cards.
  /** after a monster deals damage to you or this ally: this ally deals 1 damage to that monster */
  'stray-dog',
  /** after an encounter at Miskatonic University: you may discard one tome; if you did, or if you have no tome, gain item tome */
  'rare-books-access',
  /** always: in your tests 4, 5 and 6 are successes; roll two dice for your dark pact (a 1 on either flips it); you cannot be blessed or cursed */
  'dark-blessing',
  /** cast: if this ally takes at least 1 horror of the casting, add one success */
  'black-cat',
  /** after you gather resources in the Merchant District or Downtown: you may put 1 horror on this card to gain $2 more */
  'contraband-whiskey',
  // Monsters.
  /** after you fail to evade it: disengage from all other monsters; you and it move one space towards the unstable space */
  'abyssal-servant',
  /** after you defeat it as part of an attack action: you may disengage from all monsters and move up to three spaces */
  'swift-byakhee',
  /** after you evade it: it moves one space towards the unstable space */
  'ghoul-acolyte',
  /** evade: you may spend 1 remnant for +1 to one die */
  'lupine-thrall',
  /** always: while engaged with it you roll 1 die fewer in tests */
  'whippoorwill',
  /** attack: you test will instead of strength against it */
  'second-shadow',
] as const
export type CustomAbility = (typeof customAbilities)[number]

/** Rules that are in force while a side of a card lies in the codex. */
export const customConstants = [
  /** rule AH-437.1a */
  'mounting-panic',
  /** rules AH-411.3a–AH-411.3e */
  'anomalies',
  /** money cannot be spent for additional spaces in move actions */
  'no-paid-spaces',
  /** clues cannot be spent to reroll dice */
  'no-clue-rerolls',
  /** after an investigator researches two or more clues in one action discard this card */
  'discard-after-two-researched',
  /** the space with the blue marker is the belfry */
  'belfry',
  /** Deep One monsters have +1 speed */
  'deep-ones-faster',
  /** a red marker on a space is a lit lamp; markers on this card are lamps put out */
  'lamps',
  /** when the Lamplighter would be defeated while a lamp is lit, instead he recovers all health, disengages from everyone, is moved to the nearest space with a lit lamp (group breaks ties; ready, so AH-461.5 applies there) and that lamp's marker goes to card 60 */
  'lamplighter-returns',
  /** a white marker on a space is a ballot box, doom on this card is a bought vote; when a space with a ballot box has 2 or more doom, remove that marker */
  'ballot-boxes',
  /** while another monster is on the space of the Mayor-Elect, attack actions deal him no damage */
  'mayor-guarded',
  /** all dreaming spaces are adjacent to each other */
  'dreaming-adjacent',
  /** attack tests on a dreaming space use will instead of strength */
  'dreaming-attacks-use-will',
  /** an investigator on a dreaming space may resolve an anomaly encounter instead of their other encounter */
  'dreaming-anomaly-encounters',
  /** after doom is placed on a space that then has 2 or more doom and is not dreaming, put a red marker on it */
  'doom-brings-dreams',
  /** a dreaming space gets no second red marker; when a space would get a red marker and none is left in the supply, doom +1 @sheet instead */
  'at-most-five-dreams',
  /** each investigator may take each option of this card only once in the game; stand-ins may be used for white markers */
  'each-option-once',
  /** the blue marker is the sleeper */
  'sleeper',
  /** when an anomaly token lies in his neighbourhood, he is moved to mas-boarding-house (not if he is there) */
  'sleeper-flees',
  /** cards 85, 86 and 87 stay open */
  'cards-stay-open',
  /** investigators on dreaming spaces cannot perform focus actions */
  'no-focus-on-dreaming',
] as const
export type CustomConstant = (typeof customConstants)[number]

/** What a card in the codex waits for, or asks for. */
export const customChecks = [
  /** a white marker lies face up on card 71, 72 or 73 */
  'alibi-face-up',
  /** two of the cards 71, 72, 73 lie back up */
  'two-withdrawn',
  /** each of the five neighbourhoods has a dreaming space */
  'dream-in-every-hood',
  /** the sleeper is there */
  'sleeper-here',
] as const
export type CustomCheck = (typeof customChecks)[number]

/** Where an action of a card in the codex can be performed. */
export const customPlaces = [
  /** any space */
  'anywhere',
  /** an unstable space */
  'unstable',
  /** a space without doom */
  'without-doom',
  /** a space with a face-down marker */
  'face-down-marker',
  /** belfry */
  'belfry',
  /** the space of the Drowned Ringer */
  'drowned-ringer',
  /** a space with a lit lamp */
  'lit-lamp',
  /** a neighbourhood space without doom in a neighbourhood without a ballot box */
  'room-for-ballot-box',
  /** the space of the Mayor-Elect */
  'mayor-elect',
  /** a dreaming space */
  'dreaming',
  /** a dreaming space without doom */
  'dreaming-without-doom',
  /** the space of the sleeper */
  'sleeper',
  /** the space of the Surveyor */
  'surveyor',
] as const
export type CustomPlace = (typeof customPlaces)[number]
