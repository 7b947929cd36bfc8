import type { Lock, Obstacle } from '../../../content/ids.ts'

/** Locks and Obstacles: names, what they ask, and their lines. */

export const locks: Readonly<Record<Lock, string>> = {
  'lock-brass': 'Mosiężny zamek',
  'lock-iron': 'Żelazny zamek',
  'lock-jammed': 'Zacięte drzwi',
  'lock-nailed': 'Zabite deskami',
  'lock-combination': 'Zamek szyfrowy',
  'lock-tumbler': 'Zamek zapadkowy',
  'lock-wired': 'Zamek elektryczny',
  'lock-rune': 'Przesuwne runy',
  'lock-dread': 'Groza',
  'lock-frozen': 'Skute lodem',
  'lock-sigil': 'Kredowa pieczęć',
}

export const lockTexts: Readonly<Record<Lock, string>> = {
  'lock-brass': 'Niesiesz Mosiężny klucz: odrzuć ten Zamek i wejdź. W przeciwnym razie zostajesz.',
  'lock-iron': 'Niesiesz Żelazny klucz: odrzuć ten Zamek i wejdź. W przeciwnym razie zostajesz.',
  'lock-jammed':
    'Testuj Siłę albo użyj Młota kowalskiego, żeby odnieść sukces bez rzutu. Sukces: odrzuć, wejdź. Porażka: zostajesz.',
  'lock-nailed':
    'Testuj Siłę −2 albo użyj Łomu lub Młota kowalskiego, żeby odnieść sukces bez rzutu. Sukces: odrzuć, wejdź. Porażka: otrzymujesz 1 obrażenie, zostajesz.',
  'lock-combination': 'Łamigłówka zamka 4A. Rozwiązana: odrzuć, wejdź.',
  'lock-tumbler': 'Łamigłówka zamka 5B. Rozwiązana: odrzuć, wejdź.',
  'lock-wired': 'Łamigłówka przewodów 1A. Rozwiązana: odrzuć, wejdź.',
  'lock-rune': 'Łamigłówka runiczna 7. Rozwiązana: odrzuć, wejdź.',
  'lock-dread':
    'Testuj Wolę. Sukces: wejdź; Zamek zostaje. Porażka: otrzymujesz 1 punkt przerażenia, zostajesz.',
  'lock-frozen':
    'Testuj Siłę −1, z premią +2, jeśli niesiesz Latarnię. Sukces: odrzuć, wejdź. Porażka: otrzymujesz 1 obrażenie, zostajesz.',
  'lock-sigil':
    'Testuj Wiedzę albo odrzuć Magiczną frazę, żeby odnieść sukces bez rzutu. Sukces: odrzuć, wejdź. Porażka: otrzymujesz 1 punkt przerażenia, zostajesz.',
}

export const obstacles: Readonly<Record<Obstacle, string>> = {
  'ob-strongbox': 'Okablowana kasetka',
  'ob-suitcase': 'Walizka',
  'ob-desk': 'Zamknięte biurko',
  'ob-cabinet': 'Szafa z aktami',
  'ob-casket': 'Rzeźbiona szkatuła',
  'ob-cipher': 'Szyfrowany fryz',
  'ob-rubble': 'Gruz',
}

export const obstacleTexts: Readonly<Record<Obstacle, string>> = {
  'ob-strongbox': 'Łamigłówka przewodów 2A. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-suitcase': 'Łamigłówka zamka 6A. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-desk': 'Łamigłówka zamka 5A. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-cabinet': 'Łamigłówka zamka 4B. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-casket': 'Łamigłówka runiczna 8. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-cipher': 'Łamigłówka runiczna 9. Rozwiązana: odrzuć, przeszukuj dalej.',
  'ob-rubble':
    'Testuj Siłę −1 albo użyj Łomu lub Młota kowalskiego. Sukces: odrzuć, przeszukuj dalej. Porażka: akcja przeszukiwania się kończy.',
}

/** Read when a Lock or Obstacle is turned over (MM-148). */
export const lines: Readonly<Record<Lock | Obstacle, string>> = {
  'lock-brass': 'Mosiężny zamek, nowszy od drzwi.',
  'lock-iron': 'Żelazne sztaby, żelazna płyta i dziurka od klucza długa jak kciuk.',
  'lock-jammed': 'Klamka ustępuje. Te drzwi od dawna czekały, żeby kogoś rozczarować.',
  'lock-nailed': 'Deski i jeszcze raz deski; a gwoździe wbito z tej strony.',
  'lock-combination': 'Cztery kółeczka z malowanymi znakami. Ktoś bał się włamywaczy, którzy umieją czytać.',
  'lock-tumbler': 'Obraca się, szczęka i wraca, jakby się namyślał.',
  'lock-wired':
    'Nie ma klamki; jest płytka, szklany paciorek i dwa druty. Brzęczy na nucie, którą czuć w plombach.',
  'lock-rune': 'Kamienne listewki w kamiennej ramie. Kiedyś leżały w porządku, a porządek coś mówił.',
  'lock-dread': 'Drzwi są otwarte. Nie one cię powstrzymują.',
  'lock-frozen': 'Biało aż po nadproże. Dłoń przywiera.',
  'lock-sigil': 'Kreda na deskach, świeża, jakby ktoś dopiero wstał z kolan.',
  'ob-strongbox': 'Kasetka przykręcona do podłogi, z baterią w brzuchu.',
  'ob-suitcase': 'Walizka spakowana w pośpiechu i zamknięta starannie.',
  'ob-desk': 'Wszystkie szuflady poza jedną wysuwają się, puste.',
  'ob-cabinet': 'Stal, szarość, cztery szuflady i nie twoja sprawa.',
  'ob-casket': 'Szkatuła cała rzeźbiona w listewki, które chodzą pod kciukiem.',
  'ob-cipher': 'Fryz w dziewięciu częściach. Opowiada historię, ale nie w tej kolejności.',
  'ob-rubble': 'Leży tu połowa sufitu. Za nią jest pusto.',
}
