import { Engine, type NameOf, type Words, completeOptions } from '@miskatonic/kernel'
import { checkWords } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { type Sheet, sheets } from '../cards/sheets.ts'
import type { Character } from '../content/characters.ts'
import { greatOldOnes } from '../cards/great-old-ones.ts'
import { type Town, towns } from '../cards/towns.ts'
import { variants } from '../content/variants.ts'
import { tinyEpic } from '../index.ts'
import type { Choices, TinyEpic } from '../kind.ts'
import { en } from '../words/en.ts'
import * as english from '../words/en/cards.ts'
import { pl } from '../words/pl.ts'
import * as polish from '../words/pl/cards.ts'

/** A table at which these characters play. */
function seated(all: Partial<Record<Character, Sheet>>): object {
  return { characters: Object.fromEntries(Object.entries(all).map(([who, sheet]) => [who, { sheet }])) }
}
const table = seated({ p1: 'detective', p2: 'alienist', p3: 'priest', a1: 'historian', a2: 'medium' })
const inEnglish: NameOf = (who) => en.seat(table, who)
const inPolish: NameOf = (who) => pl.seat(table, who)

/** A choice as both languages put it. */
function labels<C extends keyof Choices>(step: C, args: Choices[C]): [string, string] {
  return [en.choices[step](args, inEnglish), pl.choices[step](args, inPolish)]
}

test('nothing is wrong with any sentence that games come by', () => {
  const { problems, unseen } = checkWords(tinyEpic, 150)
  expect(problems).toEqual([])
  // An empty bag cannot happen, an empty page deck hardly; all else random players come by now and then.
  expect(unseen.asks.length + unseen.choices.length + unseen.events.length).toBeLessThan(8)
})

test.each(variants)('in %s no two options of a decision are called the same', (variant) => {
  const twice: string[] = []
  let decisions = 0
  for (const greatOldOne of greatOldOnes) {
    const options = completeOptions(tinyEpic, { variant, greatOldOne })
    const engine = Engine.start(tinyEpic, options, `${variant} ${greatOldOne}`)
    for (let n = 1; engine.decision !== null; n = (n * 48271) % 2147483647) {
      twice.push(...repeated(engine, en), ...repeated(engine, pl))
      engine.choose(engine.decision.options[n % engine.decision.options.length]!)
      decisions++
    }
  }
  expect(twice).toEqual([])
  expect(decisions).toBeGreaterThan(50)
})

function repeated({ decision, position }: Engine, words: Words<TinyEpic>): string[] {
  const who: NameOf = (seat) => words.seat(position.table, seat)
  const spoken = words.choices as Record<string, (args: object, who: NameOf) => string>
  const all = decision!.options.map(({ seat, step, args }) => `${seat}: ${spoken[step]!(args, who)}`)
  return all.filter((label, i) => all.indexOf(label) < i)
}

