import { Engine, type NameOf, type TableSeen, type Words, completeOptions, viewOf } from '@miskatonic/kernel'
import { checkWords } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { cards } from '../cards/reactions.ts'
import { type Character, characters } from '../content/characters.ts'
import { items } from '../cards/items.ts'
import { missions } from '../cards/missions.ts'
import { beings, monsterKinds } from '../content/monsters.ts'
import { alone } from '../index.ts'
import type { Alone, Choices, Events } from '../kind.ts'
import { en } from '../words/en.ts'
import * as english from '../words/en/effects.ts'
import { pl } from '../words/pl.ts'
import * as polish from '../words/pl/effects.ts'
import { readPath, readPlace, spotOf } from '../words/places.ts'
import { scene } from './scene.ts'

const table = { hero: { character: 'pilot' as Character | null } }
const inEnglish: NameOf = (who) => en.seat(table, who)
const inPolish: NameOf = (who) => pl.seat(table, who)

/** A choice as both languages put it, to whom sees this. */
function labels<C extends keyof Choices>(step: C, args: Choices[C], seen?: TableSeen): [string, string] {
  return [en.choices[step](args, inEnglish, seen), pl.choices[step](args, inPolish, seen)]
}
/** An event as both languages tell it. */
function told<E extends keyof Events>(event: E, args: Events[E]): [string, string] {
  return [en.events[event](args, inEnglish), pl.events[event](args, inPolish)]
}

test('nothing is wrong with any sentence that games come by', () => {
  const { problems, unseen } = checkWords(alone, 10)
  expect(problems).toEqual([])
  // Allies, skills and bosses are rare among random players; everything else comes up now and then.
  expect(unseen.events.length).toBeLessThan(16)
  expect(unseen.asks.length + unseen.choices.length).toBeLessThan(70)
})

test.each([1, 2, 3])('with %i Evil players no two options of a decision are called the same', (evil) => {
  const twice = new Set<string>()
  let decisions = 0
  for (const difficulty of ['easy', 'impossible']) {
    const options = completeOptions(alone, { evil, difficulty })
    const engine = Engine.start(alone, options, `${evil} ${difficulty}`)
    for (let n = 1; engine.decision !== null && decisions < 1500; n = (n * 48271) % 2147483647) {
      for (const label of [...repeated(engine, en), ...repeated(engine, pl)]) twice.add(label)
      engine.choose(oneOf(engine, n))
      decisions++
    }
  }
  expect([...twice]).toEqual([])
  expect(decisions).toBeGreaterThan(100)
})

/** Verbs are chosen alike, however many forms each of them has: else the Hero would only ask the way. */
function oneOf({ decision }: Engine, n: number) {
  const steps = [...new Set(decision!.options.map(({ step }) => step))]
  const options = decision!.options.filter(({ step }) => step === steps[n % steps.length])
  return options[n % options.length]!
}

function repeated({ decision, position }: Engine, words: Words<Alone>): string[] {
  const who: NameOf = (seat) => words.seat(position.table, seat)
  const spoken = words.choices as Record<string, (args: object, who: NameOf, seen: TableSeen) => string>
  const views = new Map(position.seats.map((seat) => [seat, viewOf(alone, position, decision, seat)]))
  const all = decision!.options.map(
    ({ seat, step, args }) => `${seat}: ${spoken[step]!(args, who, views.get(seat)!)}`,
  )
  const known = new Set<string>()
  return all.filter((label) => {
    const isKnown = known.has(label)
    known.add(label)
    return isKnown
  })
}

