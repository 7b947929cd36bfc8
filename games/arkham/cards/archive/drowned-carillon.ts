import type { ArchiveCard } from '../codex.ts'
import {
  clearMarkers,
  codexAdd,
  codexFlip,
  codexReturn,
  cupAdd,
  custom,
  damage,
  each,
  hitEpic,
  loseGame,
  marker,
  spawnArchive,
  spawnMonster,
  spawnTrait,
  spendMoney,
  spendRemnant,
  spendSheetClues,
  win,
} from '../writing.ts'

/** The archive cards of *The Drowned Carillon*; its epic monster is card 58. */
export const drownedCarillonArchive = {
  51: {
    front: {
      triggers: [
        { section: 'clue', when: [{ sheet: 'clue', atLeast: 'K' }], then: [codexAdd(52)] },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 1, plus: 2 } }],
          then: [codexFlip(51)],
        },
      ],
    },
    back: {
      enters: [
        spawnTrait('Deep One', 'river-docks'),
        cupAdd('spread-doom', 1),
        codexAdd(53),
        codexReturn(51),
      ],
    },
  },
  52: {
    front: { enters: [custom('hide-ropes'), codexFlip(52)] },
    back: {
      actions: [
        { timing: 'action', section: 'clue', at: 'face-down-marker', cost: [], then: [custom('turn-rope')] },
      ],
    },
  },
  53: {
    front: {
      reckoning: [each('on-bridge-or-merchant-district', damage(1))],
      triggers: [
        {
          section: 'constant',
          when: [{ anomalies: { atLeast: 3 } }, { noneInCodex: [57] }],
          then: [codexAdd(57)],
        },
        {
          section: 'clue',
          when: [{ sheet: 'clue', atLeast: 'K' }, { noneInCodex: [52, 54, 55] }],
          then: [codexAdd(52)],
        },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 1, plus: 6 } }],
          then: [codexAdd(56), codexReturn(53)],
        },
      ],
    },
  },
  54: {
    front: {
      enters: [spawnMonster(2, 'belfry')],
      constants: ['belfry'],
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: 'belfry',
          cost: [spendSheetClues({ of: 'K', times: 1, plus: 2 })],
          then: [codexFlip(54)],
        },
        {
          timing: 'action',
          section: 'clue',
          at: 'belfry',
          onlyIf: [{ noneInCodex: [55] }],
          cost: [spendSheetClues(2), spendRemnant(2)],
          then: [codexAdd(55)],
        },
      ],
    },
    back: { enters: [win('still-water')] },
  },
  55: {
    front: {
      triggers: [
        {
          section: 'clue',
          when: [{ on: 55, what: 'marker', atLeast: { of: 'P', times: 1, plus: 1 } }],
          then: [codexFlip(55)],
        },
      ],
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: ['general-store', 'independence-square'],
          cost: [spendMoney(2), spendRemnant(1)],
          then: [marker('white', 'card-55')],
        },
      ],
    },
    back: { enters: [win('second-peal')] },
  },
  56: {
    front: {
      enters: [
        cupAdd('gate-burst', 1),
        clearMarkers('board'),
        codexReturn(52),
        codexReturn(54),
        codexReturn(55),
        spawnArchive(58, 'unstable'),
        codexFlip(56),
      ],
    },
    back: {
      triggers: [
        { section: 'clue', when: [{ defeated: 'drowned-ringer' }], then: [win('slack-water')] },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 2, plus: 10 } }],
          then: [loseGame('high-water')],
        },
      ],
      actions: [
        {
          timing: 'action!',
          section: 'clue',
          at: 'drowned-ringer',
          cost: [spendSheetClues(2)],
          then: [hitEpic('drowned-ringer', 3)],
        },
      ],
    },
  },
  57: {
    front: {
      constants: ['deep-ones-faster'],
      reckoning: [spawnTrait('Deep One', 'unstable')],
      triggers: [{ section: 'constant', when: [{ anomalies: { atMost: 0 } }], then: [codexReturn(57)] }],
    },
  },
} satisfies Record<number, ArchiveCard>