describe('names', () => {
  test('of players and assistants: their numbers until they have a sheet', () => {
    const early = { characters: { p1: { sheet: null }, p2: { sheet: 'priest' }, a1: { sheet: null } } }
    const named = (words: Words<TinyEpic>): string[] =>
      ['p1', 'p2', 'a1'].map((who) => words.seat(early, who))
    expect(named(en)).toEqual(['Player 1', 'Priest', 'Assistant 1'])
    expect(named(pl)).toEqual(['Gracz 1', 'Ksiądz', 'Pomocnik 1'])
  })

  test('whoever only watches has a number as well', () => {
    expect([inEnglish('p4'), inPolish('p4')]).toEqual(['Player 4', 'Gracz 4'])
  })

  test('whoever takes a sheet is still called by number, and an assistant by what it is', () => {
    const taken = { who: 'p2', sheet: 'alienist' } as const
    expect(en.events.sheetTaken(taken, inEnglish)).toBe('Player 2 becomes the Alienist.')
    expect(pl.events.sheetTaken(taken, inPolish)).toBe('Gracz 2 wciela się w Alienistkę.')
    const given = { who: 'a1', sheet: 'historian' } as const
    expect(en.events.sheetTaken(given, inEnglish)).toBe('The Historian comes along as an assistant.')
    expect(pl.events.sheetTaken(given, inPolish)).toBe('Do pomocy staje Historyczka.')
  })

  test('towns with the words that go before them', () => {
    expect(labels('move', { to: 'church' })).toEqual(['Move to the Church', 'Idź do Kościoła'])
    expect(labels('move', { to: 'cemetery' })).toEqual(['Move to the Cemetery', 'Idź na Cmentarz'])
    expect(labels('consult', { town: 'docks' })).toEqual([
      'Turn up the page at the Docks (no action)',
      'Odkryj stronę na Nabrzeżu (bez akcji)',
    ])
    const drifted = { from: 'curiosity-shop', to: 'docks' } as const
    expect(en.events.greatOldOneMoved(drifted, inEnglish)).toBe(
      'The Great Old One drifts from the Curiosity Shop to the Docks.',
    )
    expect(pl.events.greatOldOneMoved(drifted, inPolish)).toBe(
      'Wielki Przedwieczny sunie ze Sklepu z osobliwościami na Nabrzeże.',
    )
  })

  test('every character can be played in Polish', () => {
    expect(sheets.map((sheet) => pl.choices.takeSheet({ sheet }, inPolish))).toEqual([
      'Zagraj Naukowcem',
      'Zagraj Księdzem',
      'Zagraj Historyczką',
      'Zagraj Detektywem',
      'Zagraj Alienistką',
      'Zagraj Medium',
    ])
  })
})

describe('people in all cases', () => {
  test('two of them in one sentence', () => {
    const handed = { from: 'p2', to: 'p3', tentacle: 'chaos' } as const
    expect(en.events.handedOver(handed, inEnglish)).toBe('The Alienist hands the Priest a chaos tentacle.')
    expect(pl.events.handedOver(handed, inPolish)).toBe('Alienistka oddaje Księdzu mackę chaosu.')
    expect(labels('takeOver', { from: 'p3', tentacle: 'rage' })).toEqual([
      'Take a rage tentacle from the Priest (no action)',
      'Weź od Księdza mackę furii (bez akcji)',
    ])
    const ordered = { who: 'a1', by: 'p1', what: 'banish' } as const
    expect(en.events.assistantOrdered(ordered, inEnglish)).toBe(
      'The Detective calls on the Historian to banish a shambler.',
    )
    expect(pl.events.assistantOrdered(ordered, inPolish)).toBe('Detektyw każe Historyczce wygnać kroczącego.')
  })

  test('whoever has no sheet, or a name of their own, is declined as a player or as an assistant', () => {
    const began = { who: 'p1' } as const
    expect(pl.events.turnBegan(began, () => 'Gracz 1')).toBe('Tura gracza 1.')
    expect(pl.events.turnBegan(began, () => 'Pomocnik 2')).toBe('Tura pomocnika 2.')
    expect(pl.events.turnBegan(began, () => 'Hania')).toBe('Tura gracza Hania.')
    expect(en.events.turnBegan(began, () => 'Hania')).toBe('Hania’s turn.')
  })
})

describe('whose tentacle', () => {
  test('is said only of an assistant’s', () => {
    expect(labels('pay', { from: 'p1', tentacle: 'fear' })).toEqual([
      'Pay with a fear tentacle',
      'Zapłać macką strachu',
    ])
    expect(labels('pay', { from: 'a1', tentacle: 'fear' })).toEqual([
      'Pay with a fear tentacle of the Historian',
      'Zapłać macką strachu Historyczki',
    ])
  })

  test('buys an assistant’s action: the player’s, its own, or another one’s', () => {
    const sent = { who: 'a1', to: 'docks' } as const
    expect(labels('sendAssistant', { ...sent, from: 'p1' })).toEqual([
      'Send the Historian to the Docks for one of your chaos tentacles',
      'Wyślij Historyczkę na Nabrzeże za twoją mackę chaosu',
    ])
    expect(labels('sendAssistant', { ...sent, from: 'a1' })).toEqual([
      'Send the Historian to the Docks for a chaos tentacle of their own',
      'Wyślij Historyczkę na Nabrzeże za jej mackę chaosu',
    ])
    expect(labels('assistantSeals', { who: 'a1', from: 'a2' })).toEqual([
      'Have the Historian try to seal a portal for a chaos tentacle of the Medium',
      'Każ Historyczce pieczętować portal za mackę chaosu Medium',
    ])
  })
})

