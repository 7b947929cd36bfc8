import type { HowToWords } from './chapters.ts'

export const en: HowToWords = {
  goal: {
    title: 'Four gates',
    text: [
      'Arkham, Dunwich, Innsmouth and Kingsport each hide a gate to somewhere else. Cultists gather at them to wake what sleeps beyond.',
      'You are investigators, and you win or lose together: seal all four gates before Cthulhu awakens.',
    ],
    picture: 'The map of four towns. In each of them a gate glows.',
  },
  turn: {
    title: 'Your turn',
    text: ['Every turn has three parts, always in this order.'],
    points: [
      'Act: you have four actions, and may do the same thing more than once.',
      'Draw two cards. Most are clues; four in the deck are Evil Stirs.',
      'Summon: two summoning cards, later three, each bring a cultist to a place.',
    ],
    picture: 'An investigator in Arkham. The places one road away are lit.',
  },
  actions: {
    title: 'What an action does',
    text: ['One action each, unless it says otherwise:'],
    points: [
      'Walk along one road.',
      'Ride a bus: pay with a clue of the town you leave, or of the town you go to.',
      'Step through an open gate to another one – and throw the sanity die.',
      'Defeat a cultist where you stand. A Shoggoth takes three actions and leaves you a relic.',
      'Give or take a card, if you stand together; a clue only in its own town.',
      'Seal the gate where you stand.',
    ],
    picture: 'An investigator beside a cultist, with a bus stop and a gate nearby.',
  },
  clues: {
    title: 'Clues and relics',
    text: [
      'Five clues of one town seal its gate: walk there, play them, and the gate is closed for good. One cultist leaves each place of that town.',
      'Relics bend the rules. They cost no action and can be played in anybody’s turn, but nearly all of them ask for the sanity die. Nobody holds more than seven cards.',
    ],
    picture: 'A hand of five Arkham clues, a clue of Kingsport and a relic.',
  },
  circles: {
    title: 'Three are a full circle',
    text: [
      'A place has room for three cultists. If a fourth must come, there is a ritual instead, and an Old One awakens. Break up threes before that happens.',
      'Shoggoths crawl towards the nearest open gate. One that passes through it wakes an Old One, too. When a Shoggoth comes to you, or you to it, throw the sanity die.',
    ],
    picture: 'The Church with three cultists, ringed in red, and a Shoggoth on its way to the gate.',
  },
  'old-ones': {
    title: 'What awakens',
    text: [
      'Six Old Ones sleep in a row before Cthulhu. A ritual turns the next one up, and so does each Evil Stirs card. Some strike once; others last until the end.',
      'Evil Stirs does four things: the sanity die, an Old One, a Shoggoth, and the old summoning cards return to the top of their deck.',
    ],
    picture: 'The row of Old Ones: three are awake, the others sleep, Cthulhu at the end.',
  },
  sanity: {
    title: 'Your mind',
    text: [
      'Everyone begins with four sanity. The die takes one or two, brings two cultists to you, or does nothing.',
      'Without sanity you are insane: you have one action fewer, and your ability changes. Sealing a gate cures an insane investigator.',
    ],
    picture: 'A sane and an insane investigator, and the faces of the sanity die.',
  },
  ending: {
    title: 'How it ends',
    text: ['The fourth seal wins at once. You lose when'],
    points: [
      'Cthulhu awakens;',
      'a cultist or a Shoggoth must come and none is left;',
      'you must draw two cards and the deck has fewer;',
      'all investigators are insane.',
    ],
    picture: 'A sealed gate, and an open one with cultists around it.',
  },
}
