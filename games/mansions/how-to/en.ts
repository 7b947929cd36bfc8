import type { HowToWords } from './chapters.ts'

export const en: HowToWords = {
  goal: {
    title: 'A secret between two sides',
    text: [
      'One of you is the Keeper of the house; one to four others are investigators and win or lose together.',
      'The Keeper answers four questions about the story in secret. The first answer chooses one of three Objectives: it says how the Keeper wins, and how the investigators do. Only the Keeper knows it at first.',
    ],
    picture: 'Two answers to the Keeper’s first question, each with its Objective.',
  },
  house: {
    title: 'The house',
    text: [
      'The map is open: rooms, spaces, doors, how many cards lie where. What the cards are is the Keeper’s secret.',
      'A Lock is turned over when you try to enter its room. An Obstacle is turned over when you explore. Both stay until their condition is met: a key, a test, a puzzle.',
    ],
    picture: 'The plan of the house with an investigator in the Parlour.',
  },
  turn: {
    title: 'An investigator’s turn',
    text: ['You have two move phases, one space each, and one action phase, in any order.'],
    points: [
      'Run: one more space.',
      'Explore the room you are in.',
      'Attack, with a weapon or bare hands.',
      'Use a card, cast a Spell, drop cards.',
      'What a room, a marker or the Objective offers.',
    ],
    picture: 'An investigator on the porch; the spaces next to it are lit.',
  },
  story: {
    title: 'Clues and Events',
    text: [
      'Clues lead from room to room. Finding Clue 1 reveals the Objective; if it stays hidden, Event IV reveals it.',
      'Each round brings the next Event closer. After the fifth the night is over: if no side has won by then, all lose.',
    ],
    picture: 'A page of the book: the text of a Clue.',
  },
  tests: {
    title: 'Tests',
    text: [
      'Roll the ten-sided die: your skill or less succeeds. A 1 always succeeds, a 10 always fails.',
      'Before the roll you may spend one skill point to add your Luck. You always see the chance first.',
      'When you meet a monster, test Willpower: a failure costs you 1 horror. To leave its space you must evade it.',
    ],
    picture: 'A horror test: which faces of the die succeed, with and without a skill point.',
  },
  fights: {
    title: 'Fights',
    text: [
      'A Combat card is turned up: its upper half when you attack, its lower half when a monster does. It names the test and says what success and failure bring, before you roll.',
      'Damage up to your health kills you; horror up to your sanity makes you insane. The Keeper’s Trauma cards make both worse.',
    ],
    picture: 'An attack: the half of the Combat card, and the chance.',
  },
  puzzles: {
    title: 'Puzzles',
    text: [
      'An attempt gives you as many puzzle actions as your Intellect; a skill point adds your Luck, once. Turn a piece, swap two that touch, turn the base of a lock, or draw a new piece for two actions.',
      'What is right is lit. Nothing can be taken back; what is unsolved stays as it lies. Others may watch, but not advise.',
    ],
    picture: 'A lock puzzle with some of its symbols matching.',
  },
  keeper: {
    title: 'The Keeper',
    text: [
      'Each round the Keeper gains one threat for each investigator player, and pays with it: Keeper Actions move and place monsters, darken rooms, draw cards. Then monsters attack, and a time token is laid.',
      'In an investigator’s turn the Keeper may play one Mythos card that fits. Being asked gives nothing away: the question comes with or without such a card.',
    ],
    picture: 'The house as the Keeper sees it, a corpse lying in the Foyer.',
  },
}
