import type { secondTownEvents as deck } from '../../../cards/events/second-town.ts'
import type { EventStories } from '../../stories.ts'

export const secondTownEvents: EventStories<typeof deck> = {
  'st-01': {
    observatory: 'The lens is pointed at the sky and shows a skylight, with a lodger under it.',
    'science-building':
      'Two surveys of the same quadrangle disagree by a building, and the building has been heated.',
    'orne-library': 'The atlas opens at Arkham, then at Arkham, and the second plate has you in it.',
  },
  'st-02': {
    observatory: 'An astronomer has logged the same dream for nineteen years and is up to its Wednesday.',
    'science-building': 'They wake the subject gently and he is a different subject.',
    'orne-library':
      'A reader has fallen asleep on the index, and under his hand the entries are moving up to make room.',
  },
  'st-03': {
    observatory: 'From the dome you see your own window lit, and a second one behind it.',
    'science-building':
      'The sleep laboratory has nine beds and a waiting list of people who have already been.',
    'orne-library': 'Somebody has returned a book that the library has not bought yet, late.',
  },
  'st-04': {
    'velmas-diner': 'The coffee is free tonight for anyone who will promise not to go home.',
    'hibbs-roadhouse': 'A drunk has found the way to the other bar, where he is well thought of.',
    'police-station':
      'A man reports his house stolen and is shown it, on the next street, with the lamps lit.',
  },
  'st-05': {
    'velmas-diner': 'Velma serves you what you ordered in the dream, and it is better than you remember.',
    'hibbs-roadhouse': 'The upstairs corridor has been let by the yard to people who do not come down.',
    'police-station': 'The night sergeant keeps himself awake with a pin and would be glad of a witness.',
  },
  'st-06': {
    'velmas-diner': 'Every stool is taken, and by people who are also outside, waiting.',
    'hibbs-roadhouse': 'A carter drove home asleep and arrived, and is afraid to look at the horse.',
    'police-station': "They have a prisoner in three who is serving somebody else's sentence, contentedly.",
  },
  'st-07': {
    'mas-boarding-house':
      'The rent for the third-floor back is paid up to the end, Ma says, and has not said of what.',
    'historical-society': 'The old town plan has been coloured in since Friday, and the colours are correct.',
    'south-church': 'The congregation snores the responses and does not miss one.',
  },
  'st-08': {
    'mas-boarding-house': 'The stair to the third floor is one flight longer going up.',
    'historical-society': 'A case labelled *Arkham, actual size* is empty and somewhat too small.',
    'south-church': 'The old priest has stopped praying for the dead until it is settled which ones.',
  },
  'st-09': {
    'mas-boarding-house': 'A lodger talks in his sleep, house numbers, odd side first.',
    'historical-society': 'The trustees wake from their meeting and find it minuted and carried.',
    'south-church': 'Two weddings arrive for the same hour with the same bride.',
  },
  'st-10': {
    'independence-square': 'The bronze general has dismounted and is asleep against his horse.',
    'la-bella-luna': 'A gambler stakes what he dreamed and is paid in kind.',
    'arkham-asylum': 'The quiet patients have been right about the wallpaper all along.',
  },
  'st-11': {
    'independence-square': 'A sweeper clears leaves from a tree the square has never had.',
    'la-bella-luna': 'The singer forgets the second verse, and the room, with its eyes closed, does not.',
    'arkham-asylum': 'A doctor prescribes sleep and will not be in the room with it.',
  },
  'st-12': {
    'independence-square':
      'Someone has chalked the outline of a house across the lawn, and the children will not step in the parlour.',
    'la-bella-luna': 'The hat-check holds a ticket in your name, for a coat you gave away as a child.',
    'arkham-asylum': 'Nine sleepers turn over together, and the building is a little to the left.',
  },
  'st-13': {
    'arkham-advertiser': 'The other town has a morning paper, and it scooped you.',
    'train-station': 'A sleeping-car is shunted in with every berth made up and every shoe outside warm.',
    'curiositie-shoppe': "A doll's house in the window has a lamp on in your room.",
  },
  'st-14': {
    'arkham-advertiser': 'The personal column asks Abel to stop, on behalf of the neighbours.',
    'train-station': 'The clerk sells returns only, and is vague about to which.',
    'curiositie-shoppe': "The owner has bought a surveyor's chain that is warm at one end.",
  },
  'st-15': {
    'arkham-advertiser': "They are printing tomorrow's weather from memory and it was dreadful.",
    'train-station':
      'A commuter asks you to wake him at his stop and gets off, still asleep, before it is built.',
    'curiositie-shoppe': 'Behind the last shelf stands a shop, with your back in the doorway.',
  },
}
