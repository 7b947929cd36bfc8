import { type View, viewOf, witnessed } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Card, DeckCard } from '../../content/cards.ts'
import type { Investigator } from '../../cards/investigators.ts'
import { places } from '../../content/map.ts'
import type { OldOne } from '../../cards/old-ones.ts'
import { reign } from '../../index.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { awaken, crowds, endTurn, place, rolls, sanity, shoggothsAt, tale } from './rites.ts'

const three: Investigator[] = ['doctor', 'detective', 'hunter']

function view(s: Scene, seat: string): View {
  return viewOf(reign, s.position, s.engine.decision, seat)
}

function clues(town: Card, count: number): Card[] {
  return Array.from({ length: count }, () => town)
}

describe("Alhazred's Flame", () => {
  test('[RC-500] up to four cultists from any locations, in any division, back to the pool', () => {
    const s = scene({
      cultists: { park: 3, wharf: 2 },
      shoggoths: ['docks'],
      hands: { p1: ['alhazreds-flame'] },
    })
    s.next('blank').choose('playRelic', { relic: 'alhazreds-flame' })
    for (const at of ['park', 'park', 'wharf', 'park'] as const) {
      expect(s.asked?.step).toBe('flame')
      s.choose('burnCultist', { at })
    }
    expect(crowds(s)).toEqual({ wharf: 1 })
    expect(s.table.pool.cultists).toBe(25)
    expect(shoggothsAt(s)).toEqual(['docks'])
    expect(s.asked?.step).toBe('act')
  })

  test('[RC-500] fewer will do, and one may stop before the first', () => {
    const s = scene({ cultists: { park: 3 }, hands: { p1: ['alhazreds-flame'] } })
    s.next('blank').choose('playRelic', { relic: 'alhazreds-flame' }).choose('stopBurning', {})
    expect(crowds(s)).toEqual({ park: 3 })
    const one = scene({ cultists: { park: 3 }, hands: { p1: ['alhazreds-flame'] } })
    one.next('blank').choose('playRelic', { relic: 'alhazreds-flame' })
    one.choose('burnCultist', { at: 'park' }).choose('stopBurning', {})
    expect(crowds(one)).toEqual({ park: 2 })
    expect(one.table.pool.cultists).toBe(24)
  })

  test('[RC-500] or one Shoggoth, which earns no relic', () => {
    const s = scene({
      cultists: { park: 3 },
      shoggoths: ['docks', 'docks'],
      hands: { p1: ['alhazreds-flame'] },
    })
    s.choose('playRelic', { relic: 'alhazreds-flame' })
    s.next('blank').choose('burnShoggoth', { at: 'docks' })
    expect(shoggothsAt(s)).toEqual(['docks'])
    expect(s.table.pool.shoggoths).toBe(2)
    expect(crowds(s)).toEqual({ park: 3 })
    expect(s.hand('p1')).toEqual([])
    expect(s.asked?.step).toBe('act')
  })

  test('[RC-500] not both', () => {
    const s = scene({ cultists: { park: 3 }, shoggoths: ['docks'], hands: { p1: ['alhazreds-flame'] } })
    s.choose('playRelic', { relic: 'alhazreds-flame' }).choose('burnCultist', { at: 'park' })
    expect(s.refusal('burnShoggoth', { at: 'docks' })).toBe('RC-500')
  })
})

describe('Alien Carving', () => {
  test('[RC-501] three extra actions this turn, and only this turn', () => {
    const s = scene({ actionsLeft: 1, hands: { p1: ['alien-carving'] } })
    s.next('blank').choose('playRelic', { relic: 'alien-carving' })
    expect(s.actionsLeft).toBe(4)
    for (const to of ['cafe', 'church', 'cafe', 'train-station'] as const) s.choose('walk', { to })
    expect(s.actionsLeft).toBe(0)
    s.choose('endActions', {})
    expect(s.table.turn.active).toBe('p2')
    expect(s.actionsLeft).toBe(4)
    endTurn(s)
    expect(s.actionsLeft).toBe(5)
  })

  test('[RC-501] also after the last action', () => {
    const s = scene({ actionsLeft: 0, hands: { p1: ['alien-carving'] } })
    s.next('blank').choose('playRelic', { relic: 'alien-carving' })
    expect(s.actionsLeft).toBe(3)
    expect(s.may('walk', { to: 'cafe' })).toBe(true)
  })

  test('[RC-502] [RC-E21] drawn in the draw step it gives nothing; the roll is made and the turn goes on', () => {
    const s = scene({ deck: ['alien-carving', 'arkham'], summoning: ['diner', 'theater'] })
    s.choose('endActions', {})
    s.next('delusions').choose('playRelic', { relic: 'alien-carving' })
    expect(s.happened('actionsGained')).toEqual([])
    expect(rolls(s)).toEqual(['p1 relic'])
    expect(s.table.relicsInBox).toEqual(['alien-carving'])
    expect(s.happened('summoningCardRevealed').map((card) => card.place)).toEqual(['diner', 'theater'])
    expect(s.table.turn.active).toBe('p2')
    expect(s.actionsLeft).toBe(4)
  })
})