describe('dice', () => {
  const reroll = (first: boolean, second: boolean, third: boolean): [string, string] =>
    labels('reroll', { first, second, third })

  test('are called by their places', () => {
    expect(reroll(false, true, false)).toEqual(['Reroll the second die', 'Przerzuć drugą kość'])
    expect(reroll(true, false, true)).toEqual([
      'Reroll the first and third dice',
      'Przerzuć pierwszą i trzecią kość',
    ])
    expect(reroll(true, true, true)).toEqual(['Reroll all three dice', 'Przerzuć wszystkie trzy kości'])
  })

  test('that are rolled again, by an assistant all of them', () => {
    const again = { who: 'p1', why: 'banish', dice: [0, 1] } as const
    const spoken = (which: boolean[]): string[] => [
      en.events.diceRerolled({ ...again, dice: [...again.dice], again: which }, inEnglish),
      pl.events.diceRerolled({ ...again, dice: [...again.dice], again: which }, inPolish),
    ]
    expect(spoken([false, true])).toEqual([
      'The Detective rerolls the second die for a banishment: now 0, 1.',
      'Detektyw przerzuca drugą kość na wygnanie: teraz 0, 1.',
    ])
    expect(spoken([true, true])).toEqual([
      'The Detective rerolls all dice for a banishment: now 0, 1.',
      'Detektyw przerzuca wszystkie kości na wygnanie: teraz 0, 1.',
    ])
  })
})

describe('numbers', () => {
  test.each([
    [1, 'przechodzi macka strachu'],
    [2, 'przechodzą 2 macki strachu'],
    [5, 'przechodzi 5 macek strachu'],
    [12, 'przechodzi 12 macek strachu'],
  ])('%i tentacles, and the verb with them', (count, text) => {
    expect(pl.events.matCleared({ colour: 'fear', count }, inPolish)).toBe(
      `Z arkusza kroczących na arkusz odrzucania ${text}.`,
    )
  })

  test('a curse counts what it takes away', () => {
    const cursed = { town: 'library', colour: 'greed', count: 5 } as const
    expect(en.events.townCursed(cursed, inEnglish)).toBe(
      'Greed overflows in the Library, and the track is cursed: 5 greed tentacles go to the shambler mat.',
    )
    expect(pl.events.townCursed(cursed, inPolish)).toBe(
      'W Bibliotece tor chciwości się przepełnia i zostaje przeklęty: na arkusz kroczących przechodzi 5 macek chciwości.',
    )
    const swept = { town: 'docks', shamblers: ['fear', 'rage', 'rage', 'greed'] } as const
    expect(en.events.shamblersCursed({ ...swept, shamblers: [...swept.shamblers] }, inEnglish)).toContain(
      '(1 fear, 2 rage, 1 greed)',
    )
    const chaos = { who: 'p2', kind: 'chaos', count: 3 } as const
    expect(en.events.composureCursed(chaos, inEnglish)).toContain('3 chaos tentacles go to the supply')
    expect(pl.events.composureCursed(chaos, inPolish)).toContain('do puli ogólnej przechodzą 3 macki chaosu')
  })

  test('what an overflowing energy track brings back', () => {
    const returned = { fear: 4, rage: 0, greed: 2, chaos: 1, eldritch: 3 }
    expect(en.events.energyCursed({ returned }, inEnglish)).toContain(
      '4 fear, 2 greed, 1 chaos, 3 eldritch: 10 tentacles in all',
    )
    expect(pl.events.energyCursed({ returned }, inPolish)).toContain(
      'strach 4, chciwość 2, chaos 1, moc 3 (razem 10)',
    )
  })
})

