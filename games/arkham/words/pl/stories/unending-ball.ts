import type { unendingBall as deck } from '../../../cards/anomalies/unending-ball.ts'
import type { Stories } from '../../stories.ts'

export const unendingBall: Stories<typeof deck> = {
  'ball-1': {
    '0': 'Z kanałów dobiega muzyka, a konie trzymają takt.',
    '1-2': 'Ulicę wypastowano i każdy na niej jest prowadzony.',
    '3+': 'Nie ma już ścian, są tylko partnerzy.',
  },
  'ball-2': {
    '0': 'Lokaj podaje ci na tacy maskę i gotów jest zaczekać.',
    '1-2': 'Maska pasuje i to pierwsze, co jest z nią nie tak.',
    '3+': 'Zapowiadają cię twoim własnym nazwiskiem, a po schodach schodzi ktoś inny.',
  },
  'ball-3': {
    '0': 'Twój karnet jest wypełniony aż po rok 1961.',
    '1-2': 'Dama za wachlarzem mówi ci wszystko, składa go i nie ma damy.',
    '3+': 'Otwierają się wszystkie wachlarze na sali, a za każdym jest to, co przemilczano.',
  },
  'ball-4': {
    '0': 'Składka wynosi dolara, na orkiestrę, która nie może wyjść.',
    '1-2': 'Muzycy grają na zapasowych strunach i widać, gdzie je trzymają.',
    '3+': 'Dyrygent odwraca się, by policzyć publiczność, i zaczyna od oczu.',
  },
  'ball-5': {
    '0': 'Kolację podają na talerzach, które były tu przed stołem.',
    '1-2': 'Toast wznoszą w języku, od którego napełniają się kieliszki.',
    '3+': 'Twoja kolej, by pokroić pieczeń, i właśnie podnoszą pokrywy.',
  },
  'ball-6': {
    '0': 'Policjanci przy drzwiach tak długo noszą kostiumy, że salutują im samym.',
    '1-2': 'Proszą cię o poręczenie za gościa, który przyszedł bez własnego zarysu.',
    '3+': 'Kolejka gości doszła do ciebie i okazuje się, że to ty ich witasz.',
  },
  'ball-7': {
    '0': 'Konfetti pada w górę, aż niebo robi się całkiem blade.',
    '1-2': 'Na jednym skrawku jest obietnica twoim pismem, a termin już minął.',
    '3+': 'Wszystkie obietnice spełniają się naraz.',
  },
  'ball-8': {
    '0': 'Przez jednego walca nikt na ulicy nie jest nieszczęśliwy.',
    '1-2': 'Zegar zaczyna bić dwunastą i daje się od tego odwieść.',
    '3+': 'Drzwi są za tobą, potem obok, a potem to już obraz drzwi.',
  },
}
