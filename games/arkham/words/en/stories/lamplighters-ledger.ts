import type { lamplightersLedgerEvents as deck } from '../../../cards/events/lamplighters-ledger.ts'
import type { EventStories } from '../../stories.ts'

export const lamplightersLedgerEvents: EventStories<typeof deck> = {
  'll-01': {
    'velmas-diner': 'The regulars have aged a season since breakfast and blame the coffee.',
    'hibbs-roadhouse': 'A carter swears the same man lit the same lamp for his father.',
    'police-station': 'The blotter records one complaint, daily, since before the station was built.',
  },
  'll-02': {
    'velmas-diner': 'Velma has found a birthday in her pocket that is not hers.',
    'hibbs-roadhouse': 'A drunk shows you his hands, which are ninety, and his face, which is not.',
    'police-station': 'A ladder has been booked as evidence and is gone every evening at six.',
  },
  'll-03': {
    'velmas-diner': 'A customer pays with a year he will not miss, he says, and leaves the tip in minutes.',
    'hibbs-roadhouse': 'The lamp outside burns without oil and the moths have learned to stay away.',
    'police-station': 'They have arrested the lamplighter eleven times and kept him never.',
  },
  'll-04': {
    'independence-square': "The square's one gas lamp throws two shadows for every walker.",
    'la-bella-luna': 'A cashier keeps a second book for guests who never age on the first.',
    'arkham-asylum': 'They are treating a young woman for being twenty, by her own count, for sixty years.',
  },
  'll-05': {
    'independence-square': 'A register of lamps lists one more than the city pays for.',
    'la-bella-luna': 'The wheel stops on the year of your birth and the croupier sweeps it in.',
    'arkham-asylum':
      'A night nurse has counted the corridor lamps and gets the same answer twice only when alone.',
  },
  'll-06': {
    'independence-square': 'Old men on the benches are younger in the evening and deny it in the morning.',
    'la-bella-luna': 'A gentleman at the bar offers to settle your bill, all of it, up to the end.',
    'arkham-asylum': "The ward's calendar has been torn off in handfuls.",
  },
  'll-07': {
    'black-cave': 'Wicks are stored here by the gross, and each is tied with a different hair.',
    graveyard: 'The Verrin stone has a date of birth and a blank that is kept clean.',
    'general-store': 'Lamp oil is out, has been out for years, and is bought every day.',
  },
  'll-08': {
    'black-cave': 'A light at the back of the cave is at the back of wherever you stand.',
    graveyard: 'The gravedigger opens the coffin and finds receipts, folded small.',
    'general-store': 'The almanac on the counter has fewer days than the month.',
  },
  'll-09': {
    'black-cave': 'Somebody keeps a tally on the wall in strokes of five and the last five are wet.',
    graveyard: 'A funeral arrives for a man who is directing it.',
    'general-store': 'An old woman buys one candle and asks you to walk her home before it is lit.',
  },
  'll-10': {
    observatory: 'The nights this month are logged in minutes, and the column does not add up.',
    'science-building': 'A physicist has weighed the lamplight and would like to stop knowing the result.',
    'orne-library': 'The subscription list for the street lamps of 1839 is signed, all of it, in one hand.',
  },
  'll-11': {
    observatory: 'You see the whole city lit from below, and one light walking.',
    'science-building': 'The laboratory mice have all died of old age since noon.',
    'orne-library': 'A page has been cut from the ledger and used to wrap the next one.',
  },
  'll-12': {
    observatory: 'The assistant insists that it was dark here yesterday and cannot find anyone to agree.',
    'science-building':
      'The professor offers to extend your life by an afternoon, for the sake of the proof.',
    'orne-library': 'You find your entry, correctly dated, on a page that has not been bound yet.',
  },
  'll-13': {
    'hangmans-hill': 'From up here the lamps go on in the order of a signature.',
    'st-marys-hospital': 'The certificates give age at death as *collected*.',
    'ye-olde-magick-shoppe': 'The shopkeeper will tell you what burns, for the price of not saying it aloud.',
  },
  'll-14': {
    'hangmans-hill': 'The last man hanged here asks whether his time has been returned yet.',
    'st-marys-hospital': 'A newborn has been discharged with a walking stick.',
    'ye-olde-magick-shoppe': 'Every candle in the shop leans towards the door at six.',
  },
  'll-15': {
    'hangmans-hill': 'You find the foot of the ladder, and above it nothing to lean on.',
    'st-marys-hospital': 'The matron keeps one ward dark and has not lost a patient there.',
    'ye-olde-magick-shoppe': 'The ledger lies open on the counter for you to check, which is only polite.',
  },
}
