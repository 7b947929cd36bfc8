import type { drownedCarillonArchive as archive } from '../../../cards/archive/drowned-carillon.ts'
import type { drownedCarillon as sheet } from '../../../content/scenarios/drowned-carillon.ts'
import type { ArchiveWords, EndingWords } from '../../archive.ts'

export const drownedCarillonArchive: ArchiveWords<typeof archive> = {
  51: {
    front: {
      title: 'A Bell Under the River',
      text: 'Clues: when there are {K} clues on the scenario sheet, add card 52 to the codex. Doom: when there are {P + 2} doom on the scenario sheet, flip this card.',
    },
    back: {
      title: 'The Tide Answers',
      text: 'Spawn a Deep One monster at River Docks. Add 1 spread doom token to the mythos cup. Add card 53 to the codex and return this card to the archive.',
    },
  },
  52: {
    front: {
      title: 'Three Ropes',
      text: 'Shuffle 2 white markers and 1 blue marker face down and place one each on Unvisited Isle, Black Cave and South Church. Then flip this card.',
    },
    back: {
      title: 'The Ringing Chambers',
      text: 'Action on a space with a face-down marker: turn it face up. White: remove it, gain 1 remnant and focus one skill. Blue: leave it there, remove all other markers, add card 54 to the codex and return this card to the archive.',
    },
  },
  53: {
    front: {
      title: 'Flood Stage',
      text: 'When there are three or more anomalies on the board, add card 57 to the codex. Reckoning: each investigator on a bridge street or in the Merchant District suffers 1 damage. Clues: when there are {K} clues on the scenario sheet and none of cards 52, 54 and 55 is in the codex, add card 52. Doom: when there are {P + 6} doom on the scenario sheet, add card 56 to the codex and return this card to the archive.',
    },
  },
  54: {
    front: {
      title: 'The Belfry Beneath',
      text: 'The space with the blue marker is the belfry. When this card is added, spawn 2 monsters there. Action at the belfry: remove {K + 2} clues from the scenario sheet to flip this card. Action at the belfry, if card 55 is not in the codex: remove 2 clues from the scenario sheet and spend 2 remnants to add card 55 to the codex.',
    },
    back: { title: 'Unstrung', text: 'The ropes are cut. You win.' },
  },
  55: {
    front: {
      title: 'A Bell of Our Own',
      text: 'Action at General Store or Independence Square: spend $2 and 1 remnant to place a white marker on this card. Clues: when there are {P + 1} markers on this card, flip it.',
    },
    back: { title: 'The Second Peal', text: 'The new bell rings. You win.' },
  },
  56: {
    front: {
      title: 'The Ringer Walks',
      text: 'Add 1 gate burst token to the mythos cup. Remove all markers from the board. Return cards 52, 54 and 55 to the archive. Spawn the Drowned Ringer on the unstable space. Then flip this card.',
    },
    back: {
      title: 'The Last Toll',
      text: 'Action on the space of the Drowned Ringer, also while engaged: remove 2 clues from the scenario sheet to deal the Drowned Ringer 3 damage. Clues: when the Drowned Ringer is defeated, you win. Doom: when there are {2P + 10} doom on the scenario sheet, you lose.',
    },
  },
  57: {
    front: {
      title: 'Drowned Procession',
      text: 'Deep One monsters have +1 speed. When no anomaly is on the board, return this card to the archive. Reckoning: spawn a Deep One monster on the unstable space.',
    },
  },
}

export const drownedCarillonEndings: EndingWords<typeof sheet> = {
  'still-water': {
    title: 'Still Water',
    text: 'You cut the ropes below the waterline; the river forgets the tune before it reaches the sea.',
  },
  'second-peal': {
    title: 'The Second Peal',
    text: 'The new bell answers the old one note for note, and on the last note the old one has nothing left to say.',
  },
  'slack-water': {
    title: 'Slack Water',
    text: 'The ringer lets go, the tide turns, and every clock in Arkham strikes once, late.',
  },
  'high-water': {
    title: 'High Water',
    text: 'The last bell rings above the roofs, and the congregation comes up to be seated.',
  },
  'no-one-left': {
    title: 'No One Left',
    text: 'Nobody is left who remembers that the river used to be quiet.',
  },
}
