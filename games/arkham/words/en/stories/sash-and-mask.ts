import type { sashAndMaskEvents as deck } from '../../../cards/events/sash-and-mask.ts'
import type { EventStories } from '../../stories.ts'

export const sashAndMaskEvents: EventStories<typeof deck> = {
  'sm-01': {
    'arkham-advertiser':
      'The results have come in early, by a fortnight, and the compositor wants to know whether to run them.',
    'train-station':
      "The candidate's special pulls in with the blinds down and waves from every window at once.",
    'curiositie-shoppe':
      'Papier-mâché faces are drying on the rack, and one of them is breathing with its mouth shut.',
  },
  'sm-02': {
    'arkham-advertiser': 'A letter to the editor praises the candidate in terms usually kept for weather.',
    'train-station': 'Forty voters step down from the mail van, pay no fare, and ask which town this is.',
    'curiositie-shoppe': 'The owner sold a mask last spring and has been asked since to take back the face.',
  },
  'sm-03': {
    'arkham-advertiser': 'You spread the portraits out by date, and the smile is older than the man.',
    'train-station': 'A porter carried a hatbox for the campaign and it thanked him by name.',
    'curiositie-shoppe':
      'A looking-glass in the back shows the street with rather more bunting than there is.',
  },
  'sm-04': {
    'velmas-diner': 'Three campaigns buy breakfast for the house, and only two of them leave crumbs.',
    'hibbs-roadhouse': "The brewer's drays have been hired to bring in the vote from the cemetery side.",
    'police-station': 'The roll of electors has been bound in something that was not a calf.',
  },
  'sm-05': {
    'velmas-diner': 'A man in evening dress orders soup and drinks it through a smile that does not move.',
    'hibbs-roadhouse':
      'They are paying two dollars a vote and will take it in advance for the next nine elections.',
    'police-station': 'A constable was told to look the other way and can no longer turn back.',
  },
  'sm-06': {
    'velmas-diner': 'Velma has kept the napkin on which the candidate practised a signature for an hour.',
    'hibbs-roadhouse': 'Someone upstairs is rehearsing a speech, and someone under the floor is prompting.',
    'police-station': 'The ballot boxes stand in a cell, locked from the inside.',
  },
  'sm-07': {
    'unvisited-isle':
      'A polling place has been set up on the island for residents, of whom there are none, who are queuing.',
    'tick-tock-club': 'At midnight everyone unmasks except one table, which applauds.',
    'river-docks': 'The campaign ships in its confetti by the ton, and it has been cut from deeds.',
  },
  'sm-08': {
    'unvisited-isle':
      "You find last year's costumes hung in the trees to air, with the wearers' names still being embroidered.",
    'tick-tock-club': 'Your partner in the quadrille leads, follows, and watches from the balcony.',
    'river-docks': 'A night watchman was promised the harbour office by all three, in the same voice.',
  },
  'sm-09': {
    'unvisited-isle': 'The platform is built on piles that go down further than the river does.',
    'tick-tock-club': 'The cloakroom girl gives you the wrong face and is too busy to exchange it.',
    'river-docks':
      'Longshoremen carry the candidate on their shoulders and go down, one by one, to the knees.',
  },
  'sm-10': {
    'hangmans-hill': 'The campaign has hung its banner where the rope was, for the same reason.',
    'st-marys-hospital':
      'The candidate kissed every infant on the ward, and they have all begun to hold their heads the same way.',
    'ye-olde-magick-shoppe':
      'She will sell you the paste that lifts a false face, and advises against testing it at home.',
  },
  'sm-11': {
    'hangmans-hill': 'From here you count the torches of the parade and arrive at more hands than people.',
    'st-marys-hospital': "A nurse saw the candidate's pulse taken and has asked to be moved to nights.",
    'ye-olde-magick-shoppe': 'Sealing wax has been ordered in a red that the sample book does not admit to.',
  },
  'sm-12': {
    'hangmans-hill':
      'An unsuccessful candidate of 1794 still has his supporters, and they would like to know yours.',
    'st-marys-hospital': 'The surgeon has removed a ribbon from a man and cannot find the end of it.',
    'ye-olde-magick-shoppe':
      "Behind the counter hangs a carnival mask with a voter's card tied to the string.",
  },
  'sm-13': {
    'mas-boarding-house': "Ma's gentlemen have all registered, including the room that stands empty.",
    'historical-society':
      'Every mayor since the charter has sat for the same portrait, and the varnish is wet.',
    'south-church': 'The priest will ring for any wedding, any burial, and not for this.',
  },
  'sm-14': {
    'mas-boarding-house': 'A canvasser calls for the third time tonight and apologises for the other two.',
    'historical-society':
      'The charter provides for the case that the mayor is not a person, in a clause nobody has had to read aloud.',
    'south-church':
      'Somebody has lit a candle for the opposition and somebody has been paid to stand near it.',
  },
  'sm-15': {
    'mas-boarding-house':
      'The lodger in six irons a sash each evening and each evening it has grown by a hand.',
    'historical-society': "The ladies' committee would lend you a member who bites.",
    'south-church': 'The font holds a reflection that stays when you straighten up.',
  },
}