describe('prices', () => {
  const free = {
    fear: 0,
    rage: 0,
    greed: 0,
    any: 0,
    wild: true,
    differing: false,
    paid: null,
    space: null,
  }
  const asked = (price: Partial<TinyEpic['asks']['payHow']>): string[] => [
    en.asks.payHow({ ...free, ...price }, inEnglish),
    pl.asks.payHow({ ...free, ...price }, inPolish),
  ]

  test('by colours', () => {
    expect(asked({ fear: 1, greed: 2 })).toEqual([
      'What do you pay with? Due: 1 fear and 2 greed.',
      'Czym płacisz? Do zapłaty: strach 1 i chciwość 2.',
    ])
  })
  test('of any colour, but not with chaos', () => {
    expect(asked({ any: 1, wild: false })).toEqual([
      'What do you pay with? Due: 1 of any colour, no chaos.',
      'Czym płacisz? Do zapłaty: dowolny kolor 1, bez chaosu.',
    ])
  })
  test('of two colours, one of which is paid', () => {
    expect(asked({ any: 2, differing: true })[0]).toContain('2 of different colours')
    expect(asked({ any: 1, differing: true, paid: 'rage' })).toEqual([
      'What do you pay with? Due: 1 of another colour than rage.',
      'Czym płacisz? Do zapłaty: inny kolor niż furia 1.',
    ])
  })
  test('of a seal', () => {
    expect(asked({ rage: 1, space: { colour: 'rage', side: 'left' } })).toEqual([
      'Which tentacle seals the left space of the rage portal?',
      'Która macka pieczętuje lewe pole portalu furii?',
    ])
  })
})

test('pages are known by their numbers, and by what stands on them', () => {
  const turned = { town: 'church', page: 'page-18' } as const
  expect(en.events.pageTurned(turned, inEnglish)).toBe(
    'A page lies open in the Church: card 18 (cost 1 fear and 2 greed, rows 1, 2 and 5, rune of rage).',
  )
  expect(pl.events.pageTurned(turned, inPolish)).toBe(
    'W Kościele odsłania się strona: karta 18 (koszt: strach 1 i chciwość 2, wiersze 1, 2 i 5, runa furii).',
  )
  expect(labels('losePage', { page: 'page-01' })).toEqual([
    'Give up card 1 (row 1)',
    'Oddaj kartę 1 (wiersz 1)',
  ])
})

test('what random players hardly ever see', () => {
  expect(en.events.pagesReshuffled({ count: 3 }, inEnglish)).toBe(
    'The page deck is empty; 3 lost pages make a new one.',
  )
  expect(pl.events.pagesReshuffled({ count: 1 }, inPolish)).toBe(
    'Talia stron jest pusta; nowa powstaje z jednej utraconej karty.',
  )
  const replaced = (taken: boolean, refilled: boolean): string =>
    en.events.eldritchReplaced({ town: 'docks', taken, refilled }, inEnglish)
  expect(replaced(true, false)).toBe(
    'An eldritch tentacle goes from the Docks to the discard mat; the supply has no other.',
  )
  expect(
    new Set([replaced(true, true), replaced(true, false), replaced(false, true), replaced(false, false)])
      .size,
  ).toBe(4)
  const other = { town: 'tavern', colour: 'rage', wanted: 'fear' } as const
  expect(en.events.shamblerPlaced(other, inEnglish)).toBe(
    'No fear shambler is left on the mat, so a rage shambler comes to the Tavern.',
  )
  expect(pl.events.shamblerPlaced(other, inPolish)).toBe(
    'Na arkuszu nie ma już kroczących strachu, więc do Tawerny przychodzi kroczący furii.',
  )
})

test('what cards and sheets do is said in both languages, and differently of each', () => {
  const deeds = ({
    towns: locations,
    sheets: people,
    greatOldOnes: gods,
  }: typeof english | typeof polish) => [
    ...Object.values(locations).map(({ action }) => action),
    ...Object.values(people).map(({ ability }) => ability),
    ...Object.values(gods).map(({ power }) => power),
  ]
  expect(new Set([...deeds(english), ...deeds(polish)]).size).toBe(2 * (10 + 6 + 4))
})

test('every town is used in a way of its own', () => {
  const used = (words: Words<TinyEpic>, who: NameOf): string[] =>
    towns.map((town: Town) => words.events.townUsed({ who: 'p1', town }, who))
  expect(new Set([...used(en, inEnglish), ...used(pl, inPolish)]).size).toBe(2 * towns.length)
})
