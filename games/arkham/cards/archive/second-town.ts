import type { ArchiveCard } from '../codex.ts'
import {
  choose,
  codexAdd,
  codexFlip,
  codexReturn,
  cupAdd,
  cupRemove,
  directDamage,
  directHorror,
  discard,
  each,
  focusAny,
  hitEpic,
  horror,
  loseGame,
  marker,
  move,
  option,
  pay,
  removeMarker,
  sanity,
  spawnArchive,
  spawnMonster,
  spawnTrait,
  spendClue,
  spendMoney,
  spendRemnant,
  spendSheetClues,
  test,
  when,
  win,
} from '../writing.ts'

/** The archive cards of *The Second Town*; its epic monster is card 89. */
export const secondTownArchive = {
  82: {
    front: {
      constants: [
        'dreaming-adjacent',
        'dreaming-attacks-use-will',
        'dreaming-anomaly-encounters',
        'doom-brings-dreams',
        'at-most-five-dreams',
      ],
      actions: [
        {
          timing: 'action',
          section: 'none',
          at: 'dreaming-without-doom',
          cost: [],
          then: [
            choose(
              pay([discard('ally', 1)], removeMarker('red', 'here')),
              pay([discard('item', 1)], removeMarker('red', 'here')),
              pay([discard('spell', 1)], removeMarker('red', 'here')),
              pay([spendClue(1)], removeMarker('red', 'here')),
              pay([directHorror(2)], removeMarker('red', 'here')),
              option(),
            ),
          ],
        },
      ],
    },
  },
  83: {
    front: {
      triggers: [
        { section: 'clue', when: [{ sheet: 'clue', atLeast: 'K' }], then: [codexAdd(85)] },
        {
          section: 'clue',
          when: [{ onBoard: 'red', atMost: 0 }, { neverInCodex: 90 }],
          then: [codexAdd(90)],
        },
        {
          section: 'constant',
          when: [{ onBoard: 'red', atLeast: 4 }, { noneInCodex: [91] }],
          then: [codexAdd(91)],
        },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 1, plus: 2 } }],
          then: [codexFlip(83)],
        },
      ],
    },
    back: {
      enters: [
        marker('red', 'unstable'),
        spawnTrait('Dream', 'text'),
        cupAdd('reckoning', 1),
        codexAdd(84),
        codexReturn(83),
      ],
    },
  },
  84: {
    front: {
      reckoning: [marker('red', 'unstable')],
      triggers: [
        {
          section: 'constant',
          when: [{ onBoard: 'red', atLeast: 4 }, { noneInCodex: [91] }],
          then: [codexAdd(91)],
        },
        {
          section: 'clue',
          when: [{ sheet: 'clue', atLeast: 'K' }, { noneInCodex: [85, 86, 87] }],
          then: [codexAdd(85)],
        },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 2, plus: 4 } }],
          then: [codexAdd(88), codexReturn(84)],
        },
      ],
    },
  },
  85: {
    front: {
      enters: [spawnMonster(1, 'mas-boarding-house')],
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: ['mas-boarding-house'],
          cost: [],
          then: [test('will', -1, { pass: [codexFlip(85)], fail: [horror(1)] })],
        },
      ],
    },
    back: { enters: [marker('blue', 'mas-boarding-house'), codexAdd(86), codexAdd(87), codexReturn(85)] },
  },
  86: {
    front: {
      constants: ['each-option-once'],
      triggers: [
        {
          section: 'clue',
          when: [{ on: 86, what: 'marker', atLeast: { of: 'K', times: 1, plus: 2 } }],
          then: [codexFlip(86)],
        },
      ],
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: 'dreaming',
          cost: [],
          then: [
            choose(
              pay([spendSheetClues(1), discard('ally', 1)], marker('white', 'card-86')),
              pay([spendSheetClues(1), discard('item', 1)], marker('white', 'card-86')),
              pay([spendSheetClues(1), discard('spell', 1)], marker('white', 'card-86')),
              pay([spendSheetClues(1), spendRemnant(2)], marker('white', 'card-86')),
              pay([spendSheetClues(1), spendMoney(4)], marker('white', 'card-86')),
              pay([spendSheetClues(1), directDamage(2)], marker('white', 'card-86')),
              pay([spendSheetClues(1), directHorror(2)], marker('white', 'card-86')),
              option(),
            ),
          ],
        },
      ],
    },
    back: { enters: [win('fair-exchange')] },
  },
  87: {
    front: {
      constants: ['sleeper', 'sleeper-flees'],
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: 'sleeper',
          cost: [],
          then: [
            test('influence', 0, {
              pass: [removeMarker('blue', 'here'), move(2), marker('blue', 'here')],
              fail: [removeMarker('blue', 'here'), move(1), marker('blue', 'here'), horror(1)],
            }),
          ],
        },
        {
          timing: 'action',
          section: 'clue',
          at: ['train-station'],
          onlyIf: [{ custom: 'sleeper-here' }],
          cost: [spendSheetClues({ of: 'K', times: 1, plus: 1 })],
          then: [codexFlip(87)],
        },
      ],
    },
    back: { enters: [win('last-train')] },
  },
  88: {
    front: { enters: [cupAdd('gate-burst', 1), spawnArchive(89, 'unstable'), codexFlip(88)] },
    back: {
      constants: ['cards-stay-open'],
      triggers: [
        {
          section: 'clue',
          when: [{ sheet: 'clue', atLeast: 'K' }, { noneInCodex: [85, 86, 87] }],
          then: [codexAdd(85)],
        },
        { section: 'clue', when: [{ defeated: 'surveyor' }], then: [win('unmeasured')] },
        { section: 'doom', when: [{ custom: 'dream-in-every-hood' }], then: [loseGame('same-address')] },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 3, plus: 7 } }],
          then: [loseGame('moved-in')],
        },
      ],
      actions: [
        {
          timing: 'action!',
          section: 'clue',
          at: 'surveyor',
          cost: [spendSheetClues(1)],
          then: [hitEpic('surveyor', 2)],
        },
      ],
    },
  },
  90: {
    front: {
      enters: [
        each('investigator', sanity(2, 'self'), focusAny(1)),
        cupRemove('spread-doom', 1),
        codexReturn(90),
      ],
    },
  },
  91: {
    front: {
      constants: ['no-focus-on-dreaming'],
      reckoning: [each('investigator', when({ if: 'markerHere', colour: 'red' }, [horror(1)]))],
      triggers: [{ section: 'constant', when: [{ onBoard: 'red', atMost: 2 }], then: [codexReturn(91)] }],
    },
  },
} satisfies Record<number, ArchiveCard>
