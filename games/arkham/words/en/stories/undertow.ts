import type { undertow as deck } from '../../../cards/anomalies/undertow.ts'
import type { Stories } from '../../stories.ts'

export const undertow: Stories<typeof deck> = {
  'undertow-1': {
    '0': 'The gutters run uphill and carry hymn sheets past your ankles.',
    '1-2': 'Every window is a porthole, and every porthole is lit from outside.',
    '3+': 'Water stands where the air was, and you remember how to breathe it.',
  },
  'undertow-2': {
    '0': 'A rope hangs down from nothing and is dry to the touch.',
    '1-2': 'Somebody has been pulling the rope already, and the marks on it are your size.',
    '3+': 'The bell swings through the street like a boat breaking anchor.',
  },
  'undertow-3': {
    '0': 'People walk slowly with their hair standing upright and do not notice it.',
    '1-2': 'A fish of considerable age inspects you and finds you out of season.',
    '3+': 'The pavement is a skylight and the congregation below has seen you.',
  },
  'undertow-4': {
    '0': 'The shopkeepers sell by the fathom now and give good measure.',
    '1-2': 'A diver in brass sits on the kerb and will trade his air for your name.',
    '3+': 'The market has gone over the edge and is calling its prices from below.',
  },
  'undertow-5': {
    '0': 'You hear the peal a beat before the ringers move.',
    '1-2': 'Written in salt on the wall is the order of the bells, with the last one missing.',
    '3+': 'The missing note passes through the houses looking for a throat.',
  },
  'undertow-6': {
    '0': "An undertaker's boat is moored to a lamp-post and is late for a funeral.",
    '1-2': 'The drowned are courteous and ask to be shown the way to church.',
    '3+': 'They have found the church, and now they would like to be shown the people.',
  },
  'undertow-7': {
    '0': 'The air tastes of pennies and the pennies are gone.',
    '1-2': 'A tide-line runs across the wallpapers at the height of your chin.',
    '3+': 'The current has your coat and is not interested in the coat.',
  },
  'undertow-8': {
    '0': 'For an hour everything floats and nobody is afraid.',
    '1-2': 'A child on a roof counts lightning that comes from the river bed.',
    '3+': 'The last step of the stair is the surface.',
  },
}
