import type { HowToWords } from './chapters.ts'

export const en: HowToWords = {
  goal: {
    title: 'A case that grows',
    text: [
      'One to six investigators win or lose together. At first nobody knows what they must do: the codex tells it, card by card.',
      'Clues and doom on the scenario sheet make new cards join the codex. Some of them end the game, well or badly.',
    ],
    picture: 'The town in the second round, with doom, clues and monsters.',
  },
  town: {
    title: 'The town',
    text: [
      'Each neighbourhood has three spaces; streets lead from one to the next.',
      'Doom lies on spaces, clues lie in the middle of a neighbourhood. Three doom on one space, or five in a neighbourhood, bring an anomaly; further doom for that neighbourhood then goes to the scenario sheet.',
    ],
    picture: 'The town; two spaces next to the investigator are lit.',
  },
  turn: {
    title: 'Two actions',
    text: ['In your turn you perform two different actions:'],
    points: [
      'Move up to two spaces; each dollar buys one more, at most two.',
      'Gather resources: $1. Focus: make one skill stronger.',
      'Ward: a lore test, each success removes a doom from your space. Research: put your clues on the scenario sheet.',
      'Attack or evade a monster. Trade with those on your space.',
      'What your cards and the codex offer.',
    ],
    picture: 'An investigator on a space with doom, which could be warded.',
  },
  tests: {
    title: 'Tests',
    text: [
      'Roll as many dice as your skill, with its focus token, says. Each 5 and 6 is a success. You see your chance before you roll.',
      'Afterwards a focus token or a clue may reroll a die. Items and spells help as long as their hands suffice: you have two.',
    ],
    picture: 'An investigator’s sheet: skills, health, sanity and cards.',
  },
  monsters: {
    title: 'Monsters',
    text: [
      'A ready monster on your space engages you. While you are engaged you may only attack, evade or focus, unless a card says otherwise.',
      'In the monster phase ready monsters move by their own rules and engage; those that are engaged attack. You choose whether damage and horror go to you or to your assets.',
    ],
    picture: 'A monster that is engaged with the investigator.',
  },
  encounters: {
    title: 'Encounters',
    text: [
      'In the encounter phase everybody who is not engaged reads a page: in a neighbourhood from its own deck, on a street from the street deck.',
      'Clues are found by encounters where a clue lies: the page then is one of the event cards shuffled into that deck.',
    ],
    picture: 'The investigator in the town, about to move on.',
  },
  mythos: {
    title: 'The mythos phase',
    text: [
      'Each investigator draws two tokens from the cup: doom spreads, monsters and clues appear, headlines are read, a gate bursts, a reckoning comes, or nothing happens.',
      'The tokens return when the cup is empty, so you can count what is still to come.',
    ],
    picture: 'The mythos cup with the tokens that are left.',
  },
}