describe('Bizarre Statue', () => {
  test('[RC-503] [RC-R46] the next summoning step is skipped, and only that one', () => {
    const s = scene({ summoning: ['diner', 'theater'], hands: { p2: ['bizarre-statue'] } })
    s.next('blank').choose('playRelic', { relic: 'bizarre-statue' }, 'p2')
    s.choose('endActions', {})
    expect(s.happened('summoningCardRevealed')).toEqual([])
    expect(s.table.summoningDeck[0]).toBe('diner')
    expect(crowds(s)).toEqual({})
    expect(s.table.turn.active).toBe('p2')
    s.choose('endActions', {})
    expect(s.happened('summoningCardRevealed').map((card) => card.place)).toEqual(['diner', 'theater'])
  })

  test('[RC-503] it skips all cards of the step, however many', () => {
    const s = scene({
      awake: ['dagon', 'yig', 'hastur', 'ithaqua'],
      inForce: [{ relic: 'bizarre-statue', by: 'p2', last: false }],
    })
    s.choose('endActions', {})
    expect(s.happened('summoningCardRevealed')).toEqual([])
    expect(s.table.turn.active).toBe('p2')
  })

  test('[RC-503] [RC-R46] played after the draw step it skips the step of this turn', () => {
    const s = scene({ deck: ['bizarre-statue', 'arkham'], summoning: ['diner', 'theater'] })
    s.choose('endActions', {})
    s.next('blank').choose('playRelic', { relic: 'bizarre-statue' })
    expect(s.happened('summoningCardRevealed')).toEqual([])
    expect(s.table.turn.active).toBe('p2')
    endTurn(s)
    expect(s.happened('summoningCardRevealed')).toHaveLength(2)
  })

  test('[RC-504] [RC-R46] played during a summoning step it skips that of the next turn, not the rest of this one', () => {
    const s = scene({ summoning: ['diner', 'theater', 'wharf', 'cafe'], hands: { p1: ['bizarre-statue'] } })
    s.choose('endActions', {}).choose('pass', {})
    expect(s.table.summoningDiscard).toEqual(['diner'])
    s.next('blank').choose('playRelic', { relic: 'bizarre-statue' })
    expect(s.table.summoningDiscard).toEqual(['diner', 'theater'])
    expect(s.table.turn.active).toBe('p2')
    endTurn(s)
    expect(s.happened('summoningCardRevealed')).toEqual([])
    endTurn(s)
    expect(s.happened('summoningCardRevealed').map((card) => card.place)).toEqual(['wharf', 'cafe'])
  })

  test('[RC-504] likewise after the last card of the step', () => {
    const s = scene({ summoning: ['diner', 'theater', 'wharf', 'cafe'], hands: { p1: ['bizarre-statue'] } })
    s.choose('endActions', {}).choose('pass', {}).choose('pass', {})
    expect(s.table.summoningDiscard).toEqual(['diner', 'theater'])
    s.next('blank').choose('playRelic', { relic: 'bizarre-statue' })
    expect(s.table.turn.active).toBe('p2')
    endTurn(s)
    expect(s.happened('summoningCardRevealed')).toEqual([])
  })
})

describe('Book of Shadow', () => {
  test('[RC-505] the top four cards go back on top in any order', () => {
    const s = scene({
      deck: ['arkham', 'dunwich', 'evil-stirs', 'arkham', 'innsmouth'],
      hands: { p1: ['book-of-shadow'] },
    })
    const before = s.table.playerDeck.slice()
    s.choose('playRelic', { relic: 'book-of-shadow' })
    expect(s.may('putNext', { card: 'innsmouth' })).toBe(false)
    s.choose('putNext', { card: 'dunwich' }).choose('putNext', { card: 'arkham' })
    s.next('blank').choose('putNext', { card: 'evil-stirs' })
    expect(s.table.playerDeck).toEqual(['dunwich', 'arkham', 'evil-stirs', 'arkham', ...before.slice(4)])
    expect(s.hand('p1')).toEqual([])
    s.choose('endActions', {})
    expect(s.hand('p1')).toEqual(['dunwich', 'arkham'])
  })

  test('[RC-506] [RC-R47] fewer than four cards: all of them; looking is not drawing, and Evil Stirs does not stir', () => {
    const s = scene({
      deck: ['arkham', 'evil-stirs', 'kingsport'],
      deckSize: 3,
      hands: { p1: ['book-of-shadow'] },
    })
    const drawn = s.table.evilStirsDrawn
    s.choose('playRelic', { relic: 'book-of-shadow' })
    s.choose('putNext', { card: 'evil-stirs' })
    s.next('blank').choose('putNext', { card: 'kingsport' })
    expect(s.table.playerDeck).toEqual(['evil-stirs', 'kingsport', 'arkham'])
    expect(s.table.evilStirsDrawn).toBe(drawn)
    expect(s.table.awake).toEqual([])
    expect(rolls(s)).toEqual(['p1 relic'])
    expect(s.outcome).toBeUndefined()
  })

  test('[RC-506] one card, or none', () => {
    for (const deckSize of [1, 0]) {
      const s = scene({ deck: ['evil-stirs'], deckSize, hands: { p1: ['book-of-shadow'] } })
      s.next('blank').choose('playRelic', { relic: 'book-of-shadow' })
      if (s.asked?.step !== 'act') s.choose('putNext', { card: 'evil-stirs' })
      expect(s.table.playerDeck).toHaveLength(deckSize)
      expect(s.table.relicsInBox).toEqual(['book-of-shadow'])
      expect(rolls(s)).toEqual(['p1 relic'])
    }
  })

  const book = (hands: 'open' | 'closed', deck: DeckCard[]): Scene =>
    scene({
      investigators: three,
      options: { hands },
      deck,
      hands: { p2: ['book-of-shadow', 'arkham'] },
    }).choose('playRelic', { relic: 'book-of-shadow' }, 'p2')

  test('[RC-R47] with open hands all players see the cards', () => {
    const s = book('open', ['silver-key', 'dunwich', 'evil-stirs', 'arkham'])
    for (const seat of ['p1', 'p2', 'p3'])
      expect(JSON.stringify(view(s, seat).table['peek'])).toMatch(/silver-key.*dunwich.*evil-stirs.*arkham/)
  })

  test('[RC-R47] with closed hands only the player of the card sees them, and not for longer than needed', () => {
    const one = book('closed', ['silver-key', 'dunwich', 'evil-stirs', 'arkham'])
    const other = book('closed', ['elder-sign', 'evil-stirs', 'innsmouth', 'innsmouth'])
    const alike = (): void => {
      for (const seat of ['p1', 'p3', '']) {
        expect(view(one, seat)).toEqual(view(other, seat))
        expect(witnessed(one.events, seat)).toBe(witnessed(other.events, seat))
      }
    }
    alike()
    expect(view(one, 'p2').own['peek']).toMatchObject({
      cards: ['silver-key', 'dunwich', 'evil-stirs', 'arkham'],
    })
    one.choose('putNext', { card: 'evil-stirs' })
    other.choose('putNext', { card: 'elder-sign' })
    alike()
    expect(JSON.stringify(view(one, 'p2').own['peek'])).toContain('evil-stirs')
    one.next('blank').choose('putNext', { card: 'arkham' }).choose('putNext', { card: 'dunwich' })
    other.next('blank').choose('putNext', { card: 'innsmouth' }).choose('putNext', { card: 'innsmouth' })
    alike()
    expect(one.table.playerDeck.slice(0, 4)).toEqual(['evil-stirs', 'arkham', 'dunwich', 'silver-key'])
    expect(view(one, 'p2')).toEqual(view(other, 'p2'))
  })
})

