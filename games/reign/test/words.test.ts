import { checkWords } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { type Investigator, investigators } from '../cards/investigators.ts'
import { reign } from '../index.ts'
import { en } from '../words/en.ts'
import { pl } from '../words/pl.ts'

/** A table at which these investigators sit, from p1 on. */
function seated(...names: Investigator[]): object {
  return { players: Object.fromEntries(names.map((investigator, i) => [`p${i + 1}`, { investigator }])) }
}
const table = seated('detective', 'occultist', 'driver', 'magician')
const inEnglish = (seat: string): string => en.seat(table, seat)
const inPolish = (seat: string): string => pl.seat(table, seat)

test('nothing is wrong with any sentence that games come by', () => {
  const { problems, unseen } = checkWords(reign, 150)
  expect(problems).toEqual([])
  // Random players are too clumsy to seal gates; all else they come by now and then.
  expect(unseen.asks.length + unseen.choices.length + unseen.events.length).toBeLessThan(15)
})

describe('names', () => {
  test('of seats: the player until an investigator is chosen', () => {
    const early = { players: { p1: { investigator: null }, p2: { investigator: 'hunter' } } }
    expect([en.seat(early, 'p1'), en.seat(early, 'p2')]).toEqual(['Player 1', 'Hunter'])
    expect([pl.seat(early, 'p1'), pl.seat(early, 'p2')]).toEqual(['Gracz 1', 'Łowczyni'])
  })

  test('whoever takes an investigator is still called by number', () => {
    const taken = { seat: 'p2', investigator: 'occultist' } as const
    expect(en.events.investigatorTaken(taken, inEnglish)).toBe('Player 2 becomes the Occultist.')
    expect(pl.events.investigatorTaken(taken, inPolish)).toBe('Gracz 2 wciela się w Okultystkę.')
  })

  test('places with the words that go before them', () => {
    const walk = (to: 'cafe' | 'market' | 'train-station'): string[] => [
      en.choices.walk({ to }, inEnglish),
      pl.choices.walk({ to }, inPolish),
    ]
    expect(walk('cafe')).toEqual(['Walk to the Cafe', 'Idź do Kawiarni'])
    expect(walk('market')).toEqual(['Walk to the Market', 'Idź na Targ'])
    expect(walk('train-station')).toEqual(['Walk to the Train Station', 'Idź na Stację kolejową'])
    const crawl = { from: 'old-mill', to: 'swamp', by: null } as const
    expect(en.events.shoggothMoved(crawl, inEnglish)).toBe(
      'A Shoggoth crawls from the Old Mill to the Swamp.',
    )
    expect(pl.events.shoggothMoved(crawl, inPolish)).toBe('Shoggoth pełznie ze Starego młyna na Bagno.')
    expect(en.events.shoggothPlaced({ at: 'woods' }, inEnglish)).toBe('A Shoggoth rises in the Woods.')
    expect(pl.events.shoggothPlaced({ at: 'woods' }, inPolish)).toBe('W Lesie wyłania się Shoggoth.')
  })
})

describe('people in all cases', () => {
  test('two of them in one sentence', () => {
    const given = { from: 'p1', to: 'p4', card: 'warded-box' } as const
    expect(en.events.cardGiven(given, inEnglish)).toBe('The Detective gives the Magician the Warded Box.')
    expect(pl.events.cardGiven(given, inPolish)).toBe('Detektyw daje Iluzjoniście Strzeżoną skrzynkę.')
    const forbidden = { seat: 'p2', by: 'p3', relic: 'silver-key' } as const
    expect(en.events.relicForbidden(forbidden, inEnglish)).toBe(
      'The Occultist does not let the Driver play the Silver Key.',
    )
    expect(pl.events.relicForbidden(forbidden, inPolish)).toBe(
      'Okultystka nie pozwala Kierowcy zagrać Srebrnego klucza.',
    )
  })

  test('each asks for the other’s consent in a way of their own', () => {
    const trade = { card: 'arkham', from: 'p1', to: 'p2', cost: 1 } as const
    expect(en.asks.consent({ ...trade, by: 'p1' }, inEnglish)).toBe(
      'Will you take an Arkham clue from the Detective?',
    )
    expect(pl.asks.consent({ ...trade, by: 'p1' }, inPolish)).toBe(
      'Przyjmiesz od Detektywa wskazówkę z Arkham?',
    )
    expect(en.asks.consent({ ...trade, by: 'p2' }, inEnglish)).toBe(
      'Will you give the Occultist an Arkham clue?',
    )
    expect(pl.asks.consent({ ...trade, by: 'p2' }, inPolish)).toBe('Oddasz Okultystce wskazówkę z Arkham?')
  })

  test('whoever has no investigator, or a name of their own, is declined as a player', () => {
    const began = { seat: 'p1', actions: 4 }
    expect(pl.events.turnBegan(began, () => 'Gracz 1')).toBe('Tura gracza 1: 4 akcje.')
    expect(pl.events.turnBegan(began, () => 'Hania')).toBe('Tura gracza Hania: 4 akcje.')
    expect(en.events.turnBegan(began, () => 'Hania')).toBe('Hania’s turn: 4 actions.')
  })

  test('every investigator can be played in Polish', () => {
    expect(
      investigators.map((investigator) => pl.choices.takeInvestigator({ investigator }, inPolish)),
    ).toEqual([
      'Zagraj Detektywem',
      'Zagraj Lekarzem',
      'Zagraj Kierowcą',
      'Zagraj Łowczynią',
      'Zagraj Iluzjonistą',
      'Zagraj Okultystką',
      'Zagraj Reporterką',
    ])
  })
})