describe('names', () => {
  test('of the Hero: the character, once there is one; of Evil: numbers', () => {
    const named = (words: Words<Alone>, character: Character | null): string[] =>
      ['hero', 'e1', 'e3'].map((seat) => words.seat({ hero: { character } }, seat))
    expect(named(en, null)).toEqual(['Hero', 'Evil 1', 'Evil 3'])
    expect(named(en, 'doctor')).toEqual(['Doctor', 'Evil 1', 'Evil 3'])
    expect(named(pl, null)).toEqual(['Bohater', 'Zło 1', 'Zło 3'])
    expect(named(pl, 'doctor')).toEqual(['Lekarz', 'Zło 1', 'Zło 3'])
    expect(en.seat({}, 'hero')).toBe('Hero')
  })

  test('every character can be played in Polish', () => {
    expect(characters.map((character) => pl.choices.takeCharacter({ character }, inPolish))).toEqual([
      'Zagraj Pilotką',
      'Zagraj Inżynierem',
      'Zagraj Kapitanem',
      'Zagraj Lekarzem',
    ])
  })

  test('a character has an article in English and cases in Polish, a player has neither', () => {
    expect(told('timeSlowed', { free: true })).toEqual([
      'Time slows down for the Pilot: two actions this turn, for free.',
      'Dla Pilotki czas zwalnia: w tej turze dwie akcje, za darmo.',
    ])
    expect(pl.events.timeSlowed({ free: false }, () => 'Hania')).toBe(
      'Dla gracza Hania czas zwalnia: w tej turze dwie akcje.',
    )
    expect(en.events.timeSlowed({ free: false }, () => 'Hania')).toBe(
      'Time slows down for Hania: two actions this turn.',
    )
    expect(pl.events.timeSlowed({ free: false }, () => 'Zło 2')).toContain('Dla Zła 2')
  })

  test('of the three cards of Bullets are different', () => {
    const shot = { charges: 1, place: '1/0/0', target: 'worms' } as const
    expect(labels('shoot', { ...shot, item: 'bullets-1' })).not.toEqual(
      labels('shoot', { ...shot, item: 'bullets-2' }),
    )
  })
})

describe('places', () => {
  test('of the map are squares of a level', () => {
    expect(readPlace('2-C3')).toEqual({ level: 2, square: 'C3' })
    expect(labels('placeBoss', { at: '2-C3' })).toEqual([
      'Put it in C3, lower level',
      'Postaw: C3, dolny poziom',
    ])
    expect(told('litUp', { place: '1-A5' })).toEqual([
      'Light goes on in A5 on the upper level.',
      'W sektorze A5 na górnym poziomie zapala się światło.',
    ])
  })

  test('of the maze are counted from where their part begins', () => {
    expect([spotOf(0, 0), spotOf(1, -2), spotOf(-3, 0), spotOf(-1, 4)]).toEqual(['0', '2N1E', '3W', '4S1W'])
    expect(readPlace('12/1/-2')).toEqual({ part: 12, spot: '2N1E' })
    expect(told('litUp', { place: '12/1/-2' })).toEqual([
      'Light goes on in sector 2N1E of part 12.',
      'W sektorze 2N1E w części 12 zapala się światło.',
    ])
    expect(labels('throwGrenade', { place: '3/0/1' })).toEqual([
      'Throw the Grenade at sector 1S, part 3',
      'Rzuć Granat: sektor 1S, część 3',
    ])
  })

  test('that nobody knows are not named', () => {
    expect(readPlace('')).toBeNull()
    expect(told('hazardPlaced', { place: null })).toEqual([
      'Evil places a hazard token somewhere in the dark.',
      'Zło kładzie gdzieś w mroku żeton zagrożenia.',
    ])
    expect(told('bossPlaced', { being: 'queen-worm', place: null })).toEqual([
      'The Queen Worm has come. Nobody hears where.',
      'Nadchodzi Królowa czerwi. Nikt nie słyszy gdzie.',
    ])
    expect(told('conditionPlaced', { mission: 'the-ritual', place: null })[0]).toBe(
      'The Ritual: Evil places a circle somewhere.',
    )
  })

  test('behind what the Hero knows can be aimed at', () => {
    expect(labels('throwBomb', { place: '1/0/0', way: null })[0]).toBe(
      'Throw the Pipe Bomb at sector 0, part 1',
    )
    expect(labels('throwBomb', { place: '1/0/0', way: 'east' })[0]).toBe(
      'Throw the Pipe Bomb east of sector 0, part 1',
    )
    expect(labels('throwBomb', { place: '1/0/0', way: 'stairs' })[0]).toBe(
      'Throw the Pipe Bomb down the stairs in sector 0 of part 1',
    )
  })
})

