import type { Offered, Prohibited } from '@miskatonic/screen'
import { expect, test } from 'vitest'
import { barriers, grouped, isCrowd, sharedWords } from '../table/groups.ts'
import { legendOf, piecesOf, textBlocks } from '../table/text-blocks.ts'

function offer(step: string, label: string): Offered {
  return { id: label, seat: 'p1', step, args: {}, rules: [], label, note: undefined, targets: [] }
}
const unnamed = (): undefined => undefined
const walks = ['Park', 'Cafe', 'Church', 'Docks'].map((place) => offer('walk', `Walk to the ${place}`))
const buses = ['Arkham', 'Dunwich', 'Innsmouth', 'Kingsport'].map((town) =>
  offer('bus', `Take a bus for ${town}`),
)
const end = offer('end', 'End your actions')

test('few options stand for themselves', () => {
  const [group, ...others] = grouped([...walks, end], unnamed)
  expect(others).toEqual([])
  expect(group).toMatchObject({ heading: '' })
  expect(group!.options.map(({ rest }) => rest)).toEqual([...walks, end].map(({ label }) => label))
})

test('many options are grouped by what one does; what is single stands at the end', () => {
  const groups = grouped([end, ...walks, ...buses], (step) => (step === 'bus' ? 'Take a bus' : undefined))
  expect(groups.map(({ heading }) => heading)).toEqual(['Walk', 'Take a bus', ''])
  expect(groups[0]!.options[0]!.rest).toBe('to the Park')
  expect(groups[1]!.options[0]!.rest).toBe('for Arkham')
  expect(groups[2]!.options).toEqual([{ offer: end, rest: 'End your actions' }])
})

test('kinds of options are folded only where they are too many to look at together', () => {
  const three = ['walk', 'ride', 'fly'].flatMap((step) =>
    Array.from({ length: 9 }, (_, i) => offer(step, `${step} to ${i}`)),
  )
  expect(isCrowd(grouped(three, unnamed), String)).toBe(true)
  expect(isCrowd(grouped(three.slice(0, 20), unnamed), String)).toBe(false)
  const many = Array.from({ length: 40 }, (_, i) => offer('walk', `Walk to ${i}`))
  expect(isCrowd(grouped(many, unnamed), String), 'a long group is cut into ranges').toBe(false)
})

test.each([
  [['Walk to the Park', 'Walk to the Cafe'], 'Walk'],
  [['Idź do Parku', 'Idź na Targ'], 'Idź'],
  [['Agree', 'Decline'], ''],
  [['Stay', 'Stay here'], ''],
])('what %j have in common is %j', (labels, shared) => {
  expect(sharedWords(labels)).toBe(shared)
})

test('what is forbidden stands below the rule that forbids it, each thing once', () => {
  const forbidden = (rule: Prohibited['rule'], label: string): Prohibited => {
    const { note: _, rules: __, ...rest } = offer('walk', label)
    return { ...rest, rule, reason: `because of ${rule}` }
  }
  expect(
    barriers([
      forbidden('RC-1', 'a'),
      forbidden('RC-2', 'b'),
      forbidden('RC-1', 'a'),
      forbidden('RC-1', 'c'),
    ]),
  ).toEqual([
    { rule: 'RC-1', reason: 'because of RC-1', labels: ['a', 'c'] },
    { rule: 'RC-2', reason: 'because of RC-2', labels: ['b'] },
  ])
})

test('a text for terminals becomes headings and lines', () => {
  const text = [
    'CZAS CTHULHU · poziom standardowy',
    '',
    'TWOJA RĘKA    2 karty: Arkham,',
    '              Dunwich',
    '── ARKHAM · brama otwarta ─────',
    '  Park    BRAMA   ●●○    Uniwersytet',
    '  Kościół         ·      Młyn',
  ].join('\n')
  expect(textBlocks(text)).toEqual([
    { heading: 'CZAS CTHULHU', lines: ['poziom standardowy'] },
    { heading: 'TWOJA RĘKA', lines: ['2 karty: Arkham, Dunwich'] },
    { heading: 'ARKHAM · brama otwarta', lines: ['Park · BRAMA · ●●○ · Uniwersytet', 'Kościół · Młyn'] },
  ])
})

test('pips are counted', () => {
  expect(piecesOf('sanity ◆◆◆◇ here')).toEqual([
    'sanity ',
    { shown: '◆◆◆◇', said: '', pips: { full: 3, all: 4 } },
    ' here',
  ])
})

test('signs are said as the legend explains them; what it does not explain is only for the eye', () => {
  const legend = legendOf('▸ Driver\nPark  ●●○  ▲\n● cultist   ! full   ▲ Shoggoth   ▸ whose turn')
  expect([...legend]).toEqual([
    ['●', 'cultist'],
    ['!', 'full'],
    ['▲', 'Shoggoth'],
    ['▸', 'whose turn'],
  ])
  expect(piecesOf('▸ Inn · ●●●! · ▲▲ · ◄ Doctor, beware!', legend)).toEqual([
    { shown: '▸', said: 'whose turn' },
    ' Inn · ',
    { shown: '●●●!', said: 'cultist, full', pips: { full: 3, all: 3 } },
    ' · ',
    { shown: '▲▲', said: '2 × Shoggoth' },
    ' · ',
    { shown: '◄', said: '' },
    ' Doctor, beware!',
  ])
  expect(legendOf('ARKHAM\n  Park  ●○○  University').size).toBe(0)
})

test('options that differ in one number get a stepper, from low to high', () => {
  const draws = [5, 3, 4, 0, 2, 1].map((first) => ({
    ...offer('draw', `Draw ${first} from the first deck`),
    args: { first },
  }))
  const groups = grouped([...draws, end], unnamed)
  expect(groups.map(({ isNumber }) => isNumber)).toEqual([true, false])
  expect(groups[0]!.options.map(({ offer: { args } }) => args['first'])).toEqual([0, 1, 2, 3, 4, 5])
})

test('options that differ in a number and in something else stay buttons', () => {
  const shots = [1, 2, 3, 4].map((charges) => ({
    ...offer('shoot', `Shoot ${charges}`),
    args: { charges, at: `place ${charges}` },
  }))
  expect(grouped(shots, unnamed)).toMatchObject([{ isNumber: false }])
})
