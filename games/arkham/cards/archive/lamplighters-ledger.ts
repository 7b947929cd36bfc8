import type { ArchiveCard } from '../codex.ts'
import {
  choose,
  clueToCard,
  codexAdd,
  codexFlip,
  codexReturn,
  cupAdd,
  cupRemove,
  custom,
  each,
  gainRemnant,
  health,
  horror,
  loseGame,
  option,
  placeDoom,
  retire,
  sanity,
  spawnArchive,
  spawnTrait,
  spendSheetClues,
  test,
  when,
  win,
} from '../writing.ts'

/** The archive cards of *The Lamplighter's Ledger*; its epic monster is card 66. */
export const lamplightersLedgerArchive = {
  60: {
    front: {
      constants: ['lamps'],
      actions: [
        {
          timing: 'turn',
          section: 'none',
          at: 'lit-lamp',
          cost: [placeDoom(1, 'here')],
          then: [health(2, 'self')],
        },
        {
          timing: 'action',
          section: 'none',
          at: 'lit-lamp',
          cost: [],
          then: [test('will', '-D', { pass: [custom('put-out-lamp')], fail: [horror(1)] })],
        },
      ],
    },
  },
  61: {
    front: {
      triggers: [
        { section: 'clue', when: [{ sheet: 'clue', atLeast: 'K' }], then: [codexAdd(62)] },
        {
          section: 'clue',
          when: [{ on: 60, what: 'marker', atLeast: 3 }, { neverInCodex: 68 }],
          then: [codexAdd(68)],
        },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 1, plus: 2 } }],
          then: [codexFlip(61)],
        },
      ],
    },
    back: {
      enters: [
        custom('relight-lamp'),
        spawnTrait('Human', 'text'),
        cupAdd('reckoning', 1),
        codexAdd(63),
        codexReturn(61),
      ],
    },
  },
  62: {
    front: {
      triggers: [{ section: 'clue', when: [{ on: 62, what: 'clue', atLeast: 'K' }], then: [codexFlip(62)] }],
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: ['orne-library', 'arkham-asylum'],
          cost: [],
          then: [test('lore', -1, { pass: [clueToCard(1, 62)], fail: [horror(1)] })],
        },
      ],
    },
    back: { enters: [choose(option(codexAdd(64)), option(codexAdd(65))), codexReturn(62)] },
  },
  63: {
    front: {
      reckoning: [each('at-lit-lamp', horror(1))],
      triggers: [
        {
          section: 'clue',
          when: [{ sheet: 'clue', atLeast: 'K' }, { noneInCodex: [62, 64, 65] }],
          then: [codexAdd(62)],
        },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 2, plus: 4 } }],
          then: [codexAdd(67), codexReturn(63)],
        },
      ],
    },
  },
  64: {
    front: {
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: ['hangmans-hill'],
          onlyIf: [{ onBoard: 'red', atMost: 0 }],
          cost: [spendSheetClues('K')],
          then: [codexFlip(64)],
        },
      ],
    },
    back: { enters: [win('honest-dark')] },
  },
  65: {
    front: {
      actions: [
        {
          timing: 'action',
          section: 'clue',
          at: ['graveyard'],
          cost: [spendSheetClues(2)],
          then: [retire, codexFlip(65)],
        },
      ],
    },
    back: {
      enters: [
        when(
          { if: 'custom', name: 'at-most-one-lamp' },
          [win('one-name')],
          [placeDoom(2, 'sheet'), codexFlip(65)],
        ),
      ],
    },
  },
  67: {
    front: { enters: [cupAdd('gate-burst', 1), spawnArchive(66, 'unstable'), codexFlip(67)] },
    back: {
      constants: ['lamplighter-returns'],
      triggers: [
        { section: 'clue', when: [{ defeated: 'lamplighter' }], then: [win('ledger-closed')] },
        {
          section: 'doom',
          when: [{ sheet: 'doom', atLeast: { of: 'P', times: 3, plus: 7 } }],
          then: [loseGame('endless-noon')],
        },
      ],
    },
  },
  68: {
    front: {
      enters: [
        each('investigator', gainRemnant(1), sanity(1, 'self')),
        cupRemove('spread-doom', 1),
        codexReturn(68),
      ],
    },
  },
} satisfies Record<number, ArchiveCard>
