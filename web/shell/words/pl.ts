import type { en } from './en.ts'

export const pl: typeof en = {
  skip: 'Przejdź do treści',
  settings: 'Ustawienia',
  home: 'Wróć do holu',
  loading: 'Wczytuję',

  notFound: {
    title: 'Nie ma takiego miejsca',
    text: (path) =>
      `Pod adresem ${path} niczego nie ma. Może link jest stary, a może po drodze zgubiła się litera.`,
  },
  broken: {
    title: 'Coś się zepsuło',
    text: 'Ta część strony przestała działać. Gra zapisuje się po każdym wyborze: wczytaj stronę ponownie i graj dalej.',
    detail: 'Co mówi program',
    reload: 'Wczytaj ponownie',
  },
  missing: {
    title: 'Strona nie dotarła',
    text: 'Nie udało się jej pobrać. Może nie masz połączenia, a może jest nowsza wersja: wczytaj stronę ponownie.',
  },
  dismiss: 'Zamknij',
  language: 'Język',
  notReady: {
    title: 'Jeszcze niegotowe',
    text: (title) => `W „${title}” nie można tu jeszcze zagrać. W „Czas Cthulhu” – można.`,
  },
}
