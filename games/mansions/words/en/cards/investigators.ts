import type { InvestigatorId } from '../../../content/ids.ts'

/** Investigators: names, occupations, and the back of each card. */

export const names: Readonly<Record<InvestigatorId, string>> = {
  'ashcan-pete': '"Ashcan" Pete',
  'gloria-goldberg': 'Gloria Goldberg',
  'harvey-walters': 'Harvey Walters',
  'jenny-barnes': 'Jenny Barnes',
  'joe-diamond': 'Joe Diamond',
  'kate-winthrop': 'Kate Winthrop',
  'michael-mcglen': 'Michael McGlen',
  'sister-mary': 'Sister Mary',
}

export const occupations: Readonly<Record<InvestigatorId, string>> = {
  'ashcan-pete': 'drifter',
  'gloria-goldberg': 'author',
  'harvey-walters': 'professor',
  'jenny-barnes': 'dilettante',
  'joe-diamond': 'private eye',
  'kate-winthrop': 'scientist',
  'michael-mcglen': 'gangster',
  'sister-mary': 'nun',
}

/** Backs of the character cards. */
export const lives: Readonly<Record<InvestigatorId, string>> = {
  'ashcan-pete':
    'He has slept in forty states and was frightened in two of them. He will tell you that he follows the work. The dog knows what he follows, and walks a little ahead of him.',
  'gloria-goldberg':
    'Her publisher thinks that she makes it up. She writes it down, the morning after, as quickly as she can, because what she has written down does not come again.',
  'harvey-walters':
    'Thirty years at the lectern, and he has come to see that one shelf of the library was not shelved there but put out of reach. He has begun, lately, to need a ladder.',
  'jenny-barnes':
    'She came home from Paris for a sister who did not meet the boat. There was a trunk, and a letter, and a policeman who was sorry. She has bought two pistols and stopped going to parties.',
  'joe-diamond':
    'His sign says *Inquiries*. Most of them are husbands. The one that cost him his partner was not; and he has kept that file open on the desk, with a glass on it.',
  'kate-winthrop':
    'Something came through her instruments once and took the professor who was standing beside her. She did not call it a ghost. She called it a result, and she means to repeat it.',
  'michael-mcglen':
    'In his line you learn to tell when a man is not afraid of you. What came up from under the pier that night was not a man; and he has thought about little else.',
  'sister-mary':
    'The bishop moved her to Arkham because she had seen too much. It was kindly meant. She has written to thank him, and to ask for a little more oil.',
}