describe('a step of the Hero', () => {
  const step = { from: '1-B2', to: '1-C2', way: 'east', how: 'step' } as const

  test('is told to Evil with its sector, to the Hero without', () => {
    expect(told('moved', step)).toEqual([
      'The Pilot goes east, to C2 on the upper level.',
      'Pilotka idzie na wschód, do sektora C2 na górnym poziomie.',
    ])
    expect(told('moved', { ...step, from: '1/0/0', to: '' })).toEqual([
      'The Pilot goes east.',
      'Pilotka idzie na wschód.',
    ])
  })

  test('may be somebody else’s will', () => {
    expect(told('moved', { ...step, to: '', how: 'drag' })).toEqual([
      'The Pilot is dragged east.',
      'Coś ciągnie Pilotkę na wschód.',
    ])
    expect(told('moved', { ...step, to: '', way: 'stairs', how: 'sacrifice' })[0]).toBe(
      'The Pilot is led by the stairs.',
    )
  })

  test('is offered in each gait', () => {
    expect(labels('move', { gait: 'walk', to: 'north' })).toEqual(['Go north', 'Idź na północ'])
    expect(labels('move', { gait: 'jet-pack', to: 'stairs' })).toEqual([
      'Go by the stairs (Jet Pack)',
      'Idź schodami (Plecak odrzutowy)',
    ])
    expect(labels('unlock', { gait: 'sprint', door: 'west' })).toEqual([
      'Unlock the west door (sprint)',
      'Odblokuj zachodnie drzwi (sprint)',
    ])
  })
})

describe('monsters', () => {
  test('have numbers for Evil, and none for the Hero', () => {
    expect(told('monsterKilled', { being: 'worms', place: '1-C3', monster: 'm7' })).toEqual([
      'Worms 7 die in C3 on the upper level.',
      'W sektorze C3 na górnym poziomie giną Czerwie 7.',
    ])
    expect(told('monsterKilled', { being: 'worms', place: '1/0/0', monster: null })).toEqual([
      'Worms die in sector 0 of part 1.',
      'W sektorze 0 w części 1 giną Czerwie.',
    ])
  })

  test('a boss is one, and needs no number', () => {
    expect(told('monsterWounded', { being: 'queen-worm', place: '2-A1', monster: 'm9' })).toEqual([
      'The Queen Worm in A1 on the lower level is wounded.',
      'W sektorze A1 na dolnym poziomie odnosi ranę Królowa czerwi.',
    ])
  })

  test('come out of the dark, go into it, or are seen all the way', () => {
    const moved = { being: 'hybrids', way: 'south', monster: null } as const
    expect(told('monsterMoved', { ...moved, from: '', to: '1/0/1', way: null })).toEqual([
      'Hybrids come out of the dark in sector 1S of part 1.',
      'W sektorze 1S w części 1 wychodzą z mroku Hybrydy.',
    ])
    expect(told('monsterMoved', { ...moved, from: '1/0/1', to: null })).toEqual([
      'Hybrids leave sector 1S of part 1 to the south, out of sight.',
      'Hybrydy znikają z sektora 1S w części 1, odchodząc na południe.',
    ])
    expect(told('monsterMoved', { ...moved, from: '1-C2', to: '1-C3', monster: 'm4' })).toEqual([
      'Hybrids 4 move south from C2 to C3 on the upper level.',
      'Hybrydy 4 idą na południe z sektora C2 do sektora C3 na górnym poziomie.',
    ])
    expect(
      told('monsterMoved', { ...moved, from: '1-C2', to: '2-C3', way: 'stairs', monster: 'm4' })[0],
    ).toBe('Hybrids 4 move by the stairs from C2 on the upper level to C3 on the lower level.')
  })

  test('are put elsewhere out of the dark, into it, or in sight', () => {
    const put = { being: 'cultists', monster: null } as const
    expect(told('monsterRelocated', { ...put, from: null, to: '1/1/0' })[0]).toBe(
      'Cultists emerge in sector 1E of part 1.',
    )
    expect(told('monsterRelocated', { ...put, from: '1/1/0', to: null })[1]).toBe(
      'Kultyści znikają z sektora 1E w części 1.',
    )
    expect(told('monsterRelocated', { ...put, from: '1/1/0', to: '2/0/0' })[0]).toBe(
      'Cultists slip unheard from sector 1E of part 1 to sector 0 of part 2.',
    )
  })

  test('that are wounded are called so, each in its own way', () => {
    expect(beings.map((being) => pl.choices.fight({ target: `${being}-wounded` }, inPolish))).toEqual([
      'Zaatakuj ranne Zarodniki',
      'Zaatakuj ranne Pasożyty',
      'Zaatakuj rannych Kultystów',
      'Zaatakuj ranne Hybrydy',
      'Zaatakuj ranne Czerwie',
      'Zaatakuj ranną Królową czerwi',
      'Zaatakuj rannego Arcykapłana',
      'Zaatakuj ranną Matkę zarodników',
    ])
    expect(labels('fight', { target: 'high-priest-wounded' })[0]).toBe('Fight the wounded High Priest')
    expect(told('monsterSeen', { place: '1/0/0', being: 'spores', wounded: true })[0]).toBe(
      'Wounded Spores wait in sector 0 of part 1.',
    )
  })

  test('move along a path, letter by letter', () => {
    expect(readPath('nEt')).toEqual([
      { way: 'north', unlocks: false },
      { way: 'east', unlocks: true },
      { way: 'stairs', unlocks: false },
    ])
    expect(labels('shift', { monster: 'm3', path: 'Een', heard: 'this-level' })).toEqual([
      'Monster 3: unlock east, east, north (noise from somewhere on this level)',
      'Potwór 3: odblokuj wschodnie drzwi, na wschód, na północ (hałas gdzieś na tym poziomie)',
    ])
    expect(labels('lure', { monster: 'm3', path: '', heard: 'here' })).toEqual([
      'Monster 3: stay (noise from right here)',
      'Potwór 3: bez ruchu (hałas tuż obok)',
    ])
  })

  test('are called by what they are and where they stand, to whom sees the map', () => {
    const { engine } = scene({
      monsters: [
        { being: 'cultists', at: 'B1' },
        { being: 'high-priest', at: 'C1' },
      ],
    })
    const seen = viewOf(alone, engine.position, engine.decision, 'e1')
    expect(labels('shift', { monster: 'm1', path: 'e', heard: 'east' }, seen)).toEqual([
      'Cultists 1 in B1 on the upper level: east (noise from the east)',
      'Kultyści 1 w sektorze B1 na górnym poziomie: na wschód (hałas ze wschodu)',
    ])
    expect(labels('withdraw', { monster: 'm1' }, seen)).toEqual([
      'Remove Cultists 1 in B1 on the upper level and spawn another',
      'Usuń Kultystów 1 w sektorze B1 na górnym poziomie; pojawi się inny potwór',
    ])
    expect(labels('relocate', { monster: 'm1', to: '1-E1' }, seen)).toEqual([
      'Move Cultists 1 unheard from B1 to E1 on the upper level',
      'Przenieś Kultystów 1 z sektora B1 do sektora E1 na górnym poziomie',
    ])
    expect(labels('pick', { monster: 'm2' }, seen)).toEqual([
      'Choose the High Priest in C1 on the upper level',
      'Wybierz Arcykapłana w sektorze C1 na górnym poziomie',
    ])
    expect(labels('attackNext', { monster: 'm2' }, seen)).toEqual([
      'Attack with the High Priest',
      'Teraz atak: Arcykapłan',
    ])
    const asHero = viewOf(alone, engine.position, engine.decision, 'hero')
    expect(labels('pick', { monster: 'm2' }, asHero)).toEqual(['Choose monster 2', 'Wybierz potwora 2'])
  })
})

