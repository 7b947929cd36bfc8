import type { secondTownEvents as deck } from '../../../cards/events/second-town.ts'
import type { EventStories } from '../../stories.ts'

export const secondTownEvents: EventStories<typeof deck> = {
  'st-01': {
    observatory: 'Obiektyw wycelowano w niebo, a widać świetlik i lokatora pod nim.',
    'science-building':
      'Dwa pomiary tego samego dziedzińca różnią się o budynek, a w budynku palono w piecach.',
    'orne-library': 'Atlas otwiera się na Arkham, potem na Arkham, i na drugiej tablicy jesteś ty.',
  },
  'st-02': {
    observatory: 'Astronom od dziewiętnastu lat zapisuje ten sam sen i doszedł do jego środy.',
    'science-building': 'Budzą badanego delikatnie, a jest to inny badany.',
    'orne-library': 'Czytelnik zasnął na indeksie, a hasła pod jego ręką przesuwają się, by zrobić miejsce.',
  },
  'st-03': {
    observatory: 'Z kopuły widzisz własne okno, oświetlone, a za nim drugie.',
    'science-building': 'Pracownia snu ma dziewięć łóżek i listę oczekujących, którzy już tu byli.',
    'orne-library': 'Ktoś zwrócił książkę, której biblioteka jeszcze nie kupiła, i to po terminie.',
  },
  'st-04': {
    'velmas-diner': 'Kawa jest dziś za darmo dla każdego, kto obieca, że nie wróci do domu.',
    'hibbs-roadhouse': 'Pijak znalazł drogę do drugiego baru, gdzie go cenią.',
    'police-station': 'Człowiek zgłasza kradzież domu i pokazują mu go, ulicę dalej, z zapalonymi lampami.',
  },
  'st-05': {
    'velmas-diner': 'Velma podaje ci to, co zamawia się u niej w twoim śnie, i smakuje to lepiej niż tam.',
    'hibbs-roadhouse': 'Korytarz na piętrze wynajęto na jardy ludziom, którzy nie schodzą.',
    'police-station': 'Nocny sierżant nie śpi dzięki szpilce i chętnie miałby świadka.',
  },
  'st-06': {
    'velmas-diner': 'Wszystkie stołki zajęte, i to przez ludzi, którzy także czekają na zewnątrz.',
    'hibbs-roadhouse': 'Woźnica wrócił do domu śpiąc, dojechał i boi się spojrzeć na konia.',
    'police-station': 'W trójce siedzi więzień, który odbywa cudzy wyrok, i jest mu z tym dobrze.',
  },
  'st-07': {
    'mas-boarding-house':
      'Czynsz za pokój od podwórza na trzecim piętrze opłacono do końca, mówi Ma, i nie mówi czego.',
    'historical-society': 'Stary plan miasta od piątku ktoś pokolorował, a kolory się zgadzają.',
    'south-church': 'Wierni chrapią odpowiedzi i nie opuszczają ani jednej.',
  },
  'st-08': {
    'mas-boarding-house': 'Schody na trzecie piętro są o jeden bieg dłuższe, gdy się wchodzi.',
    'historical-society': 'Gablota z napisem *Arkham, wielkość naturalna* jest pusta i nieco za mała.',
    'south-church': 'Stary ksiądz przestał modlić się za zmarłych, póki się nie ustali, za których.',
  },
  'st-09': {
    'mas-boarding-house': 'Lokator mówi przez sen numery domów, najpierw po stronie nieparzystej.',
    'historical-society': 'Zarząd budzi się z posiedzenia, a ono jest zaprotokołowane i uchwalone.',
    'south-church': 'Na tę samą godzinę przyjeżdżają dwa śluby z tą samą panną młodą.',
  },
  'st-10': {
    'independence-square': 'Generał z brązu zsiadł z konia i śpi oparty o jego bok.',
    'la-bella-luna': 'Hazardzista stawia to, co mu się przyśniło, i tym samym mu wypłacają.',
    'arkham-asylum': 'Spokojni pacjenci od początku mieli rację co do tapety.',
  },
  'st-11': {
    'independence-square': 'Zamiatacz zgarnia liście z drzewa, którego na placu nigdy nie było.',
    'la-bella-luna': 'Śpiewaczka zapomina drugiej zwrotki, a sala, z zamkniętymi oczami, nie.',
    'arkham-asylum': 'Doktor przepisuje sen i nie zostanie z nim w jednym pokoju.',
  },
  'st-12': {
    'independence-square': 'Ktoś obrysował kredą na trawniku dom i dzieci nie chcą wchodzić do salonu.',
    'la-bella-luna': 'W szatni jest numerek na twoje nazwisko, na płaszcz oddany w dzieciństwie.',
    'arkham-asylum': 'Dziewięciu śpiących przewraca się na bok razem i budynek stoi trochę bardziej na lewo.',
  },
  'st-13': {
    'arkham-advertiser': 'Drugie miasto ma poranną gazetę i to ona miała tę wiadomość pierwsza.',
    'train-station': 'Przetaczają wagon sypialny, każde łóżko posłane, a buty przed drzwiami ciepłe.',
    'curiositie-shoppe': 'W domku dla lalek na wystawie pali się lampa w twoim pokoju.',
  },
  'st-14': {
    'arkham-advertiser': 'W ogłoszeniach drobnych proszą Abla, by przestał, w imieniu sąsiadów.',
    'train-station': 'Kasjer sprzedaje tylko bilety powrotne i mętnie mówi, dokąd ten powrót.',
    'curiositie-shoppe': 'Właściciel kupił łańcuch mierniczy, który z jednego końca jest ciepły.',
  },
  'st-15': {
    'arkham-advertiser': 'Drukują jutrzejszą pogodę z pamięci, a była okropna.',
    'train-station':
      'Pasażer prosi, by zbudzić go na jego stacji, i wysiada, wciąż śpiąc, zanim ją zbudowano.',
    'curiositie-shoppe': 'Za ostatnią półką stoi sklep, a w drzwiach widać twoje plecy.',
  },
}
