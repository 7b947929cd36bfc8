import type { downtown as deck } from '../../../cards/encounters/downtown.ts'
import type { Stories } from '../../stories.ts'

export const downtown: Stories<typeof deck> = {
  'downtown-1': {
    'independence-square': 'Wróżka czyta ci z dłoni, marszczy brwi i czyta jeszcze raz, od drugiego końca.',
    'la-bella-luna': 'Kasyno daje ci wygrać pierwsze rozdanie, jak to kasyno.',
    'arkham-asylum': 'Ordynator pozwala ci spacerować po ogrodzie, dopóki ma cię na oku.',
  },
  'downtown-2': {
    'independence-square': 'Generał z brązu co tydzień wskazuje trochę dalej na wschód.',
    'la-bella-luna': 'Stolik w głębi trzymają dla tych, którzy płacą czymś innym niż gotówką.',
    'arkham-asylum': 'Pacjent narysował twoją kuchnię, bez błędu, razem z szufladą, która się zacina.',
  },
  'downtown-3': {
    'independence-square':
      'Karta, którą zostawia odkrytą między wami, to księżyc i wróżka nie chce jej z powrotem.',
    'la-bella-luna': 'Zanosisz wiadomość z jednego końca baru na drugi i dostajesz zapłatę dwa razy.',
    'arkham-asylum': 'Za cenę jednego drinka pielęgniarz popatrzy w inną stronę.',
  },
  'downtown-4': {
    'independence-square': 'Uliczny kaznodzieja urywa w pół zdania i prosi, by dokończyć za niego.',
    'la-bella-luna': 'Śpiewaczka dedykuje piosenkę komuś przy drzwiach, kto jeszcze nie wszedł.',
    'arkham-asylum': 'W archiwum teczka z twoim nazwiskiem jest gruba i starsza od ciebie.',
  },
  'downtown-5': {
    'independence-square': 'Fontanna oddaje monetę, której nie wrzucił nikt z żyjących.',
    'la-bella-luna': 'Pan w bieli proponuje stawkę na warunkach, które odczytuje bardzo powoli.',
    'arkham-asylum': 'Nocna pielęgniarka wymienia lekarstwa na historie i lubi te prawdziwe.',
  },
  'downtown-6': {
    'independence-square': 'Z okna lecą ulotki, a każda jest mapą miejsca z twoich snów.',
    'la-bella-luna': 'Ktoś musi dziś przegrać, a reszta już uzgodniła kto.',
    'arkham-asylum': 'Wpuszczają gościa, który mówi, że jest twoim bratem, i zna wszystkie odpowiedzi.',
  },
  'downtown-7': {
    'independence-square': 'Orkiestra dęta gra dalej, choć spod muzyków wyniesiono już dwie ostatnie ławki.',
    'la-bella-luna': 'Kucharz płaci za próbowanie i bardzo uważnie patrzy ci przy tym w twarz.',
    'arkham-asylum': 'Zegar w świetlicy karmią pacjenci i nie chcą powiedzieć, co jada.',
  },
  'downtown-8': {
    'independence-square': 'Domokrążca rozwija koc, na którym nic nie rzuca cienia.',
    'la-bella-luna': 'Dwóm panom trzeba trzeciego, kto zachowa powagę aż do ryby.',
    'arkham-asylum':
      'Doktor pożycza ci klucze na godzinę i prosi, by powiedzieć mu, które drzwi były otwarte.',
  },
}
