import type { en } from './en.ts'

export const pl: typeof en = {
  choose: 'Wybierz plik',
  drop: 'albo upuść go tutaj',
  tooLarge: 'Ten plik jest za duży jak na zapis gry.',
  unreadable: 'Nie udało się odczytać tego pliku.',
  refusals: {
    'save-malformed': 'To nie jest zapis gry z Miskatonic.',
    'save-truncated': 'Brakuje końca pliku. Może pobieranie się przerwało?',
    'save-other-format': 'Ten plik zapisała inna wersja Miskatonic, w postaci, której tu nie rozumiemy.',
    'save-altered': 'Ktoś zmienił ten plik po zapisaniu: suma kontrolna się nie zgadza.',
    'save-unplayable': 'Wyborów z tego pliku nie da się rozegrać według zasad.',
    'save-other-rules': 'Tę grę rozegrano według innej wersji zasad niż ta, która jest tutaj.',
    'save-too-large': 'Ten plik jest większy niż jakakolwiek zapisana gra.',
    'unsound-position': 'Ta gra zaczyna się od położenia, na które zasady nie pozwalają.',
    'still-running': 'Ta gra jeszcze trwa. Toczy się dalej przy swoim stole.',
    'too-many': 'Z twojego adresu otwarto za dużo stołów. Spróbuj później.',
    'storage-full': 'Serwer nie zapisze dziś nic więcej z twojego adresu. Spróbuj jutro.',
    'too-slow': 'Odtworzenie tej gry trwa dłużej, niż pozwala serwer.',
    'too-busy': 'Serwer ma za dużo pracy. Spróbuj za chwilę.',
    'unknown-game': 'Tej gry tu nie ma.',
    'luck-unknown':
      'Ten plik nie mówi, z czego powstał los, więc nie ma czego sprawdzać. Mówią to pliki ze stołów ze znajomymi, gdy gra się skończy.',
    'luck-of-file': 'Tę grę wczytano z pliku: jej los pochodzi z tego pliku i nie wiadomo, z czego powstał.',
    'luck-false': 'Los tej gry nie powstał z sekretu i części, które plik podaje. Nie ufaj mu.',
  },
}
