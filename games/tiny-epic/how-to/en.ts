import type { HowToWords } from './chapters.ts'

export const en: HowToWords = {
  goal: {
    title: 'A book and six seals',
    text: [
      'A Great Old One walks through five towns around the Wheel of Madness. You win or lose together.',
      'First translate all twenty-five pages of the Necronomicon. That opens the portals: seal their six spaces, and it is gone.',
    ],
    picture: 'Five town cards around the Wheel of Madness, with characters, shamblers and the Great Old One.',
  },
  spin: {
    title: 'Every turn begins with a spin',
    text: ['The pointer has two ends, and both count.'],
    points: [
      'The front shows a symbol – a power of the Great Old One, chaos, a soothing or one more tentacle – and the town to which tentacles from the bag come.',
      'The tail shows where a shambler rises, and in which colour. The Great Old One follows it there.',
    ],
    picture: 'The Wheel of Madness with its pointer, and the plate that reads the spin.',
  },
  overflow: {
    title: 'Full is fine. One more is not',
    text: [
      'Tentacles fill a town’s tracks: blue fear, red rage, green greed. A tentacle that finds its track full makes it overflow: the track is emptied onto the shambler mat, and the power of that colour strikes.',
      'Eldritch tentacles fill the energy track. If that overflows, everything discarded returns to the bag and the Great Old One grows stronger. From then on more tentacles are drawn every turn.',
    ],
    picture: 'A town card whose fear track is full, with shamblers beside it.',
  },
  actions: {
    title: 'Three actions',
    text: ['Then you act three times; each chaos tentacle you spend buys one action more.'],
    points: [
      'Move to the next town. For each shambler where you arrive, draw a tentacle onto your own sheet.',
      'Collect a tentacle from your town.',
      'Banish a shambler: a die for each one there; the highest is the price, in its colour.',
      'Use the special action of your town, once a turn.',
      'Translate the page that lies open in your town.',
    ],
    picture: 'A town card with its page, its special action and a character standing in it.',
  },
  composure: {
    title: 'Tentacles help and hurt',
    text: [
      'What you hold makes you better: fear takes you farther, greed lets you collect more, rage clears more after a banishment. Chaos stands in for any colour.',
      'But you have room for two of each. If a third is forced on you, all are lost and your mind slips one space up the delirium track. Higher up you may reroll dice; at the top the game is lost.',
    ],
    picture: 'A character sheet with tentacles on its tracks and the delirium track beside them.',
  },
  pages: {
    title: 'The Necronomicon',
    text: [
      'A page costs the tentacles printed on it. Its numbers are the rows that it fills; its rune stays with you. A full row or column releases a chaos tentacle.',
      'As long as the Great Old One is in your town, you must leave before you do anything else, and you cannot pass through the town where it is.',
    ],
    picture: 'A page card, and the Necronomicon with its rows half filled.',
  },
  portals: {
    title: 'Sealing the portals',
    text: [
      'When the last page is translated, the portals open, two spaces in each colour. Now you go where the Great Old One is.',
      'Throw a die for each of your runes of that colour, three at most. If the sum reaches the number, seal the space with a tentacle of the colour or with chaos. A closed portal silences that power for good.',
    ],
    picture: 'The three portals, one of them closed.',
  },
  ending: {
    title: 'How it ends',
    text: ['The sixth sealed space wins at once. You lose when'],
    points: [
      'the strength of the Great Old One reaches the end of its track;',
      'all fifteen shamblers stand in the towns;',
      'the mind of any character, assistants too, reaches the top of the delirium track.',
    ],
    picture: 'The Great Old One with its strength and energy tracks nearly full.',
  },
}
