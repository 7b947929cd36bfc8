import type { easttown as deck } from '../../../cards/encounters/easttown.ts'
import type { Stories } from '../../stories.ts'

export const easttown: Stories<typeof deck> = {
  'easttown-1': {
    'velmas-diner': 'Placek jest ciepły, kawa nie, a przy ladzie nikt się nie odzywa.',
    'hibbs-roadhouse': 'Pianinu zostały trzy klawisze i pianista używa dwóch.',
    'police-station': 'Dyżurny sierżant ma za mało świadków i za dużo formularzy.',
  },
  'easttown-2': {
    'velmas-diner': 'Velmie potrzeba rąk na wieczorny tłok i o bandaże nie pyta.',
    'hibbs-roadhouse': 'Kierowca oddaje pół ładunku temu, kto pomoże wypchnąć z rowu drugie pół.',
    'police-station': 'Rozpoznajesz zwłoki, bezbłędnie, po samych butach.',
  },
  'easttown-3': {
    'velmas-diner':
      'Kierowca ciężarówki opisuje most, którym tu przyjechał i którego w drodze powrotnej nie było.',
    'hibbs-roadhouse': 'Dwóch nieznajomych spiera się, który z nich nie żyje.',
    'police-station': 'Szafa z dowodami jest otwarta, a strażnik umyślnie patrzy w sufit.',
  },
  'easttown-4': {
    'velmas-diner': 'Danie dnia to to, co dostarczono, zanim znaleziono pustą ciężarówkę.',
    'hibbs-roadhouse': 'Pokój na górze ma łóżko, zamek i drugi zamek, od zewnątrz.',
    'police-station': 'Kapitan przypina ci blaszaną gwiazdę, bo wszyscy lepsi poszli już do domu.',
  },
  'easttown-5': {
    'velmas-diner':
      'Jakaś kobieta płaci za twój talerz, zostawia wizytówkę z adresem i na ulicy już jej nie ma.',
    'hibbs-roadhouse':
      'Karty, kości i szklanka, która nigdy się nie opróżnia, mówi człowiek z połami płaszcza jak złożone skrzydła.',
    'police-station': 'Zamykają cię za wtargnięcie, a wypuszczają, bo wiesz za dużo.',
  },
  'easttown-6': {
    'velmas-diner': 'Ktoś w loży na końcu zamawia za dwoje od 1919 roku.',
    'hibbs-roadhouse': 'Farmer sprzedaje ci to, co zjadało mu kury, w worku, dwa razy związanym.',
    'police-station': 'Listy gończe przemalowuje ktoś, kto zna wszystkich osobiście.',
  },
  'easttown-7': {
    'velmas-diner': 'Nowa dziewczyna nalewa z pustego dzbanka, a filiżanki i tak się napełniają.',
    'hibbs-roadhouse': 'Piją zdrowie kogoś, kogo się spodziewają, i została akurat twoja szklanka.',
    'police-station': 'Porucznik opróżnia szufladę i wolałby nie nieść tego obok reporterów.',
  },
  'easttown-8': {
    'velmas-diner': 'Radio nad rusztem odczytuje zamówienia, zanim ktokolwiek je złoży.',
    'hibbs-roadhouse': 'Tylny ganek jest dla tych, którzy chcą posłuchać, jak pole oddycha.',
    'police-station': 'Ktoś przyznał się do zbrodni zaplanowanej na weekend i chce być zamknięty od razu.',
  },
}
