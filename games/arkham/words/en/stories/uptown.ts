import type { uptown as deck } from '../../../cards/encounters/uptown.ts'
import type { Stories } from '../../stories.ts'

export const uptown: Stories<typeof deck> = {
  'uptown-1': {
    'hangmans-hill': 'The wind goes around the tree and not through it.',
    'st-marys-hospital': 'The ward is full but Sister Agathe has a chair and iodine.',
    'ye-olde-magick-shoppe': 'The shopkeeper sells powders by weight and warnings by the ounce.',
  },
  'uptown-2': {
    'hangmans-hill': 'A black cat sits where the rope used to end and waits for you to be introduced.',
    'st-marys-hospital': 'A surgeon wants to write about the wound and will waive the fee.',
    'ye-olde-magick-shoppe': 'The little wooden man on the counter turns its head when you name a price.',
  },
  'uptown-3': {
    'hangmans-hill': 'You read the names on the beam until one of them answers.',
    'st-marys-hospital':
      'A bottle without a label is pressed into your pocket by someone leaving in a hurry.',
    'ye-olde-magick-shoppe': 'She lets you copy one page while the kettle boils.',
  },
  'uptown-4': {
    'hangmans-hill': 'Boys have left a slingshot, a candle and a very good hiding place.',
    'st-marys-hospital': 'They need a steady hand to hold the lamp for what is on the table.',
    'ye-olde-magick-shoppe': 'The back room is for people who bring their own ingredients.',
  },
  'uptown-5': {
    'hangmans-hill': 'Somebody has been hanging clothes up here, in sizes for a family of eleven, all wet.',
    'st-marys-hospital':
      'An orderly knows which patients are awake in the morgue and would rather share the shift.',
    'ye-olde-magick-shoppe':
      'The mirror in the doorway shows the customer before you leaving, with your face.',
  },
  'uptown-6': {
    'hangmans-hill': 'You sit with the last one who was hanged here and he talks about the weather.',
    'st-marys-hospital': 'A quiet hour in the garden costs a dollar and is worth a week.',
    'ye-olde-magick-shoppe': 'A sale, she says, before the thing in the cellar learns to count.',
  },
  'uptown-7': {
    'hangmans-hill': 'The grass is flattened in a ring, and the ring is a little warmer than the night.',
    'st-marys-hospital': 'The new wing has no windows yet and no patients who complain of it.',
    'ye-olde-magick-shoppe': 'She reads the leaves, pours them out, and charges you only for the cup.',
  },
  'uptown-8': {
    'hangmans-hill': 'You find the place where every dog in the district has been told to sit.',
    'st-marys-hospital':
      'The chaplain and the anatomist are playing cards for the same body and let you cut.',
    'ye-olde-magick-shoppe': 'The thing in the window takes payment, but only in what used to move.',
  },
}
