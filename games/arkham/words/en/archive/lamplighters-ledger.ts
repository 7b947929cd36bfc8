import type { lamplightersLedgerArchive as archive } from '../../../cards/archive/lamplighters-ledger.ts'
import type { lamplightersLedger as sheet } from '../../../content/scenarios/lamplighters-ledger.ts'
import type { ArchiveWords, EndingWords } from '../../archive.ts'

export const lamplightersLedgerArchive: ArchiveWords<typeof archive> = {
  60: {
    front: {
      title: 'The Lamps',
      text: 'A red marker on a space is a lit lamp; markers on this card are lamps put out. Once per round in your turn, on a space with a lit lamp, you may place 1 doom there to recover 2 health. Action on a space with a lit lamp: test will with one die less for each doom there. If you pass, move the marker to this card. If you fail, suffer 1 horror.',
    },
  },
  61: {
    front: {
      title: 'Dusk Comes Early',
      text: 'Clues: when there are {K} clues on the scenario sheet, add card 62 to the codex. Clues: when three markers lie on card 60 and card 68 has not been in the codex, add card 68. Doom: when there are {P + 2} doom on the scenario sheet, flip this card.',
    },
    back: {
      title: 'He Makes His Round',
      text: 'Relight one lamp: move a marker from card 60 back to where it stood at the start, or place 1 doom on the unstable space if there is none. Spawn a Human monster. Add 1 reckoning token to the mythos cup. Add card 63 to the codex and return this card to the archive.',
    },
  },
  62: {
    front: {
      title: 'Names in a Ledger',
      text: 'Action at Orne Library or Arkham Asylum: test lore with a modifier of -1. If you pass, move 1 clue from the scenario sheet to this card. If you fail, suffer 1 horror. Clues: when there are {K} clues on this card, flip it.',
    },
    back: {
      title: 'The First Entry',
      text: 'Choose as a group: add card 64 or card 65 to the codex. Then return this card to the archive.',
    },
  },
  63: {
    front: {
      title: 'Short Nights',
      text: 'Reckoning: each investigator on a space with a lit lamp suffers 1 horror. Clues: when there are {K} clues on the scenario sheet and none of cards 62, 64 and 65 is in the codex, add card 62. Doom: when there are {2P + 4} doom on the scenario sheet, add card 67 to the codex and return this card to the archive.',
    },
  },
  64: {
    front: {
      title: 'To Put Out a Man',
      text: "Action at Hangman's Hill, only if no lamp is lit: remove {K} clues from the scenario sheet to flip this card.",
    },
    back: { title: 'Honest Dark', text: 'The last light is out. You win.' },
  },
  65: {
    front: {
      title: 'A Fair Entry',
      text: 'Action at Graveyard: remove 2 clues from the scenario sheet. You are retired; flip this card.',
    },
    back: {
      title: 'The Sum Is Checked',
      text: 'If at most one lamp is lit, you win. Otherwise place 2 doom on the scenario sheet and turn this card front up again.',
    },
  },
  67: {
    front: {
      title: 'The Lamplighter Himself',
      text: 'Add 1 gate burst token to the mythos cup. Spawn the Lamplighter on the unstable space. Then flip this card.',
    },
    back: {
      title: 'Last Light',
      text: 'When the Lamplighter would be defeated while a lamp is lit, he recovers all health instead, disengages from everyone and is moved to the nearest lit lamp, whose marker goes to card 60. Clues: when the Lamplighter is defeated, you win. Doom: when there are {3P + 7} doom on the scenario sheet, you lose.',
    },
  },
  68: {
    front: {
      title: 'Oil and Wick',
      text: 'Each investigator gains 1 remnant and recovers 1 sanity. Remove 1 spread doom token from the mythos cup. Return this card to the archive.',
    },
  },
}

export const lamplightersLedgerEndings: EndingWords<typeof sheet> = {
  'honest-dark': {
    title: 'Honest Dark',
    text: 'For the first night in eighty years it is simply dark, and Arkham sleeps badly and wakes on time.',
  },
  'one-name': {
    title: 'One Name',
    text: 'One name balances the page, and the hand that wrote it is remembered by everyone who is still alive to do so.',
  },
  'ledger-closed': {
    title: 'The Ledger Closed',
    text: 'He folds his ladder, closes the book, and goes out between one lamp and the next.',
  },
  'endless-noon': {
    title: 'Endless Noon',
    text: 'The last entry is made in a clear hand at midday, which is now all there is.',
  },
  'no-one-left': {
    title: 'No One Left',
    text: 'The lamps are lit, the streets are clean, and there is nobody to cast a shadow in them.',
  },
}
