import type { en } from './en.ts'

export const pl: typeof en = {
  title: 'Miskatonic',
  tagline: 'Pięć stołów. Jedna lampa. Coś na zewnątrz.',
  free: 'Graj za darmo w przeglądarce, bez konta.',
  about: 'Planszówki kosmicznej grozy w przeglądarce. Każda zasada pilnowana i wyjaśniona.',

  shelf: 'Gry',
  play: 'Zagraj',
  learn: 'Naucz się w dziesięć minut',
  learnAs: (side) => `Naucz się: ${side}`,
  howTo: 'Jak grać',
  rules: 'Zasady',

  goOn: {
    title: 'Wróć do gry',
    none: 'Nie masz jeszcze żadnej gry. Gdy jakąś zaczniesz, będzie tu na ciebie czekać.',
    loading: 'Szukam twoich stołów',
    failed: 'Nie udało się odczytać stołów z tego urządzenia.',
    here: 'na tym urządzeniu',
    online: 'ze znajomymi',
    phases: { gathering: 'zbieramy się', playing: 'w toku', over: 'skończona', archived: 'w archiwum' },
    unknownGame: 'Stół',
    alone: 'Grasz za wszystkich',
    all: 'Pokaż wszystkie',
    forget: (title) => `Usuń ten stół: ${title}`,
  },
  forgetting: {
    title: 'Usunąć ten stół?',
    here: 'Gra zniknie z tego urządzenia na zawsze. Jeśli chcesz ją zachować, najpierw zapisz ją do pliku.',
    online: 'Stół zostanie na serwerze, ale twój klucz przepadnie. Bez linku nie wrócisz na swoje miejsce.',
    yes: 'Usuń',
    no: 'Zostaw',
    close: 'Zamknij',
  },

  join: {
    title: 'Znajomi czekają?',
    text: 'Wklej link, który ci przysłali.',
    label: 'Link do stołu',
    placeholder: 'https://…/table/…',
    button: 'Dołącz',
    notALink: 'To nie jest link do stołu. Powinno w nim być „/table/”.',
  },
  open: {
    title: 'Gra w pliku?',
    text: 'Obejrzyj ją jeszcze raz albo graj dalej.',
    button: 'Otwórz zapisaną grę',
  },
  verify: {
    title: 'Czy los był uczciwy?',
    text: 'Sprawdź każde tasowanie i każdy rzut skończonej gry.',
    button: 'Sprawdź',
  },

  footer: {
    notice:
      'Nieoficjalne dzieło fanów, bezpłatne. Gry i ich nazwy należą do wydawców; każde zdanie i każdy rysunek tutaj są nasze.',
    credits: 'Autorzy i licencja',
    settings: 'Ustawienia',
  },

  credits: {
    title: 'Autorzy i licencja',
    lead: 'Kto co zrobił i co wolno z tym robić.',
    games: {
      title: 'Gry',
      text: 'Miskatonic nie jest związany z wydawcami ani autorami tych gier i nie ma ich poparcia. Zasady to fakty; odtwarzamy je ze spisów napisanych własnymi słowami. Jeśli gra ci się tu spodoba, kup ją: figurki są tego warte.',
    },
    art: {
      title: 'Ikony i pismo',
      text: 'Ikony z game-icons.net: Lorc, Delapouite i inni, na licencji CC BY 3.0, przebarwione i złożone na nowo. Limelight, EB Garamond, Special Elite i Grenze Gotisch na SIL Open Font License (Special Elite: Apache 2.0). Wszystkie inne rysunki są nasze.',
    },
    code: {
      title: 'Program',
      text: 'Nasz kod jest wolny, na licencji MIT: używaj, zmieniaj, podawaj dalej. Strona powstała w Svelte i Vite.',
    },
  },
}
