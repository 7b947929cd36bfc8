import { describe, expect, test } from 'vitest'
import { type Card, cards, cardsOf, copies, designOf } from '../../cards/reactions.ts'
import { actionKinds, deckNames } from '../../content/cards.ts'
import { type Setting, scene } from '../scene.ts'
import { paths, shift, spawn, spawns, tracks } from './about.ts'
import { ending, hurt, momentOf } from './playing.ts'

const worm: Setting = { monsters: [{ being: 'worms', at: 'C1' }] }

describe('standard reactions', () => {
  test.each(['frenzy', 'dodge', 'blood-trail'] as const)(
    '[AL-661] any card may be played face down: %s',
    (card) => {
      const s = scene({ ...worm, from: 'end-of-turn', hands: { e1: [card] } }).choose('playDown', { card })
      expect(s.table.track).toEqual([{ card, by: 'e1', face: 'down', spaces: 1 }])
      expect(s.asked!.step).toBe('moveMonster')
    },
  )

  test.each(actionKinds)('[AL-662] after any action: %s', (action) => {
    const s = scene({ ...worm, from: 'end-of-turn', performed: [action], hands: { e1: ['frenzy'] } })
    expect(s.may('playDown', { card: 'frenzy' })).toBe(true)
  })

  test('[AL-663] it moves one monster up to 1 sector', () => {
    const s = ending('scuttle', worm).choose('playDown', { card: 'scuttle' })
    expect(paths(s, 'm1')).toEqual(['', 'e', 'w'])
    expect(s.offered('stay')).toEqual([])
    expect(shift(s, 'm1', 'w').asked!.step).toBe('react')
  })

  test('[AL-663] or spawns one by the normal rules', () => {
    const s = ending('scuttle', worm).choose('playDown', { card: 'scuttle' })
    expect(spawns(s, 'spores')).toEqual(['D1', 'E1'])
    expect(spawns(s, 'cultists')).toEqual(['E1'])
    expect(spawns(s, 'worms')).toEqual([])
    spawn(s, 'spores', 'D1')
    expect(s.table.monsters.map(({ being }) => being)).toEqual(['worms', 'spores'])
    expect(s.asked!.step).toBe('react')
  })

  test('[AL-664] at the end of the turn only', () => {
    const during = hurt('frenzy')
    expect(momentOf(during)).toBe('after-loss')
    expect(during.offered('playDown')).toEqual([])
    const step = scene({ hands: { e1: ['scuttle'] } }).choose('move', { gait: 'walk', to: 'east' })
    expect(momentOf(step)).toBe('after-step')
    expect(step.offered('playDown')).toEqual([])
    expect(step.pass().may('playDown', { card: 'scuttle' })).toBe(true)
  })

  test('[AL-665] the printed text has no effect, and it is never dangerous', () => {
    const s = ending('whispers', { ...worm, hazards: ['A1'] }).choose('playDown', { card: 'whispers' })
    expect(s.happened('cardPlayed')).toMatchObject([{ face: 'down', dangerous: false }])
    expect(tracks(shift(s, 'm1', 'e'))).toEqual([12, 12])
  })

  test('[AL-R42] a card played face down stays unknown to the Hero and to the other Evil players', () => {
    const s = scene({
      ...worm,
      options: { evil: 2 },
      from: 'end-of-turn',
      hands: { e1: ['stalker', 'frenzy'], e2: ['scuttle'] },
    })
    s.choose('playDown', { card: 'stalker' })
    for (const seat of ['hero', 'e2', '']) {
      expect(JSON.stringify(s.view(seat))).not.toContain('stalker')
      expect(s.seenBy(seat, 'cardPlayed')).toMatchObject([{ card: null, deck: 'fury' }])
    }
    expect(s.view('e1').own['track']).toEqual(['stalker'])
  })
})

/** Table 8.6: what every card answers, and when. */
const table: Record<string, Record<string, Card[]>> = {
  fury: {
    'move before-leave': ['cut-off'],
    'move end-of-turn': ['blood-trail', 'hunting-pack'],
    'explore before-reveal': ['pounce'],
    'explore end-of-turn': ['stalker'],
    'fight after-roll': ['thick-hide'],
    'fight end-of-turn': ['retaliation'],
    'locate after-answer': ['drawn-by-signal'],
    'search end-of-turn': ['back-turned'],
    'interact end-of-turn': ['blind-rage'],
    'health after-loss': ['frenzy', 'blood-scent'],
    'control after-loss': ['feed-on-fear'],
  },
  speed: {
    'move after-step': ['give-chase'],
    'move end-of-turn': ['scuttle', 'from-the-vents'],
    'explore before-reveal': ['slip-away'],
    'explore end-of-turn': ['flanking'],
    'fight before-roll': ['dodge'],
    'fight end-of-turn': ['swarm'],
    'locate before-answer': ['restless'],
    'search end-of-turn': ['through-the-ducts'],
    'interact end-of-turn': ['scatter'],
    'health after-loss': ['relentless', 'hit-and-run'],
    'control after-loss': ['nowhere-to-run'],
  },
  dread: {
    'move declared': ['wrong-turn'],
    'move end-of-turn': ['whispers', 'creeping-dread'],
    'explore before-reveal': ['eyes-in-the-dark'],
    'explore end-of-turn': ['lights-out'],
    'fight after-roll': ['shaking-hands'],
    'fight end-of-turn': ['it-wont-die'],
    'locate before-answer': ['false-echo'],
    'search end-of-turn': ['in-the-box'],
    'interact end-of-turn': ['flicker'],
    'health after-loss': ['panic', 'frozen'],
    'control after-loss': ['loss-of-control'],
  },
  traps: {
    'move after-step': ['tripwire'],
    'move end-of-turn': ['seed-the-path', 'snare'],
    'explore before-reveal': ['booby-trap'],
    'explore end-of-turn': ['rigged-corridor'],
    'fight after-roll': ['ricochet'],
    'fight end-of-turn': ['debris'],
    'locate after-answer': ['feedback'],
    'search end-of-turn': ['gas-pocket'],
    'interact end-of-turn': ['short-circuit'],
    'health after-loss': ['splinters', 'acid'],
    'control after-loss': ['shifting-peril'],
  },
}

describe('the cards of table 8.6', () => {
  test.each(deckNames)('[AL-036] [AL-666] [AL-672] [AL-673] conditions and moments of %s', (deck) => {
    const found: Record<string, Card[]> = {}
    for (const card of cardsOf(deck)) {
      const { condition, moment } = designOf[card]
      ;(found[`${condition} ${moment}`] ??= []).push(card)
    }
    expect(found).toEqual(table[deck])
  })

  test('[AL-036] 13 designs in each deck, 2 copies of each: 104 cards', () => {
    expect(deckNames.map((deck) => cardsOf(deck).length * copies)).toEqual([26, 26, 26, 26])
    expect(cards).toHaveLength(52)
  })
})
