import type { HowToWords } from './chapters.ts'

export const pl: HowToWords = {
  goal: {
    title: 'Księga i sześć pieczęci',
    text: [
      'Przez pięć miejsc wokół koła szaleństwa chodzi Wielki Przedwieczny. Wygrywacie albo przegrywacie razem.',
      'Najpierw przetłumaczcie wszystkie dwadzieścia pięć stron Necronomiconu. To otwiera portale: zapieczętujcie ich sześć pól, a Wielki Przedwieczny odejdzie.',
    ],
    picture: 'Pięć kart miejsc wokół koła szaleństwa, na nich postacie, kroczący i Wielki Przedwieczny.',
  },
  spin: {
    title: 'Każda tura zaczyna się od zakręcenia',
    text: ['Wskaźnik ma dwa końce i oba się liczą.'],
    points: [
      'Przód pokazuje symbol – moc Wielkiego Przedwiecznego, chaos, ukojenie albo dodatkową mackę – i miejsce, do którego trafiają macki z worka.',
      'Ogon pokazuje, gdzie i w jakim kolorze powstaje kroczący. Idzie tam też Wielki Przedwieczny.',
    ],
    picture: 'Koło szaleństwa ze wskaźnikiem i tabliczka, która odczytuje zakręcenie.',
  },
  overflow: {
    title: 'Pełny tor to jeszcze nie nieszczęście',
    text: [
      'Macki zapełniają tory w miejscach: niebieski strach, czerwona furia, zielona chciwość. Macka, która zastaje pełny tor, przepełnia go: wszystko z toru trafia na arkusz kroczących, a moc tego koloru uderza.',
      'Macki mocy zapełniają tor energii. Gdy się przepełni, wszystko odrzucone wraca do worka, a Wielki Przedwieczny rośnie w siłę. Co turę wyciąga się wtedy więcej macek.',
    ],
    picture: 'Karta miejsca z pełnym torem strachu, obok kroczący.',
  },
  actions: {
    title: 'Trzy akcje',
    text: ['Potem masz trzy akcje; każda wydana macka chaosu to jedna akcja więcej.'],
    points: [
      'Ruch do sąsiedniego miejsca. Za każdego kroczącego tam, dokąd przychodzisz, ciągniesz mackę na swój arkusz.',
      'Zbierz mackę ze swojego miejsca.',
      'Wygnaj kroczącego: kość za każdego, który tu stoi; najwyższy wynik to cena, w jego kolorze.',
      'Użyj akcji swojego miejsca, raz na turę.',
      'Przetłumacz odkrytą stronę w swoim miejscu.',
    ],
    picture: 'Karta miejsca ze stroną, akcją miejsca i stojącą tam postacią.',
  },
  composure: {
    title: 'Macki pomagają i szkodzą',
    text: [
      'To, co trzymasz, daje ci przewagę: strach prowadzi dalej, chciwość pozwala zebrać więcej, furia usuwa więcej po wygnaniu. Chaos zastępuje każdy kolor.',
      'Ale na każdy kolor masz dwa pola. Jeśli spadnie na ciebie trzecia macka, tracisz wszystkie, a umysł przesuwa się o pole w górę toru obłędu. Wyżej można przerzucać kości; na szczycie gra jest przegrana.',
    ],
    picture: 'Arkusz postaci z mackami na torach, obok tor obłędu.',
  },
  pages: {
    title: 'Necronomicon',
    text: [
      'Strona kosztuje macki, które są na niej. Liczby to wiersze, które wypełnia; runa zostaje u ciebie. Pełny wiersz albo pełna kolumna uwalnia mackę chaosu.',
      'Dopóki Wielki Przedwieczny jest w twoim miejscu, musisz najpierw stamtąd wyjść; nie wolno też przechodzić przez miejsce, w którym jest.',
    ],
    picture: 'Karta strony i Necronomicon z wierszami zapełnionymi do połowy.',
  },
  portals: {
    title: 'Pieczętowanie portali',
    text: [
      'Gdy przetłumaczycie ostatnią stronę, otwierają się portale, po dwa pola w każdym kolorze. Teraz idziecie tam, gdzie jest Wielki Przedwieczny.',
      'Rzuć kością za każdą swoją runę w tym kolorze, najwyżej trzema. Gdy suma sięga liczby na polu, pieczętujesz je macką tego koloru albo chaosem. Zamknięty portal na dobre ucisza moc swojego koloru.',
    ],
    picture: 'Trzy portale, jeden zamknięty.',
  },
  ending: {
    title: 'Jak to się kończy',
    text: ['Szóste zapieczętowane pole od razu wygrywa. Przegrywacie, gdy'],
    points: [
      'siła Wielkiego Przedwiecznego dojdzie do końca toru;',
      'w miejscach stanie wszystkich piętnastu kroczących;',
      'umysł którejkolwiek postaci, także pomocnika, dojdzie na szczyt toru obłędu.',
    ],
    picture: 'Wielki Przedwieczny; tory siły i energii są prawie pełne.',
  },
}
