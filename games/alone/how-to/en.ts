import type { HowToWords } from './chapters.ts'

export const en: HowToWords = {
  goal: {
    title: 'One against the dark',
    text: [
      'One of you is the Hero, lost in a dark colony. The others are Evil, and everything that hunts there.',
      'The Hero completes one of two starting missions, then the final mission, and wins. Evil wins when the Hero has neither health nor self-control left.',
    ],
    picture: 'The Hero’s maze: a few sectors in the light of a torch, darkness around them.',
  },
  map: {
    title: 'Two tables, one truth',
    text: [
      'Evil sees the whole map: two levels, rooms, doors, every monster. The Hero sees only the maze, the part that has been found, and loses most of it again after every round.',
      'Evil must answer truthfully, but only what is asked. The Hero hears every monster that is born or moves – the direction, never what it is.',
    ],
    picture: 'A level of the station as Evil sees it, with the Hero and a monster two sectors away.',
  },
  turn: {
    title: 'The Hero’s turn',
    text: ['A round has eight turns, and a turn is one action. Adrenaline buys a second one.'],
    points: [
      'Move one sector; you may lock a door behind you.',
      'Explore: reveal up to two sectors in a straight line.',
      'Fight, with two dice or a weapon.',
      'Locate: ask how far two things are.',
      'Search for items; once in each room, for three.',
      'Interact: repair a light switch, or work on a mission.',
    ],
    picture: 'The Hero in the maze. The ways out of the sector are lit.',
  },
  danger: {
    title: 'What hurts',
    text: [
      'A monster that you have not seen before frightens you when it reaches you: that costs self-control. What you find by exploring does not.',
      'Every monster in your sector attacks at the end of each turn. In light their dice are fewer, and the surges on yours count as hits.',
    ],
    picture: 'A monster in the Hero’s own sector.',
  },
  reactions: {
    title: 'Evil only reacts',
    text: [
      'Evil has no turn. It answers with cards, two in a turn at most, on a track of eight spaces that must last the whole round.',
      'Face up, a card does what it says, if the Hero has done what it names. Face down, any card moves a monster one sector or brings a new one.',
    ],
    picture: 'Evil’s reaction track with one card on it, and two reaction cards.',
  },
  hazards: {
    title: 'Hazards',
    text: [
      'Symbols left uncovered on the track become hazard tokens after the round, laid out where the Hero does not see them.',
      'Where one lies, Evil’s cards are dangerous: their lower effect counts, too, and the surges on Evil’s dice hit. Exploring removes a token.',
    ],
    picture: 'The same level with hazard tokens in several sectors.',
  },
  missions: {
    title: 'Missions',
    text: [
      'Missions say in which room something must be done, but not where that room is. Find it, and interact.',
      'The first starting mission opens the final one and brings a reward, often an ally who takes blows for the Hero. The other can still be done for its own reward.',
    ],
    picture: 'The three mission cards: green, blue, and the red final mission.',
  },
  ending: {
    title: 'How it ends',
    text: [
      'Completing the final mission wins at once. Damage beyond zero health is taken from self-control, and the other way round; with both at zero, Evil has won.',
      'When the last round is over, the nightmare begins: monsters are stronger, and every round costs two self-control. The Hero can still win.',
    ],
    picture: 'The Hero with little health and less self-control.',
  },
}
