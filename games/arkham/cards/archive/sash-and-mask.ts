import type { ArchiveCard } from '../codex.ts'
import {
  choose,
  clearMarkers,
  clueToCard,
  codexAdd,
  codexFlip,
  codexReturn,
  cupAdd,
  dealMarkers,
  each,
  focusAny,
  gainMoney,
  hitEpic,
  horror,
  loseGame,
  loseMoney,
  marker,
  option,
  placeDoom,
  removeDoom,
  sealMarkers,
  spawnArchive,
  spawnMonster,
  spawnTrait,
  spendMoney,
  spendSheetClues,
  test,
  turnMarkers,
  when,
  win,
} from '../writing.ts'

/** The archive cards of *The Sash and the Mask*; its epic monster is card 80. */
export const sashAndMaskArchive = {
  70: {
    front: {
      enters: [
        codexAdd(71),
        codexAdd(72),
        codexAdd(73),
        dealMarkers(
          [
            ['red', 'red', 'blue'],
            ['red', 'red', 'white'],
            ['red', 'white', 'white'],
          ],
          [71, 72, 73],
        ),
      ],
      reckoning: [sealMarkers(1, 71), sealMarkers(1, 72), sealMarkers(1, 73)],
      triggers: [
        { section: 'clue', when: [{ sheet: 'clue', atLeast: 'K' }], then: [codexAdd(74)] },
        { section: 'clue', when: [{ custom: 'alibi-face-up' }, { neverInCodex: 81 }], then: [codexAdd(81)] },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 1, plus: 2 } }],
          then: [codexFlip(70)],
        },
      ],
    },
    back: { enters: [spawnTrait('Lodge', 'text'), cupAdd('reckoning', 1), codexAdd(75), codexReturn(70)] },
  },
  71: {
    front: {
      actions: [
        {
          timing: 'action',
          section: 'none',
          at: ['st-marys-hospital'],
          cost: [],
          then: [test('influence', 0, { pass: [turnMarkers(1, 71)], fail: [horror(1)] })],
        },
      ],
    },
    back: {
      enters: [clearMarkers('card-71'), placeDoom('K', 'sheet'), spawnMonster(1, 'st-marys-hospital')],
      triggers: [
        { section: 'doom', when: [{ custom: 'two-withdrawn' }, { noneInCodex: [79] }], then: [codexAdd(79)] },
      ],
    },
  },
  72: {
    front: {
      actions: [
        {
          timing: 'action',
          section: 'none',
          at: ['tick-tock-club'],
          cost: [],
          then: [test('observation', 0, { pass: [turnMarkers(1, 72)], fail: [loseMoney(1)] })],
        },
      ],
    },
    back: {
      enters: [clearMarkers('card-72'), placeDoom('K', 'sheet'), spawnMonster(1, 'tick-tock-club')],
      triggers: [
        { section: 'doom', when: [{ custom: 'two-withdrawn' }, { noneInCodex: [79] }], then: [codexAdd(79)] },
      ],
    },
  },
  73: {
    front: {
      actions: [
        {
          timing: 'action',
          section: 'none',
          at: ['historical-society'],
          cost: [],
          then: [test('lore', 0, { pass: [turnMarkers(1, 73)], fail: [horror(1)] })],
        },
      ],
    },
    back: {
      enters: [clearMarkers('card-73'), placeDoom('K', 'sheet'), spawnMonster(1, 'historical-society')],
      triggers: [
        { section: 'doom', when: [{ custom: 'two-withdrawn' }, { noneInCodex: [79] }], then: [codexAdd(79)] },
      ],
    },
  },
  74: {
    front: {
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: ['st-marys-hospital'],
          onlyIf: [{ frontUp: 71 }],
          cost: [spendSheetClues('K')],
          then: [
            turnMarkers('all', 71),
            when(
              { if: 'cardShows', card: 71, colour: 'blue' },
              [codexAdd(76), codexReturn(74)],
              [codexFlip(71)],
            ),
          ],
        },
        {
          timing: 'action',
          section: 'clue',
          at: ['tick-tock-club'],
          onlyIf: [{ frontUp: 72 }],
          cost: [spendSheetClues('K')],
          then: [
            turnMarkers('all', 72),
            when(
              { if: 'cardShows', card: 72, colour: 'blue' },
              [codexAdd(76), codexReturn(74)],
              [codexFlip(72)],
            ),
          ],
        },
        {
          timing: 'action',
          section: 'clue',
          at: ['historical-society'],
          onlyIf: [{ frontUp: 73 }],
          cost: [spendSheetClues('K')],
          then: [
            turnMarkers('all', 73),
            when(
              { if: 'cardShows', card: 73, colour: 'blue' },
              [codexAdd(76), codexReturn(74)],
              [codexFlip(73)],
            ),
          ],
        },
      ],
    },
  },
  75: {
    front: {
      reckoning: [sealMarkers(2, 71), sealMarkers(2, 72), sealMarkers(2, 73)],
      triggers: [
        {
          section: 'clue',
          when: [{ sheet: 'clue', atLeast: 'K' }, { noneInCodex: [74, 76, 77, 78] }],
          then: [codexAdd(74)],
        },
        { section: 'clue', when: [{ custom: 'alibi-face-up' }, { neverInCodex: 81 }], then: [codexAdd(81)] },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 2, plus: 5 } }],
          then: [codexAdd(79), codexReturn(75)],
        },
      ],
    },
  },
  76: {
    front: {
      enters: [
        clearMarkers('card-71'),
        clearMarkers('card-72'),
        clearMarkers('card-73'),
        codexReturn(71),
        codexReturn(72),
        codexReturn(73),
        spawnTrait('Cultist', 'unstable'),
        codexFlip(76),
      ],
    },
    back: { enters: [choose(option(codexAdd(77)), option(codexAdd(78))), codexReturn(76)] },
  },
  77: {
    front: {
      triggers: [{ section: 'clue', when: [{ on: 77, what: 'clue', atLeast: 2 }], then: [codexFlip(77)] }],
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: ['arkham-advertiser', 'police-station'],
          cost: [],
          then: [test('influence', 0, { pass: [clueToCard(1, 77)], fail: [placeDoom(1, 'here')] })],
        },
      ],
    },
    back: { enters: [win('late-edition')] },
  },
  78: {
    front: {
      constants: ['ballot-boxes'],
      reckoning: [placeDoom(1, 'card-78')],
      triggers: [
        {
          section: 'clue',
          when: [{ onBoard: 'white', atLeast: { of: 'K', times: 1, plus: 1 } }],
          then: [codexFlip(78)],
        },
        {
          section: 'doom',
          when: [{ on: 78, what: 'doom', atLeast: { of: 'P', times: 1, plus: 1 } }],
          then: [loseGame('stuffed-boxes')],
        },
      ],
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: 'room-for-ballot-box',
          cost: [spendMoney(1)],
          then: [marker('white', 'here')],
        },
        {
          timing: 'action',
          section: 'none',
          at: ['police-station'],
          cost: [],
          then: [test('observation', 0, { pass: [removeDoom(1, 'card-78')], fail: [] })],
        },
      ],
    },
    back: { enters: [win('narrow-margin')] },
  },
  79: {
    front: {
      enters: [
        cupAdd('gate-burst', 1),
        clearMarkers('board'),
        clearMarkers('codex'),
        codexReturn(70),
        codexReturn(71),
        codexReturn(72),
        codexReturn(73),
        codexReturn(74),
        codexReturn(75),
        codexReturn(76),
        codexReturn(77),
        codexReturn(78),
        spawnArchive(80, 'tick-tock-club'),
        when({ if: 'wasInCodex', card: 76 }, [hitEpic('mayor-elect', 'P')]),
        codexFlip(79),
      ],
    },
    back: {
      constants: ['mayor-guarded'],
      reckoning: [spawnTrait('Human', 'text')],
      triggers: [
        { section: 'clue', when: [{ defeated: 'mayor-elect' }], then: [win('empty-sash')] },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 3, plus: 8 } }],
          then: [loseGame('sworn-in')],
        },
      ],
      actions: [
        {
          timing: 'action!',
          section: 'clue',
          at: 'mayor-elect',
          cost: [spendSheetClues(2)],
          then: [hitEpic('mayor-elect', 3)],
        },
      ],
    },
  },
  81: { front: { enters: [each('investigator', gainMoney(1), focusAny(1)), codexReturn(81)] } },
} satisfies Record<number, ArchiveCard>
