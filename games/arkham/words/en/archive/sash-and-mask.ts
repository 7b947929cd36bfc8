import type { sashAndMaskArchive as archive } from '../../../cards/archive/sash-and-mask.ts'
import type { sashAndMask as sheet } from '../../../content/scenarios/sash-and-mask.ts'
import type { ArchiveWords, EndingWords } from '../../archive.ts'

export const sashAndMaskArchive: ArchiveWords<typeof archive> = {
  70: {
    front: {
      title: 'Three Ribbons',
      text: 'Add cards 71, 72 and 73 to the codex. Three piles of markers (red, red, blue; red, red, white; red, white, white) are dealt face down to them at random. Reckoning: seal 1 marker on each of cards 71, 72 and 73. Clues: when there are {K} clues on the scenario sheet, add card 74 to the codex. Clues: when a white marker lies face up on card 71, 72 or 73 and card 81 has not been in the codex, add card 81. Doom: when there are {P + 2} doom on the scenario sheet, flip this card.',
    },
    back: {
      title: 'The Polls Open',
      text: 'Spawn a Lodge monster. Add 1 reckoning token to the mythos cup. Add card 75 to the codex and return this card to the archive.',
    },
  },
  71: {
    front: {
      title: 'Judge Amelia Crane',
      text: "Action at St. Mary's Hospital: test influence. If you pass, turn a random marker on this card face up. If you fail, suffer 1 horror.",
    },
    back: {
      title: 'Crane Withdraws',
      text: "Remove all markers from this card. Place {K} doom on the scenario sheet. Spawn a monster at St. Mary's Hospital. Doom: when two of cards 71, 72 and 73 lie back up, add card 79 to the codex.",
    },
  },
  72: {
    front: {
      title: 'Alderman Corbin Tull',
      text: 'Action at Tick-Tock Club: test observation. If you pass, turn a random marker on this card face up. If you fail, lose $1.',
    },
    back: {
      title: 'Tull Withdraws',
      text: 'Remove all markers from this card. Place {K} doom on the scenario sheet. Spawn a monster at Tick-Tock Club. Doom: when two of cards 71, 72 and 73 lie back up, add card 79 to the codex.',
    },
  },
  73: {
    front: {
      title: 'Doctor Josiah Wake',
      text: 'Action at Historical Society: test lore. If you pass, turn a random marker on this card face up. If you fail, suffer 1 horror.',
    },
    back: {
      title: 'Wake Withdraws',
      text: 'Remove all markers from this card. Place {K} doom on the scenario sheet. Spawn a monster at Historical Society. Doom: when two of cards 71, 72 and 73 lie back up, add card 79 to the codex.',
    },
  },
  74: {
    front: {
      title: 'A Public Charge',
      text: "Action at St. Mary's Hospital (card 71), Tick-Tock Club (card 72) or Historical Society (card 73), only if that card lies front up: remove {K} clues from the scenario sheet to turn all markers on it face up. If one of them is blue, add card 76 to the codex and return this card to the archive. Otherwise flip the accused card.",
    },
  },
  75: {
    front: {
      title: 'Election Week',
      text: 'Reckoning: seal 2 markers on each of cards 71, 72 and 73. Clues: when there are {K} clues on the scenario sheet and none of cards 74, 76, 77 and 78 is in the codex, add card 74. Clues: when a white marker lies face up on card 71, 72 or 73 and card 81 has not been in the codex, add card 81. Doom: when there are {2P + 5} doom on the scenario sheet, add card 79 to the codex and return this card to the archive.',
    },
  },
  76: {
    front: {
      title: 'The Mask Slips',
      text: 'Remove all markers from cards 71, 72 and 73 and return those cards to the archive. Spawn a Cultist monster on the unstable space. Then flip this card.',
    },
    back: {
      title: 'Two Ways to Tell It',
      text: 'Choose as a group: add card 77 or card 78 to the codex. Then return this card to the archive.',
    },
  },
  77: {
    front: {
      title: 'Stop the Presses',
      text: 'Action at Arkham Advertiser or Police Station: test influence. If you pass, move 1 clue from the scenario sheet to this card. If you fail, place 1 doom on your space. Clues: when there are 2 clues on this card, flip it.',
    },
    back: { title: 'The Late Edition', text: 'The story runs. You win.' },
  },
  78: {
    front: {
      title: 'An Honest Count',
      text: 'A white marker on a space is a ballot box; remove it when there are 2 or more doom on that space. Doom on this card is a bought vote. Action on a neighbourhood space without doom, in a neighbourhood without a ballot box: spend $1 to place a ballot box there. Action at Police Station: test observation. If you pass, remove 1 doom from this card. Reckoning: place 1 doom on this card. Clues: when there are {K + 1} ballot boxes on the board, flip this card. Doom: when there are {P + 1} doom on this card, you lose.',
    },
    back: { title: 'By a Narrow Margin', text: 'The votes are counted. You win.' },
  },
  79: {
    front: {
      title: 'The Inauguration',
      text: 'Add 1 gate burst token to the mythos cup. Remove all markers from the board and from the codex. Return cards 70 to 78 to the archive. Spawn the Mayor-Elect at Tick-Tock Club; if card 76 has been in the codex, deal him {P} damage. Then flip this card.',
    },
    back: {
      title: 'So Help Him',
      text: 'While another monster is on the space of the Mayor-Elect, attack actions deal him no damage. Reckoning: spawn a Human monster. Action on the space of the Mayor-Elect, also while engaged: remove 2 clues from the scenario sheet to deal him 3 damage. Clues: when the Mayor-Elect is defeated, you win. Doom: when there are {3P + 8} doom on the scenario sheet, you lose.',
    },
  },
  81: {
    front: {
      title: 'A Clean Bill',
      text: 'Each investigator gains $1 and focuses one skill. Return this card to the archive.',
    },
  },
}

export const sashAndMaskEndings: EndingWords<typeof sheet> = {
  'late-edition': {
    title: 'The Late Edition',
    text: 'The photograph runs across six columns: the sash, the chair, and nobody in it. By supper Arkham has stopped voting for it.',
  },
  'narrow-margin': {
    title: 'By a Narrow Margin',
    text: 'The boxes are opened by lamplight and every name in them belongs to somebody alive, which settles the matter.',
  },
  'empty-sash': {
    title: 'The Empty Sash',
    text: 'The sash falls in a neat loop on the carpet, and the band, after a bar or two, remembers how the waltz ends.',
  },
  'stuffed-boxes': {
    title: 'Stuffed Boxes',
    text: 'The count is unanimous and includes your own ballot, in your own hand, with thanks.',
  },
  'sworn-in': {
    title: 'Sworn In',
    text: 'He raises a right hand, and another right hand, and the whole town repeats after him.',
  },
  'no-one-left': { title: 'No One Left', text: 'The opposition is noted in the minutes as absent.' },
}
