import type { Happened } from '@miskatonic/kernel'
import { expect } from 'vitest'
import type { Events } from '../../kind.ts'
import type { Scene } from '../scene.ts'

/** How each kind of event is told, for those kinds that a story can be about. */
const telling: { [E in keyof Events]?: (args: Events[E]) => string } = {
  turnBegan: ({ seat }) => `turn of ${seat}`,
  turnEnded: ({ seat }) => `${seat} is done`,
  actionsEnded: () => 'actions end',
  cardsDrawn: () => 'draw',
  evilStirred: () => 'evil stirs',
  summoningCardRevealed: ({ place }) => `card ${place}`,
  summoningDiscardReshuffled: ({ onTop }) => (onTop ? 'regroup' : 'reshuffle'),
  dieRolled: ({ seat, why }) => `${seat} rolls for ${why}`,
  oldOneAwoke: ({ oldOne }) => `${oldOne} awakes`,
  ritual: ({ at }) => `ritual at ${at}`,
  cultistPlaced: ({ at }) => `cultist at ${at}`,
  cultistsRemoved: ({ count }) => `${count} cultists removed`,
  shoggothPlaced: ({ at }) => `Shoggoth at ${at}`,
  shoggothMoved: ({ from, to }) => `Shoggoth ${from} to ${to}`,
  shoggothLeft: ({ from }) => `Shoggoth leaves ${from}`,
  relicPlayed: ({ seat, relic }) => `${seat} plays ${relic}`,
  cardDiscarded: ({ seat, card }) => `${seat} discards ${card}`,
  cardGiven: ({ from, to, card }) => `${from} gives ${card} to ${to}`,
  wentInsane: ({ seat }) => `${seat} goes insane`,
}

/** What happened since the last choice, of these kinds (none named: of every kind that can be told), in order. */
export function told(events: readonly Happened[], ...about: (keyof Events)[]): string[] {
  return events.flatMap(({ event, args }) => {
    const tell = telling[event as keyof Events] as ((args: object) => string) | undefined
    return tell === undefined || (about.length > 0 && !about.some((each) => each === event))
      ? []
      : [tell(args)]
  })
}

/** The present question: "? window p2". */
export function question(s: Scene): string {
  return s.asked === null ? 'the end' : `? ${s.asked.step} ${s.asked.seat}`
}

/**
 * What happens, mixed with the questions that are asked ("? window p2"), from the last choice until a player may act again or the game is
 * over. Everybody passes; other questions end the story.
 */
export function story(s: Scene, ...about: (keyof Events)[]): string[] {
  const lines = [...told(s.events, ...about), question(s)]
  while (s.asked?.step === 'window') {
    expect(s.may('pass', {}), 'a window can be passed').toBe(true)
    s.choose('pass', {})
    lines.push(...told(s.events, ...about), question(s))
  }
  return lines
}
