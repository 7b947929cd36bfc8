import type { secondTownArchive as archive } from '../../../cards/archive/second-town.ts'
import type { secondTown as sheet } from '../../../content/scenarios/second-town.ts'
import type { ArchiveWords, EndingWords } from '../../archive.ts'

export const secondTownArchive: ArchiveWords<typeof archive> = {
  82: {
    front: {
      title: 'Two Towns',
      text: 'A space with a red marker is dreaming. All dreaming spaces are adjacent to each other. Attack tests on a dreaming space use will instead of strength. On a dreaming space you may resolve an anomaly encounter instead of your other encounter. After doom is placed on a space that then has 2 or more doom, it starts dreaming: place a red marker on it, or 1 doom on the scenario sheet if no red marker is left. Action on a dreaming space without doom: discard an ally, an item or a spell, or spend 1 clue, or suffer 2 direct horror, to remove the marker.',
    },
  },
  83: {
    front: {
      title: 'Wrong Addresses',
      text: 'Clues: when there are {K} clues on the scenario sheet, add card 85 to the codex. Clues: when no space is dreaming and card 90 has not been in the codex, add card 90. When four or more spaces are dreaming, add card 91 to the codex. Doom: when there are {P + 2} doom on the scenario sheet, flip this card.',
    },
    back: {
      title: 'The Street Survey',
      text: 'Place a red marker on the unstable space. Spawn a Dream monster. Add 1 reckoning token to the mythos cup. Add card 84 to the codex and return this card to the archive.',
    },
  },
  84: {
    front: {
      title: 'Half of Arkham',
      text: 'Reckoning: place a red marker on the unstable space. When four or more spaces are dreaming, add card 91 to the codex. Clues: when there are {K} clues on the scenario sheet and none of cards 85, 86 and 87 is in the codex, add card 85. Doom: when there are {2P + 4} doom on the scenario sheet, add card 88 to the codex and return this card to the archive.',
    },
  },
  85: {
    front: {
      title: 'The Third-Floor Back',
      text: "When this card is added, spawn a monster at Ma's Boarding House. Action at Ma's Boarding House: test will with a modifier of -1. If you pass, flip this card. If you fail, suffer 1 horror.",
    },
    back: {
      title: 'The Man Who Draws',
      text: "Place a blue marker at Ma's Boarding House. Add cards 86 and 87 to the codex and return this card to the archive.",
    },
  },
  86: {
    front: {
      title: 'What We Can Spare',
      text: 'Action on a dreaming space: remove 1 clue from the scenario sheet and give something up to place a white marker on this card: an ally, an item, a spell, 2 remnants, $4, 2 direct damage or 2 direct horror. Each investigator can give up each of these only once in the game. Clues: when there are {K + 2} markers on this card, flip it.',
    },
    back: { title: 'A Fair Exchange', text: 'The other town is satisfied. You win.' },
  },
  87: {
    front: {
      title: 'Walking Him Out',
      text: "The blue marker is the sleeper. When there is an anomaly in his neighbourhood, he is moved back to Ma's Boarding House. Action on his space: test influence. If you pass, you and the sleeper move up to 2 spaces. If you fail, you and the sleeper move up to 1 space and you suffer 1 horror. Action at Train Station, only if the sleeper is there: remove {K + 1} clues from the scenario sheet to flip this card.",
    },
    back: { title: 'The Last Train', text: 'He is on his way. You win.' },
  },
  88: {
    front: {
      title: 'The Surveyor Comes',
      text: 'Add 1 gate burst token to the mythos cup. Spawn the Surveyor on the unstable space. Then flip this card.',
    },
    back: {
      title: 'Every Door Numbered',
      text: 'Cards 85, 86 and 87 stay open. Clues: when there are {K} clues on the scenario sheet and none of cards 85, 86 and 87 is in the codex, add card 85. Action on the space of the Surveyor, also while engaged: remove 1 clue from the scenario sheet to deal him 2 damage. Clues: when the Surveyor is defeated, you win. Doom: when each of the five neighbourhoods has a dreaming space, you lose. Doom: when there are {3P + 7} doom on the scenario sheet, you lose.',
    },
  },
  90: {
    front: {
      title: "A Night's Rest",
      text: 'Each investigator recovers 2 sanity and focuses one skill. Remove 1 spread doom token from the mythos cup. Return this card to the archive.',
    },
  },
  91: {
    front: {
      title: 'Insomnia',
      text: 'Investigators on dreaming spaces cannot perform focus actions. When two or fewer spaces are dreaming, return this card to the archive. Reckoning: each investigator on a dreaming space suffers 1 horror.',
    },
  },
}

export const secondTownEndings: EndingWords<typeof sheet> = {
  'fair-exchange': {
    title: 'A Fair Exchange',
    text: 'The other town takes what it was offered, counts it twice, and goes back down the way it came, much as you go home: lighter.',
  },
  'last-train': {
    title: 'The Last Train',
    text: 'He sleeps through every station as far as the sea, and the drawing stops in the middle of a street that nobody will miss.',
  },
  unmeasured: {
    title: 'Unmeasured',
    text: 'The chain falls slack, the brass plumb swings once and hangs true, and Arkham is as long as it was.',
  },
  'same-address': {
    title: 'The Same Address',
    text: 'A letter posted in one town is delivered in the other, and the postman sees no reason to remark on it.',
  },
  'moved-in': {
    title: 'Moved In',
    text: 'They have your chairs, your habits and your dog, and it is you who is asked to knock.',
  },
  'no-one-left': { title: 'No One Left', text: 'Nobody is left awake to say which of the two was first.' },
}
