import type { HowToWords } from './chapters.ts'

export const pl: HowToWords = {
  goal: {
    title: 'Sprawa, która rośnie',
    text: [
      'Od jednego do sześciu badaczy razem wygrywa albo przegrywa. Na początku nikt nie wie, co trzeba zrobić: mówi to kodeks, karta po karcie.',
      'Wskazówki i zagłada na arkuszu scenariusza dokładają do kodeksu nowe karty. Niektóre z nich kończą grę, dobrze albo źle.',
    ],
    picture: 'Miasto w drugiej rundzie: zagłada, wskazówki i potwory.',
  },
  town: {
    title: 'Miasto',
    text: [
      'Każda dzielnica ma trzy pola, a łączą je ulice.',
      'Zagłada leży na polach, wskazówki pośrodku dzielnicy. Trzy żetony zagłady na polu albo pięć w dzielnicy to anomalia: dalsza zagłada tej dzielnicy trafia wtedy na arkusz scenariusza.',
    ],
    picture: 'Miasto; podświetlone są dwa pola obok badacza.',
  },
  turn: {
    title: 'Dwie akcje',
    text: ['W swojej turze wykonujesz dwie różne akcje:'],
    points: [
      'Ruch o najwyżej dwa pola; za każdego dolara o jedno dalej, najwyżej dwa razy.',
      'Dobranie zasobów: 1 dolar. Wzmocnienie: jedna umiejętność rośnie.',
      'Ochrona: test wiedzy, każdy sukces usuwa żeton zagłady z twojego pola. Badanie: kładziesz wskazówki na arkuszu scenariusza.',
      'Atak na potwora albo wymknięcie się. Wymiana z tymi, którzy są na twoim polu.',
      'To, co dają karty i kodeks.',
    ],
    picture: 'Badacz na polu z zagładą, którą można usunąć.',
  },
  tests: {
    title: 'Testy',
    text: [
      'Rzucasz tyloma kośćmi, ile wynosi umiejętność razem z jej wzmocnieniem. Każda 5 i 6 to sukces. Szansę widzisz przed rzutem.',
      'Potem żeton wzmocnienia albo wskazówka pozwala przerzucić kość. Przedmioty i zaklęcia pomagają, dopóki starcza rąk: masz dwie.',
    ],
    picture: 'Arkusz badacza: umiejętności, wytrzymałość, poczytalność i karty.',
  },
  monsters: {
    title: 'Potwory',
    text: [
      'Przygotowany potwór na twoim polu wchodzi z tobą w zwarcie. W zwarciu wolno tylko atakować, wymykać się i wzmacniać umiejętność, chyba że karta mówi inaczej.',
      'W fazie potworów przygotowane potwory ruszają się według własnych zasad i wchodzą w zwarcie, a te w zwarciu atakują. Ty decydujesz, czy obrażenia i przerażenie trafią w ciebie, czy w twoje karty.',
    ],
    picture: 'Potwór w zwarciu z badaczem.',
  },
  encounters: {
    title: 'Spotkania',
    text: [
      'W fazie spotkań każdy, kto nie jest w zwarciu, czyta stronę: w dzielnicy z jej talii, na ulicy z talii ulic.',
      'Wskazówki znajduje się w spotkaniach tam, gdzie leży wskazówka: stroną jest wtedy karta wydarzenia wtasowana w tę talię.',
    ],
    picture: 'Badacz w mieście, gotów ruszyć dalej.',
  },
  mythos: {
    title: 'Faza mitów',
    text: [
      'Każdy badacz dobiera z czary dwa żetony: zagłada postępuje, przybywa potworów i wskazówek, odczytuje się nagłówki, otwiera się brama, przychodzi zguba albo nie dzieje się nic.',
      'Żetony wracają, gdy czara jest pusta, więc da się policzyć, co jeszcze nadejdzie.',
    ],
    picture: 'Czara mitów z żetonami, które zostały.',
  },
}
