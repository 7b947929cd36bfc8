import type { Story } from '../../content/ids.ts'
import type { Headings } from '../headings.ts'

/** Titles and questions of the stories; their pages are apart (stories/). */
export const headings: Readonly<Record<Story, Headings>> = {
  hour: {
    title: 'Trzynasta godzina',
    questions: [
      {
        question: 'Czyja jest trzynasta godzina?',
        answers: {
          A: 'Tego, co zeszło po kątach.',
          B: 'Gildii, która za nią płaci.',
          C: 'Jego wdowy, Odile.',
        },
      },
      {
        question: 'Gdzie skończył Lucian?',
        answers: {
          A: 'Na górze, przy swoim zegarze.',
          B: 'Na dole, wśród swoich zmarłych.',
        },
      },
      {
        question: 'Czemu ufał?',
        answers: {
          A: 'Swoim rękom.',
          B: 'Swoim rachunkom.',
        },
      },
      {
        question: 'Dla kogo było czuwanie?',
        answers: {
          A: 'Dla gości.',
          B: 'Dla książek.',
        },
      },
    ],
    events: ['Kwadrans po', 'Wpół do', 'Za kwadrans', 'Uderzenie', 'Trzynaście'],
    objectives: {
      A: 'Co idzie po kątach',
      B: 'Wybić trzynaście',
      C: 'Godzina wdowy',
    },
  },
  ward: {
    title: 'Zimny oddział',
    questions: [
      {
        question: 'Komu służy doktor Koss?',
        answers: {
          A: 'Chirurgom spoza świata.',
          B: 'Własnemu wstydowi.',
          C: 'Lokatorowi pod podłogą.',
        },
      },
      {
        question: 'Na czym działa ten dom?',
        answers: {
          A: 'Na zimnie.',
          B: 'Na ogniu.',
        },
      },
      {
        question: 'Kto podpisuje za zmarłych?',
        answers: {
          A: 'Dyrektor.',
          B: 'Nikt.',
        },
      },
      {
        question: 'Co liczyło łóżko dziewiąte?',
        answers: {
          A: 'Nazwiska.',
          B: 'Butelki.',
        },
      },
    ],
    events: ['Gaszenie świateł', 'Obchód', 'Nocny dzwonek', 'Przesilenie', 'Ranek'],
    objectives: {
      A: 'Chłodnia',
      B: 'Oczyszczenie',
      C: 'Lokator',
    },
  },
  lamp: {
    title: 'Co przywołała latarnia',
    questions: [
      {
        question: 'Dla kogo jest to światło?',
        answers: {
          A: 'Dla gościa.',
          B: 'Dla handlu.',
          C: 'Dla dziecka.',
        },
      },
      {
        question: 'Gdzie Carrow skończył swój dziennik?',
        answers: {
          A: 'Przy lampie.',
          B: 'Przy wodzie.',
        },
      },
      {
        question: 'Kto pochował topielców?',
        answers: {
          A: 'Pastor.',
          B: 'Nikt.',
        },
      },
      {
        question: 'Co chodzi przy niskiej wodzie?',
        answers: {
          A: 'Ci, których wyrzuciło na brzeg.',
          B: 'Ci, którzy wyszli im naprzeciw.',
        },
      },
    ],
    events: ['Martwa woda', 'Zmiana pływu', 'Przybór', 'Wysoka woda', 'Odpływ'],
    objectives: {
      A: 'Okno na morze',
      B: 'Żywych nie znaleziono',
      C: 'Córka latarnika',
    },
  },
  volume: {
    title: 'Niezwrócony tom',
    questions: [
      {
        question: 'Czego chce książka?',
        answers: {
          A: 'Żeby doczytano ją do końca.',
          B: 'Żeby była kompletna.',
          C: 'Żeby jej uwierzono.',
        },
      },
      {
        question: 'Gdzie trzymają to, czego nie mogą wypożyczać?',
        answers: {
          A: 'Pod domem.',
          B: 'Wśród broni.',
        },
      },
      {
        question: 'Kto miał ją pierwszy, we wtorek?',
        answers: {
          A: 'Introligator.',
          B: 'Prelegent.',
        },
      },
      {
        question: 'Który z braci nie żyje?',
        answers: {
          A: 'Ambrose.',
          B: 'Linus.',
        },
      },
    ],
    events: ['Pierwszy dzwonek', 'Obchód stróża', 'Drugi dzwonek', 'Zamknięcie', 'Poranna poczta'],
    objectives: {
      A: 'Ostatnia strona',
      B: 'Katalog kompletny',
      C: 'Bracia Pettibone',
    },
  },
  harvest: {
    title: 'Żniwny stół',
    questions: [
      {
        question: 'Kto przychodzi do stołu?',
        answers: {
          A: 'To, co orze.',
          B: 'Zgromadzenie.',
          C: 'Siewca.',
        },
      },
      {
        question: 'Gdzie wycięto pierwszą bruzdę?',
        answers: {
          A: 'W poświęconej ziemi.',
          B: 'Pod domem.',
        },
      },
      {
        question: 'Kto prowadził rachunek?',
        answers: {
          A: 'Chłopiec.',
          B: 'Rzeźnik.',
        },
      },
      {
        question: 'Co było pierwszym owocem roku?',
        answers: {
          A: 'Ich własni zmarli.',
          B: 'Obcy.',
        },
      },
    ],
    events: ['Zupa', 'Ryba', 'Pieczeń', 'Modlitwa', 'Ranek'],
    objectives: {
      A: 'To, co orze',
      B: 'Nakryto dla was',
      C: 'Dobra ziemia',
    },
  },
}