describe('reactions', () => {
  const played = { by: 'e2', card: 'panic', deck: 'dread', spaces: 2 } as const

  test('face up are named, with their danger', () => {
    expect(told('cardPlayed', { ...played, face: 'up', dangerous: true })).toEqual([
      'Evil 2 plays Panic (Dread), and it is dangerous. It covers 2 spaces.',
      'Zło 2 zagrywa kartę „Panika” (Groza), i jest to karta niebezpieczna. Zakryte pola: 2.',
    ])
  })

  test('face down are known to whoever played them', () => {
    const down = { ...played, face: 'down', dangerous: false } as const
    expect(told('cardPlayed', { ...down, card: null })).toEqual([
      'Evil 2 plays a Dread card face down, a standard reaction. It covers 2 spaces.',
      'Zło 2 zagrywa zakrytą kartę Grozy, reakcję standardową. Zakryte pola: 2.',
    ])
    expect(told('cardPlayed', down)[0]).toContain('a Dread card face down (Panic)')
  })

  test('that are proposed show their deck and what they answer', () => {
    const proposed = { by: 'e1', deck: 'traps', face: 'up', condition: 'health' } as const
    expect(told('cardProposed', proposed)).toEqual([
      'Evil 1 asks to play a Traps card, a reaction to health loss.',
      'Zło 1 prosi o zgodę na kartę Pułapek: reakcję na utratę zdrowia.',
    ])
    expect(told('cardProposed', { ...proposed, face: 'down', condition: null })[0]).toContain(
      'standard reaction',
    )
  })

  test('cards drawn are named for whoever drew them', () => {
    expect(told('cardsDrawn', { who: 'e1', count: 2, cards: ['acid', 'snare'] })).toEqual([
      'Evil 1 draws 2 cards: Acid, Snare.',
      'Zło 1 dobiera 2 karty: „Kwas”, „Potrzask”.',
    ])
    expect(told('cardsDrawn', { who: 'e1', count: 5, cards: null })).toEqual([
      'Evil 1 draws 5 cards.',
      'Zło 1 dobiera 5 kart.',
    ])
  })

  test('decks to draw from are called by name', () => {
    const { engine } = scene({ decks: ['fury', 'dread'] })
    const seen = viewOf(alone, engine.position, engine.decision, 'e1')
    expect(labels('drawFrom', { first: 4 }, seen)).toEqual([
      'Draw 4 from Fury, the rest from Dread',
      'Dobierz 4 z Furii, resztę z Grozy',
    ])
    expect(labels('drawFrom', { first: 0 }, seen)).toEqual(['Draw from Dread only', 'Dobierz tylko z Grozy'])
  })

  test('cards to be drawn are divided by name', () => {
    expect(labels('divide', { e1: 2, e2: 0, e3: 1 })).toEqual([
      'Evil 1 draws 2, Evil 3 draws 1',
      'Zło 1 dobiera 2, Zło 3 dobiera 1',
    ])
  })
})