describe('Elder Sign', () => {
  const warded: Setting = { gates: { innsmouth: 'warded' } }

  test('[RC-507] [RC-508] a town with a sealed gate: its seal is turned, and nothing new comes there any more', () => {
    const s = scene({
      gates: { innsmouth: 'sealed', dunwich: 'sealed' },
      hands: { p1: ['elder-sign'] },
      summoning: ['factory', 'church'],
    })
    s.choose('playRelic', { relic: 'elder-sign' })
    s.next('blank').choose('wardTown', { town: 'innsmouth' })
    expect(s.table.gates).toEqual({
      arkham: 'open',
      dunwich: 'sealed',
      innsmouth: 'warded',
      kingsport: 'open',
    })
    s.choose('endActions', {})
    expect(crowds(s)).toEqual({ church: 1 })
  })

  test('[RC-507] for the rest of the game', () => {
    const s = scene({ ...warded, summoning: ['diner', 'theater', 'cafe', 'wharf', 'factory', 'junkyard'] })
    for (let i = 0; i < 3; i++) endTurn(s)
    expect(crowds(s)).toEqual({ diner: 1, theater: 1, cafe: 1, wharf: 1 })
  })

  test('[RC-507] [RC-R30] on a town with an open gate it has no effect and is lost, with its roll', () => {
    const s = scene({
      gates: { innsmouth: 'sealed' },
      hands: { p1: ['elder-sign'] },
      summoning: ['factory', 'church'],
    })
    s.choose('playRelic', { relic: 'elder-sign' })
    s.next('delusions').choose('wardTown', { town: 'dunwich' })
    expect(s.table.gates).toEqual({ arkham: 'open', dunwich: 'open', innsmouth: 'sealed', kingsport: 'open' })
    expect(s.table.relicsInBox).toEqual(['elder-sign'])
    expect(sanity(s, 'p1')).toBe(3)
    s.choose('endActions', {})
    expect(crowds(s)).toEqual({ factory: 1, church: 1 })
  })

  test('[RC-508] the gate under the Elder Sign is still sealed: no way through it, and it counts for the win', () => {
    const s = scene({
      at: { p1: 'graveyard' },
      gates: { arkham: 'sealed', dunwich: 'sealed', innsmouth: 'sealed' },
      hands: { p1: ['elder-sign', ...clues('kingsport', 5)] },
    })
    s.choose('playRelic', { relic: 'elder-sign' })
    s.next('blank').choose('wardTown', { town: 'innsmouth' })
    expect(s.refusal('useGate', { to: 'hospital' })).toBe('RC-178')
    s.choose('seal', { own: 5, extra: null })
    expect(s.outcome).toBe('sealed')
  })

  test('[RC-509] [RC-R30] no cultist by Summoning cards, the die or Old Ones; no Shoggoth by Hastur', () => {
    const cards = scene({ ...warded, cultists: { factory: 2 }, summoning: ['factory', 'junkyard'] })
    cards.choose('endActions', {})
    expect(crowds(cards)).toEqual({ factory: 2 })

    const die = awaken([], { ...warded, at: { p1: 'factory' }, cultists: { factory: 2 } })
    expect(die.happened('dieRolled')).toMatchObject([{ face: 'paranoia' }])
    expect(crowds(die)).toEqual({ factory: 2 })
    expect(die.table.awake).toEqual([])

    const dagon = awaken('dagon', warded)
    expect(crowds(dagon)).toEqual({ market: 3, park: 1, 'old-mill': 1, graveyard: 1 })

    const shub = awaken('shub-niggurath', {
      ...warded,
      summoningBottom: ['factory', 'cafe', 'docks', 'hospital'],
    })
    expect(crowds(shub)).toEqual({ market: 3, cafe: 1 })
    expect(shub.table.summoningDiscard).toEqual(['factory', 'cafe', 'docks', 'hospital'])

    const hastur = awaken('hastur', {
      ...warded,
      at: { p1: 'cafe', p2: 'docks' },
      summoningBottom: ['docks'],
    })
    expect(shoggothsAt(hastur)).toEqual([])
    expect(rolls(hastur)).toEqual(['p1 relic'])
  })

  test('[RC-509] no Shoggoth by Evil Stirs, no cultist by the Hunter', () => {
    const stirs = scene({ ...warded, deck: ['evil-stirs', 'arkham'], summoningBottom: ['junkyard'] })
    stirs.next('blank').choose('endActions', {})
    expect(shoggothsAt(stirs)).toEqual([])
    expect(stirs.table.pool.shoggoths).toBe(3)

    const hunter = scene({
      ...warded,
      investigators: ['hunter', 'doctor'],
      sanity: { p1: 0 },
      at: { p1: 'boardwalk' },
    })
    hunter.next('delusions').choose('walk', { to: 'factory' })
    expect(rolls(hunter)).toEqual(['p1 hunter'])
    expect(crowds(hunter)).toEqual({})
  })

  test('[RC-509] [RC-R30] figures may still move in, and those that are there stay', () => {
    const s = scene({
      gates: { kingsport: 'sealed', arkham: 'sealed', dunwich: 'sealed' },
      investigators: ['occultist', 'doctor'],
      cultists: { woods: 2, docks: 1 },
      shoggoths: ['market', 'swamp', 'docks'],
      hands: { p1: ['elder-sign'] },
      summoning: ['university', 'diner'],
    })
    s.choose('playRelic', { relic: 'elder-sign' })
    s.next('blank').choose('wardTown', { town: 'kingsport' })
    expect(crowds(s)).toMatchObject({ woods: 2 })
    expect(shoggothsAt(s)).toEqual(['docks', 'market', 'swamp'])
    s.choose('moveCultist', { from: 'docks' }).choose('cultistTo', { to: 'woods' })
    expect(s.table.cultists.woods).toBe(3)
    s.choose('pushShoggoth', { from: 'docks', to: 'woods' })
    expect(shoggothsAt(s)).toEqual(['market', 'swamp', 'woods'])
    s.choose('endActions', {})
    // Only the Hospital is open: the way from the Swamp leads through Kingsport.
    expect(shoggothsAt(s)).toEqual(['docks', 'great-hall', 'woods'])
  })

  test('[RC-510] [RC-R35] no ritual at a full location, and no figure is needed from an empty pool', () => {
    const s = scene({
      ...warded,
      at: { p1: 'factory' },
      cultists: { factory: 3, docks: 2 },
      cultistPool: 0,
      hands: { p1: ['last-hourglass'] },
    })
    s.next('paranoia').choose('playRelic', { relic: 'last-hourglass' })
    expect(s.happened('ritual')).toEqual([])
    expect(s.table.awake).toEqual([])
    expect(s.outcome).toBeUndefined()
    expect(crowds(s)).toEqual({ factory: 3, docks: 2 })
  })

  test('[RC-511] [RC-R30] a Summoning card for the town counts, is discarded, and its symbol takes effect', () => {
    const s = scene({ ...warded, shoggoths: ['theater'], summoning: ['docks', 'diner', 'cafe'] })
    s.choose('endActions', {})
    expect(s.happened('summoningCardRevealed').map((card) => card.place)).toEqual(['docks', 'diner'])
    expect(s.table.summoningDiscard).toEqual(['docks', 'diner'])
    expect(shoggothsAt(s)).toEqual(['market'])
    expect(crowds(s)).toEqual({ diner: 1 })
  })
})

