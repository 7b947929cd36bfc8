import type { lamplightersLedgerEvents as deck } from '../../../cards/events/lamplighters-ledger.ts'
import type { EventStories } from '../../stories.ts'

export const lamplightersLedgerEvents: EventStories<typeof deck> = {
  'll-01': {
    'velmas-diner': 'Stali bywalcy postarzeli się od śniadania o cały sezon i winią kawę.',
    'hibbs-roadhouse': 'Woźnica przysięga, że ten sam człowiek zapalał tę samą lampę jego ojcu.',
    'police-station': 'W księdze skarg jest jedna, codzienna, odkąd posterunku jeszcze nie było.',
  },
  'll-02': {
    'velmas-diner': 'Velma znalazła w kieszeni urodziny, które nie są jej.',
    'hibbs-roadhouse': 'Pijak pokazuje ci ręce, które mają dziewięćdziesiąt lat, i twarz, która tylu nie ma.',
    'police-station': 'Drabinę zapisano jako dowód i co wieczór o szóstej znika.',
  },
  'll-03': {
    'velmas-diner':
      'Klient płaci rokiem, którego, jak mówi, nie będzie mu brak, a napiwek zostawia w minutach.',
    'hibbs-roadhouse': 'Lampa przed wejściem pali się bez oliwy, a ćmy nauczyły się trzymać z daleka.',
    'police-station': 'Jedenaście razy aresztowali latarnika i ani razu go nie zatrzymali.',
  },
  'll-04': {
    'independence-square': 'Jedyna gazowa latarnia na placu daje każdemu przechodniowi dwa cienie.',
    'la-bella-luna': 'Kasjer prowadzi drugą księgę dla gości, którzy w pierwszej się nie starzeją.',
    'arkham-asylum': 'Leczą młodą kobietę z tego, że od sześćdziesięciu lat ma, jak sama liczy, dwadzieścia.',
  },
  'll-05': {
    'independence-square': 'Spis latarni wymienia o jedną więcej, niż miasto opłaca.',
    'la-bella-luna': 'Koło staje na roku twoich urodzin, a krupier zgarnia go z pulą.',
    'arkham-asylum': 'Nocna pielęgniarka liczy lampy w korytarzu i wynik zgadza się tylko, gdy jest sama.',
  },
  'll-06': {
    'independence-square': 'Starzy ludzie na ławkach wieczorem są młodsi, a rano temu przeczą.',
    'la-bella-luna': 'Pan przy barze proponuje, że ureguluje twój rachunek, cały, do samego końca.',
    'arkham-asylum': 'Z kalendarza na oddziale wyrwano kartki całymi garściami.',
  },
  'll-07': {
    'black-cave': 'Knoty składuje się tu tuzinami, a każdy związano innym włosem.',
    graveyard: 'Na kamieniu Verrina jest data urodzin i puste miejsce, które ktoś utrzymuje w czystości.',
    'general-store': 'Oliwy do lamp nie ma, nie ma jej od lat i co dzień ktoś ją kupuje.',
  },
  'll-08': {
    'black-cave': 'Światło w głębi jaskini jest w głębi zawsze, gdziekolwiek staniesz.',
    graveyard: 'Grabarz otwiera trumnę i znajduje pokwitowania, złożone w kostkę.',
    'general-store': 'Almanach na ladzie ma mniej dni niż miesiąc.',
  },
  'll-09': {
    'black-cave': 'Ktoś liczy na ścianie kreskami po pięć, a ostatnia piątka jest mokra.',
    graveyard: 'Przybywa pogrzeb człowieka, który sam nim kieruje.',
    'general-store': 'Stara kobieta kupuje jedną świecę i prosi, by odprowadzić ją do domu, zanim ją zapalą.',
  },
  'll-10': {
    observatory: 'Noce tego miesiąca zapisano w minutach, a kolumna się nie sumuje.',
    'science-building': 'Fizyk zważył światło latarni i wolałby przestać znać wynik.',
    'orne-library': 'Listę składek na latarnie z 1839 roku podpisała w całości jedna ręka.',
  },
  'll-11': {
    observatory: 'Widzisz całe miasto oświetlone od dołu i jedno światło, które idzie.',
    'science-building': 'Myszy w laboratorium od południa zdążyły umrzeć ze starości.',
    'orne-library': 'Z księgi wycięto stronę i owinięto nią następną.',
  },
  'll-12': {
    observatory: 'Asystent upiera się, że wczoraj było tu ciemno, i nie znajduje nikogo, kto by przytaknął.',
    'science-building': 'Profesor proponuje, że przedłuży ci życie o jedno popołudnie, dla dobra dowodu.',
    'orne-library': 'Znajdujesz swój wpis, z prawidłową datą, na karcie, której jeszcze nie oprawiono.',
  },
  'll-13': {
    'hangmans-hill': 'Z tej wysokości latarnie zapalają się w kolejności podpisu.',
    'st-marys-hospital': 'W aktach zgonu w rubryce wiek stoi *odebrano*.',
    'ye-olde-magick-shoppe': 'Sklepikarka powie ci, co się pali, jeśli nie będzie trzeba mówić tego na głos.',
  },
  'll-14': {
    'hangmans-hill': 'Ostatni, którego tu powieszono, pyta, czy zwrócono już jego czas.',
    'st-marys-hospital': 'Noworodka wypisano o lasce.',
    'ye-olde-magick-shoppe': 'O szóstej każda świeca w sklepie pochyla się ku drzwiom.',
  },
  'll-15': {
    'hangmans-hill': 'Znajdujesz dół drabiny, a nad nim nic, o co można by ją oprzeć.',
    'st-marys-hospital': 'Przełożona trzyma jeden oddział w ciemności i nie umarł tam żaden pacjent.',
    'ye-olde-magick-shoppe':
      'Księga leży na ladzie otwarta, by można było wszystko sprawdzić, co jest zwykłą grzecznością.',
  },
}
