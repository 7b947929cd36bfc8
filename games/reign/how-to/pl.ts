import type { HowToWords } from './chapters.ts'

export const pl: HowToWords = {
  goal: {
    title: 'Cztery bramy',
    text: [
      'W Arkham, Dunwich, Innsmouth i Kingsport kryją się bramy do innego świata. Zbierają się przy nich kultyści, żeby zbudzić to, co śpi po drugiej stronie.',
      'Jesteście badaczami i razem wygrywacie albo przegrywacie: zapieczętujcie wszystkie cztery bramy, zanim zbudzi się Cthulhu.',
    ],
    picture: 'Mapa czterech miast. W każdym świeci brama.',
  },
  turn: {
    title: 'Twoja tura',
    text: ['Każda tura ma trzy części, zawsze w tej kolejności.'],
    points: [
      'Akcje: masz cztery i możesz powtarzać tę samą.',
      'Dobieranie dwóch kart. Większość to wskazówki; cztery w talii to Przebudzenie Zła.',
      'Przywołanie: dwie karty przywołania, później trzy; każda sprowadza kultystę do jednego miejsca.',
    ],
    picture: 'Badacz w Arkham. Miejsca odległe o jedną drogę świecą.',
  },
  actions: {
    title: 'Co daje akcja',
    text: ['Wszystko za jedną akcję, chyba że napisano inaczej:'],
    points: [
      'Przejdź jedną drogą.',
      'Jedź autobusem: zapłać wskazówką miasta, z którego albo do którego jedziesz.',
      'Przejdź przez otwartą bramę do innej – i rzuć kością poczytalności.',
      'Pokonaj kultystę w swoim miejscu. Shoggoth kosztuje trzy akcje, ale zostawia relikt.',
      'Daj albo weź kartę, jeśli stoicie razem; wskazówkę tylko w jej mieście.',
      'Zapieczętuj bramę, przy której stoisz.',
    ],
    picture: 'Badacz obok kultysty; w pobliżu przystanek i brama.',
  },
  clues: {
    title: 'Wskazówki i relikty',
    text: [
      'Pięć wskazówek z jednego miasta pieczętuje jego bramę: idź tam, zagraj je, a brama zamknie się na dobre. Z każdego miejsca w tym mieście znika jeden kultysta.',
      'Relikty naginają zasady. Nie kosztują akcji i można je zagrać w każdej turze, ale prawie każdy żąda rzutu kością poczytalności. Na ręce może być najwyżej siedem kart.',
    ],
    picture: 'Na ręce pięć wskazówek z Arkham, wskazówka z Kingsport i relikt.',
  },
  circles: {
    title: 'Trzech to pełny krąg',
    text: [
      'W jednym miejscu mieści się trzech kultystów. Zamiast czwartego jest rytuał i budzi się Przedwieczny. Rozbijaj trójki, zanim do tego dojdzie.',
      'Shoggothy pełzną do najbliższej otwartej bramy. Gdy któryś przez nią przejdzie, też budzi Przedwiecznego. Gdy przyjdzie do ciebie albo ty do niego, rzuć kością poczytalności.',
    ],
    picture: 'Kościół z trzema kultystami w czerwonym kręgu i Shoggoth w drodze do bramy.',
  },
  'old-ones': {
    title: 'Co się budzi',
    text: [
      'Przed Cthulhu śpi w rzędzie sześciu Przedwiecznych. Rytuał odkrywa następnego, tak samo każde Przebudzenie Zła. Jedni uderzają raz, inni działają do końca gry.',
      'Przebudzenie Zła to cztery rzeczy: rzut kością poczytalności, Przedwieczny, Shoggoth, a odrzucone karty przywołania wracają na wierzch talii.',
    ],
    picture: 'Rząd Przedwiecznych: trzech czuwa, reszta śpi, na końcu Cthulhu.',
  },
  sanity: {
    title: 'Twój umysł',
    text: [
      'Na początku każdy ma cztery żetony poczytalności. Kość zabiera jeden albo dwa, sprowadza do ciebie dwóch kultystów albo nie robi nic.',
      'Kto straci ostatni żeton, jest niepoczytalny: ma o jedną akcję mniej, a jego zdolność się zmienia. Niepoczytalnego leczy zapieczętowanie bramy.',
    ],
    picture: 'Badacz poczytalny i badacz niepoczytalny, obok ścianki kości poczytalności.',
  },
  ending: {
    title: 'Jak to się kończy',
    text: ['Czwarta pieczęć od razu wygrywa. Przegrywacie, gdy'],
    points: [
      'zbudzi się Cthulhu;',
      'kultysta albo Shoggoth ma się pojawić, a nie ma już żadnego;',
      'trzeba dobrać dwie karty, a w talii jest ich mniej;',
      'wszyscy badacze są niepoczytalni.',
    ],
    picture: 'Zapieczętowana brama i otwarta, wokół której stoją kultyści.',
  },
}