describe('Last Hourglass', () => {
  test('[RC-512] the active player takes any one clue card from the discard pile, no relic', () => {
    const s = scene({
      discard: ['arkham', 'silver-key', 'kingsport', 'kingsport'],
      hands: { p1: ['last-hourglass', 'dunwich'] },
    })
    s.choose('playRelic', { relic: 'last-hourglass' })
    expect(s.offered('recoverClue').map(({ card }) => card as string)).toEqual(['arkham', 'kingsport'])
    s.next('blank').choose('recoverClue', { card: 'kingsport' })
    expect(s.hand('p1')).toEqual(['dunwich', 'kingsport'])
    expect(s.table.playerDiscard).toEqual(['arkham', 'silver-key', 'kingsport'])
  })
})

describe('Mi-Go Eye', () => {
  test('[RC-513] the next seal, by whomever, takes one card less; then the Eye goes to the box', () => {
    const s = scene({
      at: { p1: 'park', p2: 'old-mill' },
      hands: { p1: clues('arkham', 5), p2: ['mi-go-eye', ...clues('dunwich', 4)] },
    })
    s.next('blank').choose('playRelic', { relic: 'mi-go-eye' }, 'p2')
    expect(s.table.relicsInBox).toEqual([])
    expect(s.table.playerDiscard).toEqual([])
    expect(s.table.inForce).toMatchObject([{ relic: 'mi-go-eye' }])
    expect(s.offered('seal', 'p1')).toEqual([{ own: 4, extra: null }])
    s.choose('seal', { own: 4, extra: null }, 'p1')
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(s.table.relicsInBox).toEqual(['mi-go-eye'])
    expect(s.table.inForce).toEqual([])
    endTurn(s)
    // The Detective needs the usual four again.
    expect(s.offered('seal', 'p2')).toEqual([{ own: 4, extra: null }])
  })

  test('[RC-513] it waits as long as it takes', () => {
    const s = scene({ at: { p1: 'park' }, hands: { p1: ['mi-go-eye', ...clues('arkham', 4)] } })
    s.next('blank').choose('playRelic', { relic: 'mi-go-eye' })
    endTurn(s)
    endTurn(s)
    expect(s.may('seal', { own: 4, extra: null }, 'p1')).toBe(true)
  })

  test('[RC-514] [RC-E17] with Yig it saves a card of the town or the card of the connected town', () => {
    const s = scene({
      investigators: ['detective', 'doctor'],
      awake: ['yig'],
      at: { p1: 'park' },
      hands: { p1: ['mi-go-eye', ...clues('arkham', 4), 'innsmouth', 'kingsport'] },
    })
    expect(s.offered('seal')).toEqual([{ own: 4, extra: 'innsmouth' }])
    s.next('blank').choose('playRelic', { relic: 'mi-go-eye' })
    expect(s.offered('seal')).toHaveLength(2)
    expect(s.may('seal', { own: 3, extra: 'innsmouth' })).toBe(true)
    s.choose('seal', { own: 4, extra: null })
    expect(s.hand('p1')).toEqual(['innsmouth', 'kingsport'])
    expect(s.table.relicsInBox).toEqual(['mi-go-eye'])
  })
})

