import { type Game, type shape, Engine, completeOptions, isRefused } from '@miskatonic/kernel'
import { positionShape } from '@miskatonic/table'
import { type InAllLanguages, inAllLanguages } from '../phrases.ts'

/** A game for authors of test positions: shapes of positions and steps, events, outcomes, components. */
export function gameSchema(game: Game): Record<string, unknown> {
  const steps = game.steps as Readonly<Record<string, shape.Shape<object>>>
  const isEffect = (step: string): boolean => !isIn(game.choices, step) && !isIn(game.asks, step)
  const described = (names: readonly string[]): object =>
    Object.fromEntries(names.map((name) => [name, steps[name]!.schema ?? {}]))
  return {
    id: game.id,
    version: game.version,
    position: positionShape(game).schema,
    choices: described(game.choices),
    asks: described(game.asks),
    effects: described(Object.keys(steps).filter(isEffect)),
    events: eventsOf(game),
    outcomes: outcomesOf(game),
    components: componentsOf(game),
  }
}

function isIn(names: readonly string[], name: string): boolean {
  return names.includes(name)
}

function eventsOf({ secrets, eventArgs }: Game): object {
  const sights = Object.entries<unknown>(secrets.events)
  return Object.fromEntries(
    sights.map(([event, seen]) => [
      event,
      {
        args: eventArgs?.[event]?.schema ?? { type: 'object' },
        seenBy: seen === 'open' ? 'everybody' : 'each seat differently',
      },
    ]),
  )
}

function outcomesOf({ words }: Game): Record<string, InAllLanguages> {
  const names = Object.keys(words.en.outcomes)
  return Object.fromEntries(
    names.map((how) => [how, inAllLanguages((language) => words[language].outcomes[how] ?? how)]),
  )
}

/** A game counts some components only once it is set up, which takes a few choices. */
const CHOICES_OF_A_SETUP = 20

/** The names by which `edit` can balance components, as a game with the usual options counts them. */
function componentsOf(game: Game): string[] {
  const options = completeOptions(game, {})
  if (isRefused(options)) return []
  const engine = Engine.start(game, options, 'components')
  const names = new Set<string>()
  for (let i = 0; i <= CHOICES_OF_A_SETUP; i++) {
    const { table } = engine.position
    for (const { component } of game.counts(table, engine.position.options)) names.add(component)
    const first = engine.decision?.options[0]
    if (first === undefined) break
    engine.choose(first)
  }
  return [...names]
}
