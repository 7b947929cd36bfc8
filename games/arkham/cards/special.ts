import {
  ability,
  action,
  after,
  card,
  dice,
  diceByClues,
  focusLimit,
  reroll,
  successes,
  type AssetCard,
} from './assets.ts'
import {
  directHorror,
  discardThis,
  focusAnyOver,
  gainAlly,
  gainMoney,
  health,
  may,
  sanity,
  spendRemnant,
  test,
} from './writing.ts'
import type { SpecialCard } from '../content/ids.ts'

/** Special cards (AH-427), one copy each. */
export const specials = {
  stevedore: card(
    'talent',
    ['retainer'],
    {},
    after('gather', [test('strength', 0, { pass: [gainMoney(2)] })], { hoods: ['merchant-district'] }),
  ),
  'stray-cat': card('ally', ['cat'], { health: 1, sanity: 2 }, successes('evade', 2, [discardThis])),
  'stray-dog': card('ally', ['dog'], { health: 3, sanity: 1 }, ability('stray-dog')),
  'wooden-homunculus': card('item', ['magical', 'curio'], { health: 3 }, reroll('attack', 'one or all')),
  'rare-books-access': card('talent', ['membership'], {}, ability('rare-books-access')),
  'service-piece': card('item', ['common', 'weapon'], { hands: 1 }, dice('attack', 'strength', 2)),
  'reporting-gig': card(
    'talent',
    ['retainer'],
    {},
    dice('research', 'observation', 1),
    after('gain-clue', [gainMoney(2)]),
  ),
  'server-at-velmas': card(
    'talent',
    ['retainer'],
    {},
    after('gather', [test('influence', 0, { pass: [gainMoney(2)] })], { hoods: ['easttown'] }),
  ),
  performer: card(
    'talent',
    ['retainer'],
    {},
    after('gather', [test('influence', 0, { pass: [gainMoney(2)] })], { hoods: ['merchant-district'] }),
  ),
  'the-moon': card('item', ['curio'], { sanity: 3 }, focusLimit(1)),
  'mysterious-serum': card(
    'item',
    ['curio'],
    {},
    action(discardThis, health('all', 'self'), sanity('all', 'self'), focusAnyOver(1)),
  ),
  'ezra-graves': card(
    'ally',
    ['professor'],
    { health: 3, sanity: 2 },
    action(may([spendRemnant(2), directHorror(1)], [gainAlly])),
  ),
  gravedigger: card(
    'talent',
    ['retainer'],
    {},
    after('gather', [test('strength', 0, { pass: [gainMoney(2)] })], { hoods: ['rivertown'] }),
  ),
  'hunting-dog': card('ally', ['dog'], { health: 2, sanity: 2 }, reroll('test', 'clues')),
  'dark-blessing': card('talent', ['innate'], {}, ability('dark-blessing')),
  'deputy-of-arkham': card('talent', ['retainer'], {}, dice('encounter', 'observation', 1), focusLimit(1)),
  astrolabe: card('item', ['magical', 'curio'], { hands: 1 }, diceByClues('ward', 'always')),
  'black-cat': card('ally', ['cat', 'familiar'], { health: 1, sanity: 3 }, ability('black-cat')),
  'contraband-whiskey': card('item', ['common'], { sanity: 3 }, ability('contraband-whiskey')),
} satisfies Record<SpecialCard, AssetCard>