describe('Seal of Leng', () => {
  const allLasting: OldOne[] = ['nyarlathotep', 'ithaqua', 'yig', 'yog-sothoth', 'azathoth']
  const lasting = (silenced: OldOne): Scene => {
    const s = scene({
      awake: allLasting,
      at: { p1: 'park' },
      cultists: { park: 2 },
      cultistPool: 21,
      hands: { p1: ['seal-of-leng', ...clues('arkham', 5)], p2: ['elder-sign'] },
    })
    s.choose('playRelic', { relic: 'seal-of-leng' })
    return s.next('blank').choose('silenceOldOne', { oldOne: silenced })
  }
  const free = (s: Scene): OldOne[] => {
    const inEffect: Partial<Record<OldOne, boolean>> = {
      nyarlathotep: !s.may('useGate', { to: 'hospital' }, 'p1'),
      ithaqua: !s.may('walk', { to: 'university' }, 'p1'),
      yig: !s.may('seal', { own: 5, extra: null }, 'p1'),
      'yog-sothoth': !s.may('playRelic', { relic: 'elder-sign' }, 'p2'),
      azathoth: s.table.cultistsGone === 3,
    }
    return allLasting.filter((oldOne) => !inEffect[oldOne])
  }

  test.each(allLasting)('[RC-515] it cancels %s, and no other, for the rest of the game', (oldOne) => {
    const s = lasting(oldOne)
    expect(free(s)).toEqual([oldOne])
    endTurn(s)
    endTurn(s)
    expect(s.asked?.seat).toBe('p1')
    s.table.cultists.park = 2
    expect(s.table.cancelled).toEqual([oldOne])
    expect(free(s)).toEqual([oldOne])
  })

  test('[RC-516] [RC-E18] cancelling Azathoth returns his three cultists to the pool', () => {
    const s = scene({
      awake: ['azathoth'],
      cultists: { park: 3, cafe: 3, wharf: 3, church: 3, diner: 3, docks: 3, woods: 1 },
      cultistPool: 4,
      hands: { p1: ['seal-of-leng'] },
    })
    expect(s.table.cultistsGone).toBe(3)
    s.choose('playRelic', { relic: 'seal-of-leng' })
    s.next('blank').choose('silenceOldOne', { oldOne: 'azathoth' })
    expect(s.table.pool.cultists).toBe(7)
    expect(s.table.cultistsGone).toBe(0)
  })

  test('[RC-516] cancelling another leaves Azathoth’s cultists where they are', () => {
    const s = lasting('yig')
    expect(s.table.pool.cultists).toBe(21)
    expect(s.table.cultistsGone).toBe(3)
  })

  test('[RC-517] [RC-R48] neither a face-down nor a one-shot Old One, and none a second time', () => {
    const s = scene({
      awake: ['dagon', 'yig', 'hastur', 'ithaqua'],
      cancelled: ['yig'],
      asleep: ['nyarlathotep', 'azathoth'],
      hands: { p1: ['seal-of-leng'] },
    })
    s.choose('playRelic', { relic: 'seal-of-leng' })
    expect(s.offered('silenceOldOne')).toEqual([{ oldOne: 'ithaqua' }])
  })

  test('[RC-517] [RC-R48] the summoning rate stays', () => {
    const s = scene({ awake: ['dagon', 'yig', 'hastur', 'ithaqua'], hands: { p1: ['seal-of-leng'] } })
    s.choose('playRelic', { relic: 'seal-of-leng' })
    s.next('blank').choose('silenceOldOne', { oldOne: 'yig' })
    expect(s.table.awake).toHaveLength(4)
    s.choose('endActions', {})
    expect(s.happened('summoningCardRevealed')).toHaveLength(3)
  })

  test('[RC-R48] under Yog-Sothoth only the active player can play it, and so free the others', () => {
    const other = scene({ awake: ['yog-sothoth'], hands: { p2: ['seal-of-leng'] } })
    expect(other.refusal('playRelic', { relic: 'seal-of-leng' }, 'p2')).toBe('RC-475')
    const s = scene({ awake: ['yog-sothoth'], hands: { p1: ['seal-of-leng'], p2: ['mi-go-eye'] } })
    s.choose('playRelic', { relic: 'seal-of-leng' })
    s.next('blank').choose('silenceOldOne', { oldOne: 'yog-sothoth' })
    expect(s.may('playRelic', { relic: 'mi-go-eye' }, 'p2')).toBe(true)
  })
})

describe('Silver Key', () => {
  test('[RC-518] to any location on the board, without an action', () => {
    const s = scene({ actionsLeft: 2, gates: { kingsport: 'sealed' }, hands: { p1: ['silver-key'] } })
    s.choose('playRelic', { relic: 'silver-key' })
    const offered = new Set(s.offered('turnKey').map(({ to }) => to))
    expect(places.filter((each) => each !== 'train-station' && !offered.has(each))).toEqual([])
    s.next('blank').choose('turnKey', { to: 'graveyard' })
    expect(place(s, 'p1')).toBe('graveyard')
    expect(place(s, 'p2')).toBe('train-station')
    expect(s.actionsLeft).toBe(2)
    expect(rolls(s)).toEqual(['p1 relic'])
  })

  test('[RC-519] into a Shoggoth: the roll for entering and then the one for the relic', () => {
    const s = scene({ shoggoths: ['docks'], hands: { p1: ['silver-key'] } })
    s.choose('playRelic', { relic: 'silver-key' })
    s.next('delusions', 'psychosis').choose('turnKey', { to: 'docks' })
    expect(rolls(s)).toEqual(['p1 shoggoth', 'p1 relic'])
    expect(sanity(s, 'p1')).toBe(1)
  })

  test('[RC-519] another player’s key: the active player rolls for the Shoggoth, the other for the relic', () => {
    const s = scene({ shoggoths: ['docks'], hands: { p2: ['silver-key'] } })
    s.choose('playRelic', { relic: 'silver-key' }, 'p2')
    s.next('delusions', 'psychosis').choose('turnKey', { to: 'docks' }, 'p2')
    expect(rolls(s)).toEqual(['p1 shoggoth', 'p2 relic'])
    expect([sanity(s, 'p1'), sanity(s, 'p2')]).toEqual([3, 2])
  })
})

