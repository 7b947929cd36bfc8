import type { southside as deck } from '../../../cards/encounters/southside.ts'
import type { Stories } from '../../stories.ts'

export const southside: Stories<typeof deck> = {
  'southside-1': {
    'mas-boarding-house': 'Ma daje ci pokój z dobrym oknem i nie wspomina o poprzednim lokatorze.',
    'historical-society': 'Na wieczorze darczyńców mało jest darczyńców, a dużo sherry.',
    'south-church': 'Stary ksiądz zostawia boczne drzwi otwarte dla tych, którzy nie mogą klęknąć.',
  },
  'southside-2': {
    'mas-boarding-house': 'Pies na schodach uznał, że się spóźniasz, i przynosi ci kapelusz.',
    'historical-society': 'Darowizna w naturze otworzyłaby zamkniętą galerię.',
    'south-church': 'Stoisz przez całe nabożeństwo z ręką na zimnym miejscu w ścianie.',
  },
  'southside-3': {
    'mas-boarding-house': 'Kolacja kosztuje dolara, a rozmowa nic, i tak jest mniej więcej w porządku.',
    'historical-society': 'Kustosz zgubił etykietę i podejrzewa eksponat.',
    'south-church': 'W krypcie wszystkie świece chylą się ku temu samemu kątowi.',
  },
  'southside-4': {
    'mas-boarding-house': 'Para z naprzeciwka pakuje się od wtorku i prosi o pomoc.',
    'historical-society': 'Protokół towarzystwa, rok 1803: wniosek, by zakopać to z powrotem, przyjęto.',
    'south-church': 'Ktoś opłacił za ciebie mszę, z datą na przyszły miesiąc.',
  },
  'southside-5': {
    'mas-boarding-house': 'Budzisz się we właściwym domu i w niewłaściwym łóżku, a tapeta przeprasza.',
    'historical-society':
      'Członek zarządu w szarych rękawiczkach odstępuje ci swoje miejsce i nie chce w zamian nic, czego brak by się zauważyło.',
    'south-church': 'Skarbonka dla ubogich jest cięższa, niż powinna, i ciepła.',
  },
  'southside-6': {
    'mas-boarding-house': 'Listonosz zostawia u ciebie listy wszystkich, bo wyglądasz na kogoś, kto czyta.',
    'historical-society': 'Emerytowany kapitan pomoże, jeśli dowiedziesz, że wieloryb był prawdziwy.',
    'south-church': 'Kobiety z parafii wciskają ci chleb, wełnę i medalik, a o pieniądzach nie chcą słyszeć.',
  },
  'southside-7': {
    'mas-boarding-house': 'Lokator z poddasza wyprowadził się przez dach, a czynsz ma opłacony do wiosny.',
    'historical-society': 'Skarbnik szuka świadka licytacji, która odbyła się w zeszłym stuleciu.',
    'south-church': 'Sznur od dzwonu jeszcze się kołysze, a dzwonnik nie żyje od rana.',
  },
  'southside-8': {
    'mas-boarding-house': 'Od jedenastu wieczorów Ma stawia dodatkowy talerz i dziś ktoś przy nim siada.',
    'historical-society': 'Pokażą ci zapieczętowaną szafę, jeśli przyniesiesz coś, co do niej należy.',
    'south-church': 'Deszcz wpada nad ołtarzem i nigdzie indziej.',
  },
}