describe('answers of Locate', () => {
  test('tell how far, on which level and, if one may know, which way', () => {
    expect(told('located', { target: 'worms', distance: 3, level: 'this', way: 'north' })).toEqual([
      'The nearest Worms: 3 sectors away, on this level, to the north.',
      'Najbliższe Czerwie: 3 sektory stąd, na tym poziomie, droga na północ.',
    ])
    expect(told('located', { target: 'canteen', distance: 12, level: 'other', way: null })).toEqual([
      'The Canteen: 12 sectors away, on the other level.',
      'Kantyna: 12 sektorów stąd, na drugim poziomie.',
    ])
    expect(told('located', { target: 'door', distance: 0, level: 'this', way: 'here' })).toEqual([
      'The nearest door: right here, on this level.',
      'Najbliższe drzwi: tutaj, na tym poziomie.',
    ])
  })

  test('or that there is none', () => {
    expect(told('located', { target: 'boss', distance: -1, level: 'none', way: null })).toEqual([
      'The nearest boss: none.',
      'Najbliższy boss: nie ma.',
    ])
    expect(labels('answer', { distance: -1, level: 'none', way: null })).toEqual([
      'Answer: there is none',
      'Odpowiedz: nie ma',
    ])
    expect(labels('answer', { distance: 0, level: 'this', way: 'here' })).toEqual([
      'Answer: right here, on this level',
      'Odpowiedz: tutaj, na tym poziomie',
    ])
  })
})

describe('dice', () => {
  test('are counted by their faces', () => {
    expect(
      told('diceRolled', { by: 'hero', dice: ['miss', 'hit', 'miss', 'hit', 'miss'], why: 'fight' }),
    ).toEqual(['The Pilot rolls: 2 hits, 3 misses.', 'Pilotka rzuca: 2 trafienia, 3 pudła.'])
    expect(told('diceRolled', { by: 'evil', dice: ['surge'], why: 'parting' })).toEqual([
      'Evil rolls at parting: 1 surge.',
      'Zło rzuca w ataku przy odejściu: 1 zryw.',
    ])
    expect(told('diceRolled', { by: 'hero', dice: [], why: 'fight' })).toEqual([
      'The Pilot has no die to roll.',
      'Pilotka nie ma czym rzucić.',
    ])
  })

  test('are rerolled by their worth', () => {
    const rerolls = (['miss', 'surge', 'hit'] as const).map((face) => labels('rerollAll', { face })[0])
    expect(rerolls).toEqual(['Reroll the misses', 'Reroll the misses and surges', 'Reroll all dice'])
  })
})