describe('numbers', () => {
  const turn = (actions: number): string => pl.events.turnBegan({ seat: 'p1', actions }, inPolish)
  test.each([
    [1, '1 akcja'],
    [2, '2 akcje'],
    [5, '5 akcji'],
    [12, '12 akcji'],
    [14, '14 akcji'],
    [22, '22 akcje'],
    [25, '25 akcji'],
  ])('%i actions', (actions, text) => expect(turn(actions)).toBe(`Tura Detektywa: ${text}.`))

  test.each([
    [1, 'karta przywołania wraca'],
    [3, '3 karty przywołania wracają'],
    [13, '13 kart przywołania wraca'],
    [22, '22 karty przywołania wracają'],
  ])('%i cards regroup, and the verb with them', (count, text) => {
    const regrouped = pl.events.summoningDiscardReshuffled({ count, onTop: true }, inPolish)
    expect(regrouped).toBe(`Kultyści się przegrupowują: ${text} na wierzch talii.`)
  })

  test('cultists, one and many', () => {
    const defeat = (count: number): string[] => [
      en.events.cultistsDefeated({ seat: 'p2', at: 'docks', count }, inEnglish),
      pl.events.cultistsDefeated({ seat: 'p2', at: 'docks', count }, inPolish),
    ]
    expect(defeat(1)).toEqual([
      'The Occultist defeats a cultist at the Docks.',
      'Okultystka pokonuje kultystę w Dokach.',
    ])
    expect(defeat(3)).toEqual([
      'The Occultist defeats 3 cultists at the Docks.',
      'Okultystka pokonuje 3 kultystów w Dokach.',
    ])
  })

  test('the price of a seal', () => {
    const sealed = { seat: 'p1', town: 'innsmouth', own: 4, extra: 'arkham' } as const
    expect(en.events.gateSealed(sealed, inEnglish)).toBe(
      'The Detective seals the gate at the Hospital with 4 Innsmouth clues and an Arkham clue. Innsmouth breathes again.',
    )
    expect(pl.events.gateSealed({ ...sealed, own: 5, extra: null }, inPolish)).toBe(
      'Detektyw poświęca 5 wskazówek z Innsmouth i pieczętuje bramę w Szpitalu. Innsmouth oddycha z ulgą.',
    )
  })
})

describe('cards that not everybody sees', () => {
  const drawn = { seat: 'p3', count: 1, evilStirs: 1 }
  test('are named to those who see them', () => {
    const event = { ...drawn, cards: ['xaos-mirror' as const] }
    expect(en.events.cardsDrawn(event, inEnglish)).toBe('The Driver draws the Xaos Mirror and Evil Stirs.')
    expect(pl.events.cardsDrawn(event, inPolish)).toBe(
      'Kierowca dobiera Zwierciadło Xaosu i Przebudzenie Zła.',
    )
  })
  test('are counted for the others', () => {
    const event = { ...drawn, cards: null }
    expect(en.events.cardsDrawn(event, inEnglish)).toBe('The Driver draws a card and Evil Stirs.')
    expect(pl.events.cardsDrawn(event, inPolish)).toBe('Kierowca dobiera kartę i Przebudzenie Zła.')
  })
  test('and two Evil Stirs leave nothing to hide', () => {
    const event = { seat: 'p3', count: 0, cards: null, evilStirs: 2 }
    expect(en.events.cardsDrawn(event, inEnglish)).toBe('The Driver draws Evil Stirs twice.')
    expect(pl.events.cardsDrawn(event, inPolish)).toBe('Kierowca dobiera dwa Przebudzenia Zła.')
  })
})

test('what random players hardly ever see', () => {
  expect(en.events.townWarded({ town: 'dunwich' }, inEnglish)).toBe(
    'The Elder Sign watches over Dunwich: nothing new will be placed there.',
  )
  expect(pl.events.townWarded({ town: 'dunwich' }, inPolish)).toBe(
    'Znak Starszych Bogów czuwa nad Dunwich: nic nowego się tam nie pojawi.',
  )
  expect(en.events.placementPrevented({ at: 'farmstead' }, inEnglish)).toBe(
    'The Elder Sign burns: nothing comes to the Farmstead.',
  )
  expect(pl.events.placementPrevented({ at: 'farmstead' }, inPolish)).toBe(
    'Znak Starszych Bogów płonie: nic nie przychodzi do Gospodarstwa.',
  )
})