describe('Song of Kadath', () => {
  const song = (setting: Setting): Scene =>
    scene({ investigators: three, hands: { p1: ['song-of-kadath'] }, ...setting }).choose(
      'playRelic',
      { relic: 'song-of-kadath' },
      Object.keys(setting.hands ?? { p1: 0 })[0],
    )

  test('[RC-520] everybody regains one token, nobody more than four, and nobody rolls', () => {
    const s = song({ sanity: { p1: 2, p2: 4, p3: 0 } }).choose('singForAll', {})
    expect([sanity(s, 'p1'), sanity(s, 'p2'), sanity(s, 'p3')]).toEqual([3, 4, 1])
    expect(rolls(s)).toEqual([])
    expect(s.table.relicsInBox).toEqual(['song-of-kadath'])
  })

  test('[RC-520] or one player, whoever it is, regains all', () => {
    const s = song({ sanity: { p1: 2, p2: 3, p3: 1 } })
    expect(s.offered('singFor').map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3'])
    s.choose('singFor', { seat: 'p3' })
    expect([sanity(s, 'p1'), sanity(s, 'p2'), sanity(s, 'p3')]).toEqual([2, 3, 4])
    expect(rolls(s)).toEqual([])
  })

  test('[RC-521] [RC-E19] an insane investigator made sane after the last action has one more', () => {
    const s = song({ sanity: { p1: 0 }, actionsLeft: 0 }).choose('singFor', { seat: 'p1' })
    expect(sanity(s, 'p1')).toBe(4)
    expect(s.actionsLeft).toBe(1)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    s.choose('walk', { to: 'cafe' })
    expect(s.asked).toEqual({ step: 'actionsUsed', seat: 'p1' })
  })

  test('[RC-521] so it is when another player sings, for all, and not for the sane', () => {
    const other = song({ hands: { p2: ['song-of-kadath'] }, sanity: { p1: 0, p2: 3 }, actionsLeft: 0 })
    other.choose('singForAll', {})
    expect([sanity(other, 'p1'), other.actionsLeft]).toEqual([1, 1])
    const sane = song({ sanity: { p1: 1, p2: 0 }, actionsLeft: 2 }).choose('singForAll', {})
    expect([sanity(sane, 'p1'), sanity(sane, 'p2'), sane.actionsLeft]).toEqual([2, 1, 2])
  })

  test('[RC-521] [RC-R64] also the one who has become insane with the last action', () => {
    const s = scene({
      actionsLeft: 1,
      sanity: { p1: 1 },
      shoggoths: ['cafe'],
      hands: { p1: ['song-of-kadath'] },
    })
    s.next('delusions').choose('walk', { to: 'cafe' })
    expect([sanity(s, 'p1'), s.actionsLeft]).toEqual([0, 0])
    s.choose('playRelic', { relic: 'song-of-kadath' }).choose('singForAll', {})
    expect([sanity(s, 'p1'), s.actionsLeft]).toEqual([1, 1])
    expect(place(s, 'p1')).toBe('cafe')
  })

  test('[RC-522] [RC-E20] drawn in the draw step it gives no action', () => {
    const s = scene({
      sanity: { p1: 0 },
      deck: ['song-of-kadath', 'arkham'],
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {})
    s.choose('playRelic', { relic: 'song-of-kadath' }).choose('singFor', { seat: 'p1' })
    expect(sanity(s, 'p1')).toBe(4)
    expect(s.happened('actionsGained')).toEqual([])
    expect(s.happened('summoningCardRevealed')).toHaveLength(2)
    expect(s.table.turn.active).toBe('p2')
    expect(s.actionsLeft).toBe(4)
  })
})

describe('Warded Box', () => {
  test('[RC-523] nobody makes sanity rolls: gates, Shoggoths, relics', () => {
    const s = scene({
      at: { p1: 'park', p2: 'hospital' },
      shoggoths: ['hospital', 'factory'],
      hands: { p1: ['warded-box', 'mi-go-eye'], p2: ['elder-sign'] },
      summoning: ['university', 'diner'],
    })
    s.choose('playRelic', { relic: 'warded-box' })
    expect(rolls(s)).toEqual([])
    const made = [s.choose('useGate', { to: 'hospital' })].flatMap(rolls)
    made.push(...rolls(s.choose('playRelic', { relic: 'mi-go-eye' }, 'p1')))
    made.push(...rolls(s.choose('playRelic', { relic: 'elder-sign' }, 'p2')))
    s.choose('endActions', {})
    // The symbol brings the Shoggoth of the Factory to both investigators, and the other one leaves through the gate.
    s.choose('moveShoggothNext', { from: 'factory' })
    expect(s.happened('shoggothMoved')).toMatchObject([{ from: 'factory', to: 'hospital' }])
    made.push(...rolls(s))
    expect(made).toEqual([])
    expect([sanity(s, 'p1'), sanity(s, 'p2')]).toEqual([4, 4])
  })

  test('[RC-523] not for Evil Stirs either, whose other parts are resolved', () => {
    const s = scene({
      at: { p1: 'church' },
      deck: ['evil-stirs', 'arkham'],
      hands: { p2: ['warded-box'] },
      summoningBottom: ['church'],
    })
    s.choose('playRelic', { relic: 'warded-box' }, 'p2').choose('endActions', {})
    expect(rolls(s)).toEqual([])
    expect(s.table.awake).toHaveLength(1)
    expect(shoggothsAt(s)).toEqual(['church'])
  })

  test('[RC-524] [RC-E22] drawn together with Evil Stirs it can be played only afterwards', () => {
    const s = scene({
      asleep: ['shudde-mell'],
      deck: ['warded-box', 'evil-stirs'],
      summoningBottom: ['church'],
    })
    s.next('delusions').choose('endActions', {})
    expect(rolls(s)).toEqual(['p1 evil stirs'])
    expect(sanity(s, 'p1')).toBe(3)
    expect(s.hand('p1')).toEqual(['warded-box'])
    expect(s.asked?.step).toBe('shareTokens')
    expect(s.may('playRelic', { relic: 'warded-box' })).toBe(false)
    for (let i = 0; i < 3; i++) s.choose('loseTokenOf', { seat: 'p2' })
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 1, onTop: true }])
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    s.choose('playRelic', { relic: 'warded-box' })
    expect(s.table.inForce).toMatchObject([{ relic: 'warded-box', by: 'p1' }])
  })

  /** Whether the active investigator, between two gates, rolls when using one. */
  const rollsAtGate = (s: Scene): boolean => {
    const { active } = s.table.turn
    s.next('blank').choose('useGate', { to: place(s, active) === 'park' ? 'hospital' : 'park' })
    const rolled = rolls(s).length > 0
    s.position.chance.next = []
    endTurn(s)
    return rolled
  }
  const gates: Setting['at'] = { p1: 'park', p2: 'park', p3: 'park' }

  test('[RC-523] [RC-525] [RC-R49] in the own turn: the rest of it, the others’ turns and the whole next one', () => {
    const s = scene({ investigators: three, at: gates, hands: { p1: ['warded-box'] } })
    s.choose('playRelic', { relic: 'warded-box' })
    const seen = Array.from({ length: 5 }, () => rollsAtGate(s))
    expect(seen).toEqual([false, false, false, false, true])
  })

  test('[RC-525] [RC-R49] in another player’s turn: until the end of the own turn that comes next', () => {
    const soon = scene({ investigators: three, at: gates, hands: { p2: ['warded-box'] } })
    soon.choose('playRelic', { relic: 'warded-box' }, 'p2')
    expect(Array.from({ length: 3 }, () => rollsAtGate(soon))).toEqual([false, false, true])
    const late = scene({ investigators: three, active: 'p2', at: gates, hands: { p1: ['warded-box'] } })
    late.choose('playRelic', { relic: 'warded-box' }, 'p1')
    expect(Array.from({ length: 4 }, () => rollsAtGate(late))).toEqual([false, false, false, true])
  })

  test('[RC-525] played in the last window of the own turn it still covers the whole next one', () => {
    const s = scene({ at: gates, hands: { p1: ['warded-box'] }, summoning: ['diner', 'theater'] })
    s.choose('endActions', {}).choose('pass', {}).choose('pass', {})
    expect(s.table.summoningDiscard).toEqual(['diner', 'theater'])
    s.choose('playRelic', { relic: 'warded-box' })
    expect(s.table.turn.active).toBe('p2')
    expect(Array.from({ length: 3 }, () => rollsAtGate(s))).toEqual([false, false, true])
  })

  test('[RC-525] it holds in the last window of the turn with which it ends', () => {
    const s = scene({
      active: 'p2',
      hands: { p1: ['elder-sign'] },
      inForce: [{ relic: 'warded-box', by: 'p2', last: true }],
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {}).choose('pass', {}).choose('pass', {})
    expect(s.table.summoningDiscard).toEqual(['diner', 'theater'])
    s.choose('playRelic', { relic: 'elder-sign' }, 'p1')
    expect(rolls(s)).toEqual([])
    expect(tale(s, 'rollPrevented', 'relicEnded')).toEqual(['rollPrevented:p1', 'relicEnded:warded-box'])
    expect(s.table.inForce).toEqual([])
  })
})

