import type { InvestigatorId } from '../../../content/ids.ts'
import { type Cases, declined, fixed } from '../declension.ts'

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
  'ashcan-pete': 'włóczęga',
  'gloria-goldberg': 'pisarka',
  'harvey-walters': 'profesor',
  'jenny-barnes': 'dyletantka',
  'joe-diamond': 'prywatny detektyw',
  'kate-winthrop': 'naukowiec',
  'michael-mcglen': 'gangster',
  'sister-mary': 'zakonnica',
}

/** Backs of the character cards. */
export const lives: Readonly<Record<InvestigatorId, string>> = {
  'ashcan-pete':
    'Spał w czterdziestu stanach, a w dwóch się bał. Powie ci, że chodzi za robotą. Pies wie, za czym chodzi naprawdę, i idzie kawałek przed nim.',
  'gloria-goldberg':
    'Wydawca sądzi, że ona to zmyśla. Ona to spisuje, następnego ranka, najszybciej jak może, bo co zapisane, to już nie wraca.',
  'harvey-walters':
    'Trzydzieści lat za katedrą i zrozumiał, że jednej półki w bibliotece nie ustawiono, tylko odsunięto poza zasięg ręki. Ostatnio coraz częściej potrzebuje drabiny.',
  'jenny-barnes':
    'Wróciła z Paryża do siostry, która nie wyszła po nią na statek. Był kufer, był list i był policjant, któremu było przykro. Kupiła dwa pistolety i przestała chodzić na przyjęcia.',
  'joe-diamond':
    'Na szyldzie ma *Dochodzenia*. Przeważnie chodzi o mężów. W sprawie, która kosztowała go wspólnika, nie chodziło; ta teczka wciąż leży otwarta na biurku, ze szklanką na wierzchu.',
  'kate-winthrop':
    'Kiedyś coś przeszło przez jej aparaturę i zabrało profesora, który stał obok. Nie nazwała tego duchem. Nazwała to wynikiem i zamierza go powtórzyć.',
  'michael-mcglen':
    'W jego fachu człowiek się uczy poznawać, kiedy ktoś się go nie boi. To, co tamtej nocy wyszło spod mola, nie było człowiekiem, i odtąd mało o czym innym myśli.',
  'sister-mary':
    'Biskup przeniósł ją do Arkham, bo widziała za dużo. Chciał dobrze. Napisała do niego, żeby podziękować i prosić o jeszcze trochę oliwy.',
}

export const cases: Readonly<Record<InvestigatorId, Cases>> = {
  'ashcan-pete': declined(names['ashcan-pete'], '"Ashcana" Pete’a', '"Ashcanowi" Pete’owi'),
  'gloria-goldberg': declined(
    names['gloria-goldberg'],
    'Glorii Goldberg',
    'Glorii Goldberg',
    'Glorię Goldberg',
  ),
  'harvey-walters': declined(names['harvey-walters'], 'Harveya Waltersa', 'Harveyowi Waltersowi'),
  'jenny-barnes': fixed(names['jenny-barnes']),
  'joe-diamond': declined(names['joe-diamond'], 'Joego Diamonda', 'Joemu Diamondowi'),
  'kate-winthrop': fixed(names['kate-winthrop']),
  'michael-mcglen': declined(names['michael-mcglen'], 'Michaela McGlena', 'Michaelowi McGlenowi'),
  'sister-mary': fixed(names['sister-mary']),
}
