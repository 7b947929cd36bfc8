import {
  ability,
  action,
  additionalAction,
  after,
  card,
  dice,
  diceByClues,
  reroll,
  type AssetCard,
} from './assets.ts'
import { focusAnyOver, gainItem, may, removeDoom, research, sanity, spendRemnant } from './writing.ts'

/** The ally deck (AH-467), one copy each. */
export const allies = {
  'alice-luxley': card('ally', [], { health: 3, sanity: 2 }, diceByClues('test', 'once per round')),
  'arthur-johnson': card('ally', [], { health: 3, sanity: 3 }, reroll('test', 1)),
  'delphinia-bell': card(
    'ally',
    [],
    { health: 1, sanity: 4 },
    action(may([spendRemnant(1)], [focusAnyOver(1)])),
  ),
  'gabriel-carillo': card('ally', [], { health: 2, sanity: 1 }, additionalAction),
  'grace-bechman': card('ally', [], { health: 2, sanity: 3 }, dice('ward', 'lore', 2)),
  'henry-wan': card('ally', [], { health: 2, sanity: 3 }, ability('half-price')),
  'jenica-capra': card(
    'ally',
    [],
    { health: 2, sanity: 3 },
    after('defeat-in-attack', [may([], [removeDoom(1, 'here')])]),
  ),
  'leland-williams': card('ally', [], { health: 3, sanity: 2 }, after('gain-this', [gainItem('curio')])),
  'lewis-hayes': card('ally', [], { health: 1, sanity: 4 }, dice('cast', 'lore', 2)),
  'sachiko-higa': card('ally', [], { health: 4, sanity: 1 }, dice('attack', 'strength', 2)),
  'tetsuo-mori': card('ally', [], { health: 4, sanity: 1 }, after('defeat-in-attack', [research(1)])),
  'zora-larson': card('ally', [], { health: 2, sanity: 2 }, action(sanity(1, 'one-here'))),
} satisfies Record<string, AssetCard>
export type Ally = keyof typeof allies
