import type { drownedCarillonEvents as deck } from '../../../cards/events/drowned-carillon.ts'
import type { EventStories } from '../../stories.ts'

export const drownedCarillonEvents: EventStories<typeof deck> = {
  'dc-01': {
    'arkham-advertiser': 'Tabela pływów stoi złożona od 1692 roku i co noc poprawia się ją ręcznie.',
    'train-station': 'Wszyscy pasażerowie z linii nadrzecznej nucą te same pięć nut.',
    'curiositie-shoppe': 'Na wystawie leży serce dzwonu z zielonego brązu, bez ceny.',
  },
  'dc-02': {
    'arkham-advertiser':
      'Pocztą przychodzi nekrolog jedenastu dzwonników, z pokwitowaniem na następnych jedenastu.',
    'train-station': 'Wyładowują skafandry nurków, w rozmiarach nieznanych żadnemu nurkowi.',
    'curiositie-shoppe': 'Właściciel mierzy sznur od dzwonu na stopy i za każdym razem wychodzi mu dłuższy.',
  },
  'dc-03': {
    'arkham-advertiser': 'Nakładasz na siebie mapy powodzi i pojawia się dziesiąta ulica.',
    'train-station': 'Niewidomy konduktor zapowiada stację Kaplica i wysiadają dwie osoby.',
    'curiositie-shoppe': 'Dzwonek na ladzie nie ma serca, a mimo to odrzuca twoją ofertę.',
  },
  'dc-04': {
    'independence-square': 'Cieśle stawiają dzwonnicę i żadnego z nich nikt nie najął.',
    'la-bella-luna': 'Orkiestra opuściła każdą nutę poniżej pięciolinii i nikt nie tańczy.',
    'arkham-asylum': 'Sześciu pacjentów ciągnie w idealnym porządku linę, której nie ma.',
  },
  'dc-05': {
    'independence-square': 'Ktoś wypiłował generałowi otwór w uchu z brązu.',
    'la-bella-luna': 'Pilot rzeczny przegrywa w karty swoją licencję i cieszy się, że się jej pozbył.',
    'arkham-asylum': 'W piwnicy stoi woda, a doktor przestał pytać, skąd się bierze.',
  },
  'dc-06': {
    'independence-square': 'Herold miejski obwołuje godzinę, której nie ma, i ktoś mu odpowiada.',
    'la-bella-luna': 'Szatnia jest pełna mokrych płaszczy z suchej nocy.',
    'arkham-asylum': 'Pacjent spod dziewiątki urodził się pod rzeką i chciałby do domu.',
  },
  'dc-07': {
    'unvisited-isle': 'Przy niskiej wodzie w dół prowadzą stopnie, a najniższe są najmniej starte.',
    'tick-tock-club': 'Orkiestra dostaje zapłatę w srebrze za to, że gra wolniej.',
    'river-docks': 'Załoga „Żony Grabarza” nie chce pływać pod tymi dzwonami i nie mówi pod którymi.',
  },
  'dc-08': {
    'unvisited-isle': 'Ktoś opasał drzewa łańcuchami i zostawił klucz w wodzie.',
    'tick-tock-club': 'Jakiś pan stawia całej sali, żeby zagłuszyć dźwięk z dołu.',
    'river-docks': 'Cuma wychodzi z wody, a trzyma się jej wciąż ręka, bardzo uprzejmie.',
  },
  'dc-09': {
    'unvisited-isle': 'Zrujnowany mur wybija, kamień po kamieniu, rytm twojego pulsu.',
    'tick-tock-club':
      'Główny numer o północy to człowiek w zbiorniku, który się nie wynurza i nikomu go nie brak.',
    'river-docks': 'W dzienniku kapitana portu wpisano statek z wiernymi na pokładzie.',
  },
  'dc-10': {
    'black-cave': 'Echo przychodzi, zanim rzucisz kamień.',
    graveyard: 'Nagrobki obrócono twarzą do wody.',
    'general-store': 'Sprzedali każdy jard sznura w sklepie, jednemu klientowi.',
  },
  'dc-11': {
    'black-cave': 'Na półce leży rękawiczka dzwonnika, ciepła, z trzema zaszytymi palcami.',
    graveyard: 'Grabarz dwa razy pochował ten sam dzwon i pokaże ci gdzie.',
    'general-store': 'Sprzedawca wydaje resztę w walucie, którą poznaliby topielcy.',
  },
  'dc-12': {
    'black-cave': 'Ktoś wydrapał w skale kolejność dzwonów i skreślił wszystkie prócz ostatniego.',
    graveyard: 'Procesja z latarniami przechodzi przez mur i przytrzymuje ci bramę.',
    'general-store': 'Dzwonek nad drzwiami nastrojono, a przedtem też stroił.',
  },
  'dc-13': {
    'mas-boarding-house': 'Nowi lokatorzy Ma płacą mokrymi banknotami i wychodzą tylko, gdy pada.',
    'historical-society': 'Towarzystwo ma księgę rachunkową ludwisarza, bez ostatniej strony.',
    'south-church': 'Stary ksiądz zdjął własne dzwony i nie chce powiedzieć, co dzwoni o szóstej.',
  },
  'dc-14': {
    'mas-boarding-house': 'Pompa w piwnicy pracuje od tygodnia, a podwórze jest suche.',
    'historical-society': 'Ostatnia strona odnajduje się jako zakładka w twoim własnym śpiewniku.',
    'south-church': 'Na każdym domu, który do niedzieli opustoszeje, wypisano kredą numer hymnu.',
  },
  'dc-15': {
    'mas-boarding-house': 'Chłopiec sprzedaje ci jedyną mapę, na której kaplica stoi jeszcze na lądzie.',
    'historical-society': 'Zarząd głosuje, jedenastu do jednego, by niczego nie słyszeć.',
    'south-church': 'Spod kamienia ołtarzowego wychodzi sznur, a ciągnie za niego ktoś inny.',
  },
}
