import type { LessonStep } from '@miskatonic/screen/contract'

type Shown = Pick<LessonStep, 'point' | 'choice'>

/** What is shown and chosen, in this order. The words are in en.ts and pl.ts, by the same names. */
export const steps = {
  goal: look(),
  historian: choose('takeSheet:sheet=historian', 'sheet:historian'),
  ring: look('town:cemetery', 'town:tavern', 'town:curiosity-shop', 'town:asylum', 'town:docks'),
  assistant: look('who:a1', 'town:cemetery'),
  spin: look('shamblers:docks', 'shamblers:curiosity-shop', 'energy'),
  ability: choose('consult:town=tavern', 'page:tavern'),
  move: choose('move:to=tavern', 'town:tavern'),
  page: look('page:tavern'),
  collect: choose('collect:colour=greed', 'collect:p1:greed'),
  translate: choose('translate', 'translate:p1'),
  necronomicon: look('who:p1'),
  chaos: look('tentacle:p1:chaos', 'tentacle:a1:chaos'),
  refusals: look('town:asylum', 'page:docks'),
  endTurn: choose('endTurn'),
  soothe: choose('soothe:colour=fear', 'mat:fear'),
  overflow: look('track:cemetery:fear', 'shamblers:tavern', 'shamblers:docks'),
  assistantReads: choose('letTranslate'),
  markers: look('who:a1'),
  sootheAgain: choose('soothe:colour=rage', 'mat:rage'),
  banish: choose('banish', 'banish:p1'),
  failed: look('shamblers:tavern'),
  banishAgain: choose('banish', 'banish:p1'),
  banished: choose('banishShambler:colour=fear,cost=1', 'banish:p1:fear'),
  townAction: choose('order:from=cemetery,colour=greed', 'action:tavern', 'track:cemetery:greed'),
  tracks: look('composure:p1:greed'),
  endAgain: choose('endTurn'),
  delirium: look('who:a1'),
  energy: look('energy'),
  phaseTwo: look('portal:fear:left', 'portal:rage:left', 'portal:greed:left', 'who:p1'),
  losing: look('energy', 'who:p1'),
  farewell: look(),
} as const satisfies Record<string, Shown>

export type Topic = keyof typeof steps

function look(...point: string[]): Shown {
  return { point }
}

function choose(choice: string, ...point: string[]): Shown {
  return { point, choice }
}
