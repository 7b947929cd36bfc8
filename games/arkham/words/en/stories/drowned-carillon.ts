import type { drownedCarillonEvents as deck } from '../../../cards/events/drowned-carillon.ts'
import type { EventStories } from '../../stories.ts'

export const drownedCarillonEvents: EventStories<typeof deck> = {
  'dc-01': {
    'arkham-advertiser':
      'The tide report has been set in type since 1692 and is corrected by hand every night.',
    'train-station': 'Every passenger from the river line hums the same five notes.',
    'curiositie-shoppe': 'A clapper of green bronze lies in the window without a price.',
  },
  'dc-02': {
    'arkham-advertiser':
      'An obituary for eleven ringers arrives by post, with a receipt for the next eleven.',
    'train-station': "Divers' suits are unloaded, sized for no divers you have met.",
    'curiositie-shoppe': 'The owner weighs a bell-rope by the foot and finds it longer each time.',
  },
  'dc-03': {
    'arkham-advertiser': 'You lay the flood maps over each other and a tenth street appears.',
    'train-station': 'A blind conductor calls a station called Chapel and two people get off.',
    'curiositie-shoppe': 'The hand-bell on the counter has no tongue and still declines your offer.',
  },
  'dc-04': {
    'independence-square': 'Carpenters are building a belfry and none of them was hired.',
    'la-bella-luna': 'The house band has dropped every note below the staff and nobody dances.',
    'arkham-asylum': 'Six patients pull on a rope that is not there, in perfect order.',
  },
  'dc-05': {
    'independence-square': "The general's bronze ear has been filed open.",
    'la-bella-luna': 'A river pilot loses his licence at cards and is glad to be rid of it.',
    'arkham-asylum': 'Water stands in the cellar and the doctor has stopped asking where it comes from.',
  },
  'dc-06': {
    'independence-square': 'A town crier calls an hour that does not exist and is answered.',
    'la-bella-luna': 'The cloakroom is full of wet coats from a dry night.',
    'arkham-asylum': 'The patient in nine was born under the river and would like to go home.',
  },
  'dc-07': {
    'unvisited-isle': 'At low water steps lead down, and the lowest are the least worn.',
    'tick-tock-club': 'The house orchestra is paid in silver to play slower.',
    'river-docks': "The crew of the Sexton's Wife will not sail under those bells, and will not say which.",
  },
  'dc-08': {
    'unvisited-isle': 'Somebody has rung the trees with chains and left the key in the water.',
    'tick-tock-club': 'A gentleman buys drinks for the whole room to cover a sound from below.',
    'river-docks': 'A hawser comes up with a hand still gripping it, politely.',
  },
  'dc-09': {
    'unvisited-isle': 'The ruined wall keeps time, stone by stone, with your pulse.',
    'tick-tock-club': 'The midnight show is a man in a tank who does not surface and is not missed.',
    'river-docks': "The harbour master's log has an entry for a vessel with a congregation aboard.",
  },
  'dc-10': {
    'black-cave': 'The echo arrives before the stone you throw.',
    graveyard: 'The gravestones have been turned to face the water.',
    'general-store': 'They have sold every yard of rope in the house, to one customer.',
  },
  'dc-11': {
    'black-cave': "A ringer's glove lies on the ledge, warm, with three fingers sewn shut.",
    graveyard: 'The sexton has buried the same bell twice and will show you where.',
    'general-store': 'The clerk counts change in a currency the drowned would recognise.',
  },
  'dc-12': {
    'black-cave':
      'Someone has scratched the order of the bells into the rock and crossed out all but the last.',
    graveyard: 'A procession with lanterns passes through the wall and holds the gate open for you.',
    'general-store': 'The bell over the door has been tuned, and it was in tune before.',
  },
  'dc-13': {
    'mas-boarding-house': "Ma's new lodgers pay in wet notes and go out only when it rains.",
    'historical-society': "The society owns the bell-founder's account book, minus the last page.",
    'south-church': 'The old priest has taken down his own bells and will not say what rings at six.',
  },
  'dc-14': {
    'mas-boarding-house': 'The cellar pump has been running for a week and the yard is dry.',
    'historical-society': 'The last page turns up as a bookmark in your own hymnal.',
    'south-church': 'A hymn number is chalked on every house that will be empty by Sunday.',
  },
  'dc-15': {
    'mas-boarding-house': 'A boy sells you the only map on which the chapel is still on land.',
    'historical-society': 'The trustees vote, eleven to one, to hear nothing.',
    'south-church': 'Under the altar stone the rope comes up, and somebody else is pulling.',
  },
}