describe('Xaos Mirror', () => {
  test('[RC-526] [RC-527] [RC-R50] one clue card for one of another player, anywhere, as its player chooses', () => {
    const s = scene({
      investigators: three,
      at: { p1: 'park', p2: 'theater', p3: 'cafe' },
      hands: {
        p1: ['arkham'],
        p2: ['xaos-mirror', 'dunwich', 'kingsport'],
        p3: ['innsmouth', 'innsmouth', 'arkham'],
      },
    })
    s.choose('playRelic', { relic: 'xaos-mirror' }, 'p2')
    expect(s.offered('mirrorWith').map(({ seat }) => seat)).toEqual(['p1', 'p3'])
    s.choose('mirrorWith', { seat: 'p3' })
    expect(s.asked?.seat).toBe('p2')
    expect(s.offered('mirrorSwap')).toHaveLength(4)
    s.next('blank').choose('mirrorSwap', { give: 'kingsport', take: 'innsmouth' })
    expect(s.hand('p2').toSorted()).toEqual(['dunwich', 'innsmouth'])
    expect(s.hand('p3').toSorted()).toEqual(['arkham', 'innsmouth', 'kingsport'])
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(rolls(s)).toEqual(['p2 relic'])
    // Nobody was asked to agree.
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-526] relics are not exchanged', () => {
    const s = scene({ hands: { p1: ['xaos-mirror', 'silver-key', 'arkham'], p2: ['elder-sign', 'dunwich'] } })
    s.choose('playRelic', { relic: 'xaos-mirror' }).choose('mirrorWith', { seat: 'p2' })
    expect(s.offered('mirrorSwap')).toEqual([{ give: 'arkham', take: 'dunwich' }])
  })

  test.each([
    ['the other player has none', { p1: ['xaos-mirror', 'arkham'], p2: ['elder-sign'] }],
    ['its player has none', { p1: ['xaos-mirror', 'elder-sign'], p2: ['arkham'] }],
  ] satisfies [string, Setting['hands']][])('[RC-527] no effect without two clue cards: %s', (_, hands) => {
    const s = scene({ hands })
    s.next('delusions').choose('playRelic', { relic: 'xaos-mirror' })
    expect(s.hand('p1')).toEqual(hands.p1.slice(1))
    expect(s.hand('p2')).toEqual(hands.p2)
    expect(s.table.relicsInBox).toEqual(['xaos-mirror'])
    expect(sanity(s, 'p1')).toBe(3)
    expect(s.asked?.step).toBe('act')
  })

  const mirror = (second: Card[]): Scene =>
    scene({
      investigators: three,
      options: { hands: 'closed' },
      hands: { p1: ['xaos-mirror', 'innsmouth', 'silver-key'], p2: second, p3: ['elder-sign'] },
    }).choose('playRelic', { relic: 'xaos-mirror' })

  test('[RC-R50] [RC-R85] closed hands: the other player’s clue cards are shown to the chooser, and to nobody else', () => {
    const one = mirror(['arkham', 'song-of-kadath', 'kingsport'])
    const other = mirror(['dunwich', 'warded-box', 'dunwich'])
    // Before the partner is named nobody knows more than before.
    for (const seat of ['p1', 'p3', '']) expect(view(one, seat)).toEqual(view(other, seat))
    expect(one.offered('mirrorWith')).toEqual(other.offered('mirrorWith'))
    one.choose('mirrorWith', { seat: 'p2' })
    other.choose('mirrorWith', { seat: 'p2' })
    for (const seat of ['p3', '']) {
      expect(view(one, seat)).toEqual(view(other, seat))
      expect(witnessed(one.events, seat)).toBe(witnessed(other.events, seat))
    }
    const shown = JSON.stringify(view(one, 'p1').own)
    expect(shown).toMatch(/"mirror":.*arkham.*kingsport/)
    expect(shown).not.toContain('song-of-kadath')
    // The partner does not look back.
    expect(JSON.stringify(view(one, 'p2'))).not.toContain('silver-key')
    expect(view(one, 'p2').table['hands']).toEqual({ p1: 2, p2: 3, p3: 1 })

    one.next('blank').choose('mirrorSwap', { give: 'innsmouth', take: 'kingsport' })
    expect(one.hand('p1')).toEqual(['silver-key', 'kingsport'])
    expect(JSON.stringify(view(one, 'p1').own)).not.toContain('arkham')
  })

  test('[RC-527] [RC-R85] closed hands: a partner without a clue card makes it a relic without effect', () => {
    const s = mirror(['arkham'])
    s.next('delusions').choose('mirrorWith', { seat: 'p3' })
    expect(s.hand('p1')).toEqual(['innsmouth', 'silver-key'])
    expect(s.hand('p3')).toEqual(['elder-sign'])
    expect(s.table.relicsInBox).toEqual(['xaos-mirror'])
    expect(rolls(s)).toEqual(['p1 relic'])
    expect(JSON.stringify(view(s, 'p1'))).not.toContain('elder-sign')
  })
})

