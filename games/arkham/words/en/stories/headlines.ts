import type { headlines as deck } from '../../../cards/headlines.ts'
import type { HeadlineStories } from '../../stories.ts'

export const headlines: HeadlineStories<typeof deck> = {
  'hl-01': {
    title: 'Milk Found Sour in Every Pail',
    story: 'The dairymen swear that something breathed on the cans before dawn.',
  },
  'hl-02': {
    title: 'Ferry Cut Loose From Moorings',
    story: 'The rope was not cut, said the pilot, but chewed.',
  },
  'hl-03': {
    title: 'Bank Clerk Speaks in Tongues',
    story: 'The vault was counted twice and each time held one coin too many.',
  },
  'hl-04': {
    title: 'Gas Mains Whisper, Say Tenants',
    story: 'Nobody dares to light the stove and nobody dares to leave it dark.',
  },
  'hl-05': {
    title: 'Charity Ball Raises Funds, Eyebrows',
    story: 'One guest danced with everybody and cast no reflection in the parquet.',
  },
  'hl-06': {
    title: 'Lost Hikers Return Speaking Latin',
    story: 'They recite in unison and stop when anyone writes it down.',
  },
  'hl-07': {
    title: 'Night Watchman Quits After Eleven Minutes',
    story: 'He left his lamp, his coat and his left boot.',
  },
  'hl-08': {
    title: 'Antiques Dealer Indicted',
    story: 'The police ask all buyers to return what they bought, and to wear gloves.',
  },
  'hl-09': { title: 'Hailstones Shaped Like Teeth', story: 'The university will not say whose.' },
  'hl-10': {
    title: 'Choir Sings Unwritten Hymn',
    story: "The third verse was in everybody's own mother's voice.",
  },
  'hl-11': {
    title: 'Mayor Denies Tunnels Exist',
    story: 'He denied it from a cellar, by candlelight, in a whisper.',
  },
  'hl-12': {
    title: 'Photograph Shows One Guest Too Many',
    story: 'The extra face is nearer the lens in every new print.',
  },
  'hl-13': { title: 'Library Fines Forgiven After Fire', story: 'Only the margins burned.' },
  'hl-14': {
    title: 'Streetcars Run to Nowhere',
    story: 'The last stop called was a street that was never laid.',
  },
  'hl-15': { title: 'Stranger Pays in Roman Silver', story: 'The coins are genuine and still warm.' },
  'hl-16': { title: 'Well Water Hums in B Flat', story: 'Dogs lie down around the kerb and will not drink.' },
  'hl-17': {
    title: 'Missing Boy Found, Says He Never Left',
    story: 'His shoes are worn through, his shadow is not his size.',
  },
  'hl-18': { title: 'Moon Appears Twice in One Night', story: 'The second one was looking the other way.' },
  'hl-19': {
    title: 'Prize Bull Found Inside Out',
    story: 'The county fair goes on with a smaller cattle show.',
  },
  'hl-20': {
    title: 'Undertakers Report Shortage',
    story: 'There is no lack of funerals, only of the deceased.',
  },
  'hl-21': {
    title: 'Professor Retracts Euclid',
    story: 'He proved it on the blackboard and then could not find the door.',
  },
  'hl-22': {
    title: 'Soup Kitchen Takes In Record Crowd',
    story: 'Everyone was fed, and everyone was counted, and the numbers differ.',
  },
  'hl-23': {
    title: 'Dockside Brawl Ends in Silence',
    story: 'Twelve men went behind the sheds and one came back, humming.',
  },
  'hl-24': { title: 'Organist Plays for Three Days', story: 'The bellows boy fainted on the first.' },
  'hl-25': {
    title: 'Bootleggers Blame Fog for Lost Trucks',
    story: 'Prices rise accordingly and so do tempers.',
  },
  'hl-26': {
    title: 'A Bargain at the Crossroads',
    story: 'The advertisement gives no address, and yet you know the way.',
  },
  'hl-27': {
    title: 'Tide Tables Recalled by Printer',
    story: 'The river, it seems, has read a different edition.',
  },
  'hl-28': {
    title: 'Comet Seen Only by the Sleeping',
    story: 'The whole city wakes at three and looks at the same patch of ceiling.',
  },
  'hl-29': {
    title: 'Teamsters Refuse Night Work',
    story: 'No cab, no cart and no car will be hired after dusk at any price.',
  },
  'hl-30': {
    title: 'Quarantine Rumoured for River Wards',
    story: 'The doctors deny a fever that has already three names.',
  },
  'hl-31': {
    title: 'Every Mirror in Town Reversed',
    story: 'Left-handed thieves are reported from every quarter.',
  },
  'hl-32': {
    title: 'Graves Ordered in Advance',
    story: 'The list is signed with names of people who feel perfectly well.',
  },
}