describe('losses', () => {
  test.each([
    [1, 'traci 1 punkt zdrowia'],
    [2, 'traci 2 punkty zdrowia'],
    [5, 'traci 5 punktów zdrowia'],
  ])('%i points of health', (count, text) => {
    expect(told('lostHealth', { count, cause: 'attack' })[1]).toBe(`Pilotka ${text} (atak).`)
  })

  test('are prevented by items, people or skills', () => {
    const saved = { what: 'health', count: 1 } as const
    expect(told('lossPrevented', { ...saved, by: 'body-armour' })).toEqual([
      'The Pilot keeps 1 health thanks to the Body Armour.',
      'Pilotka zachowuje 1 punkt zdrowia (Kamizelka).',
    ])
    expect(told('lossPrevented', { ...saved, by: 'captain' })[0]).toContain('thanks to the Captain')
    expect(told('lossPrevented', { ...saved, by: 'skill' })[1]).toContain('(umiejętność)')
  })

  test('may fall on both tracks at once', () => {
    const lost = { health: 3, control: 3, cause: 'countdown' } as const
    expect(en.asks.saveFromLoss(lost, inEnglish)).toBe(
      'You are about to lose 3 health and 3 self-control to the countdown. Do you prevent it?',
    )
    expect(pl.asks.saveFromLoss(lost, inPolish)).toBe(
      'Za chwilę stracisz 3 punkty zdrowia i 3 punkty poczytalności (odliczanie). Zapobiegasz temu?',
    )
  })
})

test('sectors that fade together are told together', () => {
  expect(told('sectorsForgotten', { places: ['1/0/1', '2/0/0', '1/1/1'] })).toEqual([
    'Sectors fade from the maze: 1S and 1S1E of part 1; 0 of part 2.',
    'Z labiryntu znikają sektory: 1S i 1S1E w części 1; 0 w części 2.',
  ])
  expect(told('sectorsForgotten', { places: ['1-C3', '1-C4', '2-A1'] })).toEqual([
    'Sectors fade from the maze: C3 and C4 on the upper level; A1 on the lower level.',
    'Z labiryntu znikają sektory: C3 i C4 na górnym poziomie; A1 na dolnym poziomie.',
  ])
  expect(told('sectorsForgotten', { places: ['1-C3'] })[0]).toBe(
    'What was in C3 on the upper level fades from the maze.',
  )
})

test('what random players hardly ever see', () => {
  expect(told('allyGained', { character: 'doctor' })).toEqual([
    'The Doctor is alive and joins as an ally.',
    'Lekarz żyje i dołącza jako sojusznik.',
  ])
  expect(told('allyStruck', { count: 2 })).toEqual([
    'The ally is struck and loses 2 charges.',
    'Cios spada na sojusznika: traci 2 ładunki.',
  ])
  expect(told('experienceGained', { being: 'worms', points: 2 })[0]).toBe(
    'The Pilot learns from Worms: 2 points, and a skill is unlocked.',
  )
  expect(labels('stun', { target: null })).toEqual([
    'Stun everything here (Stun Baton)',
    'Ogłusz wszystko tutaj (Paralizator)',
  ])
  expect(labels('rewire', { first: null, second: null })).toEqual([
    'Repair the switch: light in all directions (Toolkit)',
    'Napraw włącznik: światło we wszystkich kierunkach (Narzędzia)',
  ])
  expect(labels('learn', { first: 'spores', second: 'worms' })).toEqual([
    'Learn from Spores and Worms',
    'Rozwiń umiejętności: Zarodniki i Czerwie',
  ])
  expect(en.asks.shortage({ tile: 'tee' }, inEnglish)).toBe(
    'No tile is left for a fork. Which one is taken from the maze?',
  )
  expect(pl.asks.shortage({ tile: 'cross' }, inPolish)).toBe(
    'Brakuje kafelka skrzyżowania. Który zabierasz z labiryntu?',
  )
})

test('what cards, items, people and missions do is said of each, in both languages', () => {
  for (const texts of [english, polish]) {
    expect(Object.keys(texts.cardTexts)).toEqual(cards)
    expect(Object.keys(texts.itemTexts)).toEqual(items)
    expect(Object.keys(texts.missionTexts)).toEqual([...missions])
    for (const character of characters) {
      expect(Object.keys(texts.skillTexts[character])).toEqual([...monsterKinds])
      expect(texts.characterTexts[character]).toMatch(/\.$/)
      expect(texts.allyTexts[character].sacrifice).toMatch(/\.$/)
    }
    const all = Object.values(texts.cardTexts).flatMap(({ upper, lower }) => [upper, lower])
    expect(all.filter((text) => !text.endsWith('.'))).toEqual([])
  }
  const halves = (texts: typeof english): string[] =>
    cards.map((card) => `${texts.cardTexts[card].upper} ${texts.cardTexts[card].lower}`)
  expect(new Set([...halves(english), ...halves(polish)]).size).toBeGreaterThan(2 * cards.length - 12)
})