describe('relics that name the active player', () => {
  test('[RC-528] [RC-R65] Alien Carving gives its actions to the active player, whoever plays it', () => {
    const s = scene({ actionsLeft: 2, hands: { p2: ['alien-carving'] } })
    s.next('delusions').choose('playRelic', { relic: 'alien-carving' }, 'p2')
    expect(s.actionsLeft).toBe(5)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect([sanity(s, 'p1'), sanity(s, 'p2')]).toEqual([4, 3])
    endTurn(s)
    expect(s.actionsLeft).toBe(4)
  })

  test('[RC-528] [RC-R65] Silver Key moves the active player where the player of the card says, unasked', () => {
    const s = scene({ hands: { p2: ['silver-key'] } })
    s.choose('playRelic', { relic: 'silver-key' }, 'p2')
    expect(s.asked?.seat).toBe('p2')
    expect(s.may('turnKey', { to: 'theater' }, 'p1')).toBe(false)
    s.next('blank').choose('turnKey', { to: 'theater' }, 'p2')
    expect([place(s, 'p1'), place(s, 'p2')]).toEqual(['theater', 'train-station'])
  })

  test('[RC-528] [RC-R65] Last Hourglass gives the active player the card that the player of the relic names', () => {
    const s = scene({ discard: ['arkham', 'kingsport'], hands: { p2: ['last-hourglass'] } })
    s.choose('playRelic', { relic: 'last-hourglass' }, 'p2')
    expect(s.asked?.seat).toBe('p2')
    s.next('delusions').choose('recoverClue', { card: 'arkham' }, 'p2')
    expect([s.hand('p1'), s.hand('p2')]).toEqual([['arkham'], []])
    expect([sanity(s, 'p1'), sanity(s, 'p2')]).toEqual([4, 3])
  })

  test('[RC-512] [RC-528] a card too many for the active player must be discarded at once', () => {
    const s = scene({ discard: ['kingsport'], hands: { p1: clues('arkham', 7), p2: ['last-hourglass'] } })
    s.choose('playRelic', { relic: 'last-hourglass' }, 'p2')
    s.next('blank').choose('recoverClue', { card: 'kingsport' }, 'p2')
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  const polite = (courtesy: 'on' | 'off'): Scene =>
    scene({
      options: { courtesy },
      actionsLeft: 2,
      hands: { p1: ['silver-key'], p2: ['alien-carving', 'mi-go-eye'] },
    })

  test('[RC-R65] with the courtesy setting the active player is asked first, and may decline', () => {
    const no = polite('on').choose('playRelic', { relic: 'alien-carving' }, 'p2')
    expect(no.asked?.seat).toBe('p1')
    no.choose('forbid', {}, 'p1')
    expect(no.hand('p2')).toContain('alien-carving')
    expect(no.actionsLeft).toBe(2)
    expect(rolls(no)).toEqual([])
    const yes = polite('on').choose('playRelic', { relic: 'alien-carving' }, 'p2')
    yes.next('blank').choose('permit', {}, 'p1')
    expect(yes.actionsLeft).toBe(5)
  })

  test('[RC-R65] the courtesy concerns only what others do to the active player', () => {
    const own = polite('on').choose('playRelic', { relic: 'silver-key' }, 'p1')
    expect(own.offered('turnKey', 'p1').length).toBeGreaterThan(0)
    const eye = polite('on').next('blank').choose('playRelic', { relic: 'mi-go-eye' }, 'p2')
    expect(eye.table.inForce).toHaveLength(1)
    const off = polite('off').next('blank').choose('playRelic', { relic: 'alien-carving' }, 'p2')
    expect(off.actionsLeft).toBe(5)
  })
})
