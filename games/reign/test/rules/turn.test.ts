import type { Seat } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import type { Investigator } from '../../cards/investigators.ts'
import { scene } from '../scene.ts'
import { playerCounts, seatsOf } from './begin.ts'
import { question, story, told } from './story.ts'

const fourInvestigators: Investigator[] = ['detective', 'driver', 'occultist', 'reporter']

describe('turn structure', () => {
  test('[RC-130] actions, draw, summoning, in this order', () => {
    const s = scene({ deck: ['arkham', 'dunwich'], summoning: ['diner', 'theater'] })
    s.choose('walk', { to: 'cafe' })
    expect(told(s.events, 'cardsDrawn', 'summoningCardRevealed')).toEqual([])
    s.choose('endActions', {})
    expect(told(s.events)).toEqual([
      'actions end',
      'draw',
      'card diner',
      'cultist at diner',
      'card theater',
      'cultist at theater',
      'p1 is done',
      'turn of p2',
    ])
    expect(s.hand('p1')).toEqual(['arkham', 'dunwich'])
  })

  test('[RC-130] once the actions step is over, no action can be taken', () => {
    const s = scene({ hands: { p1: ['elder-sign', 'arkham'] }, cultists: { 'train-station': 1 } })
    s.choose('endActions', {})
    while (s.asked?.step === 'window') {
      expect(s.engine.optionsOf('p1').map(({ step }) => step)).toEqual(['playRelic', 'pass'])
      expect(s.refusal('walk', { to: 'cafe' })).toBe('RC-130')
      expect(s.refusal('fightCultist', {})).toBe('RC-130')
      expect(s.refusal('bus', { pay: 'arkham' })).toBe('RC-130')
      s.choose('pass', {})
    }
    expect(question(s)).toBe('? act p2')
  })

  test.each(playerCounts)('[RC-131] turns of %i players pass clockwise', (players) => {
    const s = scene({ investigators: fourInvestigators.slice(0, players), active: 'p2' })
    const seats: Seat[] = []
    for (let i = 0; i <= players; i++) {
      seats.push(s.asked!.seat)
      s.choose('endActions', {})
    }
    const round = [...seatsOf[players].slice(1), 'p1']
    expect(seats).toEqual([...round, 'p2'])
  })

  test('[RC-131] the turn passes only after the summoning step is complete', () => {
    const s = scene({ hands: { p2: ['elder-sign'] } })
    s.choose('endActions', {})
    expect(story(s, 'summoningCardRevealed', 'turnBegan')).toEqual([
      '? window p2',
      'card diner',
      '? window p2',
      'card theater',
      '? window p2',
      'turn of p2',
      '? act p2',
    ])
  })

  test('[RC-132] only the active player decides what he or she does', () => {
    const s = scene({
      investigators: ['detective', 'doctor', 'hunter'],
      active: 'p2',
      cultists: { 'train-station': 1 },
      hands: { p1: ['arkham'], p3: ['arkham'] },
    })
    expect(s.engine.decision!.options.every(({ seat }) => seat === 'p2')).toBe(true)
    for (const seat of ['p1', 'p3']) {
      expect(s.refusal('walk', { to: 'cafe' }, seat)).toBe('RC-132')
      expect(s.refusal('fightCultist', {}, seat)).toBe('RC-132')
      expect(s.refusal('bus', { pay: 'arkham' }, seat)).toBe('RC-132')
      expect(s.refusal('endActions', {}, seat)).toBe('RC-132')
    }
    s.choose('walk', { to: 'cafe' })
    expect(s.table.players['p2']!.at).toBe('cafe')
    expect(s.table.players['p1']!.at).toBe('train-station')
  })

  test('[RC-132] a player with a relic may play it, but not act or end the step for the active player', () => {
    const s = scene({ hands: { p2: ['elder-sign', 'arkham'] }, cultists: { 'train-station': 1 } })
    expect(s.engine.optionsOf('p2').map(({ step }) => step)).toEqual(['playRelic'])
    expect(s.refusal('endActions', {}, 'p2')).toBe('RC-132')
    expect(s.refusal('fightCultist', {}, 'p2')).toBe('RC-132')
  })

  test('[RC-133] clue cards are used only as part of actions', () => {
    const clues: Card[] = ['arkham', 'arkham', 'dunwich', 'kingsport']
    const s = scene({ hands: { p1: [...clues, 'elder-sign'], p2: [...clues] } })
    // In the own actions step they pay for a bus or change hands.
    const used = s.engine
      .optionsOf('p1')
      .filter(({ args }) => clues.includes((args['pay'] ?? args['card']) as Card))
    expect([...new Set(used.map(({ step }) => step))].toSorted()).toEqual(['bus', 'giveClue', 'takeClue'])
    // Nobody uses them out of turn …
    expect(s.engine.optionsOf('p2')).toEqual([])
    // … or outside the actions step.
    s.choose('endActions', {})
    while (s.asked?.step === 'window') {
      expect(s.asked.seat).toBe('p1')
      expect(s.engine.decision!.options.map(({ step, args }) => [step, args])).toEqual([
        ['playRelic', { relic: 'elder-sign' }],
        ['pass', {}],
      ])
      s.choose('pass', {})
    }
  })

  test('[RC-133] without actions left clue cards are of no use', () => {
    const s = scene({ actionsLeft: 1, hands: { p1: ['arkham', 'dunwich', 'elder-sign'], p2: ['arkham'] } })
    s.choose('walk', { to: 'university' }).next('blank').choose('playRelic', { relic: 'elder-sign' })
    expect(s.engine.optionsOf('p1').map(({ step }) => step)).toEqual(['endActions'])
    const t = scene({
      actionsLeft: 1,
      at: { p1: 'cafe' },
      hands: { p1: ['arkham', 'elder-sign'], p2: ['arkham'] },
    })
    t.choose('walk', { to: 'train-station' })
    expect(t.engine.optionsOf('p1').map(({ step }) => step)).toEqual(['playRelic', 'endActions'])
    expect(t.refusal('bus', { pay: 'arkham' })).toBe('RC-150')
    expect(t.refusal('giveClue', { card: 'arkham', to: 'p2' })).toBe('RC-150')
    expect(t.refusal('takeClue', { card: 'arkham', from: 'p2' })).toBe('RC-150')
  })

  test("[RC-134] relics can be played in every step of one's own turn and of other turns", () => {
    for (const owner of ['p1', 'p2', 'p3']) {
      const s = scene({
        investigators: ['doctor', 'detective', 'hunter'],
        hands: { [owner]: ['elder-sign'] },
      })
      const steps: string[] = []
      const look = () => {
        expect(s.may('playRelic', { relic: 'elder-sign' }, owner), `${owner} in ${s.table.turn.step}`).toBe(
          true,
        )
        steps.push(`${s.table.turn.active} ${s.table.turn.step}`)
      }
      look()
      s.choose('endActions', {})
      for (; s.asked!.step === 'window'; s.choose('pass', {})) look()
      look()
      expect(steps).toEqual(['p1 actions', 'p1 draw', 'p1 summoning', 'p1 end', 'p2 actions'])
    }
  })

  test('[RC-134] a relic that was drawn a moment ago can be played at once', () => {
    const s = scene({ deck: ['elder-sign', 'arkham'] })
    s.choose('endActions', {})
    expect(question(s)).toBe('? window p1')
    s.next('blank').choose('playRelic', { relic: 'elder-sign' })
    expect(s.table.relicsInBox).toEqual(['elder-sign'])
  })

  test('[RC-134] but not between drawing and Evil Stirs, nor while Yog-Sothoth forbids it', () => {
    const s = scene({
      deck: ['elder-sign', 'evil-stirs'],
      hands: { p2: ['xaos-mirror'] },
      asleep: ['yog-sothoth'],
    })
    s.next('blank').choose('endActions', {})
    expect(told(s.events, 'cardsDrawn', 'evilStirred', 'oldOneAwoke', 'summoningDiscardReshuffled')).toEqual([
      'draw',
      'evil stirs',
      'yog-sothoth awakes',
      'regroup',
    ])
    expect(question(s)).toBe('? window p1')
    expect(s.may('playRelic', { relic: 'elder-sign' }, 'p1')).toBe(true)
    expect(s.refusal('playRelic', { relic: 'xaos-mirror' }, 'p2')).toBe('RC-475')
  })

  test('[RC-135] an insane investigator has a turn of all three steps in the normal order', () => {
    const s = scene({ investigators: ['detective', 'driver', 'occultist'], sanity: { p1: 0, p2: 0 } })
    expect(question(s)).toBe('? act p1')
    s.choose('endActions', {})
    expect(told(s.events, 'cardsDrawn', 'summoningCardRevealed', 'turnBegan')).toEqual([
      'draw',
      'card diner',
      'card theater',
      'turn of p2',
    ])
    expect(question(s)).toBe('? act p2')
    s.choose('endActions', {})
    expect(told(s.events, 'cardsDrawn', 'summoningCardRevealed', 'turnBegan')).toEqual([
      'draw',
      'card farmstead',
      'card boardwalk',
      'turn of p3',
    ])
    expect(s.hand('p1')).toHaveLength(2)
    expect(s.hand('p2')).toHaveLength(2)
  })
})
