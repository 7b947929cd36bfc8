import type { en } from './en.ts'

export const pl: typeof en = {
  skip: 'Przejdź do treści',
  settings: 'Ustawienia',
  home: 'Wróć do lobby',
  loading: 'Wczytuję',

  notFound: {
    title: 'Nie ma takiej strony',
    text: (path) => `Pod adresem ${path} niczego nie ma. Link może być stary albo niepełny.`,
  },
  broken: {
    title: 'Coś się zepsuło',
    text: 'Ta część strony przestała działać. Gra zapisuje się po każdym wyborze: wczytaj stronę ponownie i graj dalej.',
    detail: 'Szczegóły',
    reload: 'Wczytaj ponownie',
  },
  missing: {
    title: 'Nie udało się wczytać strony',
    text: 'Może nie masz połączenia, a może jest nowsza wersja: wczytaj stronę ponownie.',
  },
  dismiss: 'Zamknij',
  language: 'Język',
}
