import type { en } from './en.ts'

export const pl: typeof en = {
  story: 'Historia tej gry',
  turningPoints: 'Punkty zwrotne',
  whole: 'Wszystko',
  timeline: 'Co się kiedy stało',
  deeds: 'Kto czego dokonał',
  nothing: 'Bez punktów zwrotnych: gra skończyła się, zanim stało się coś wielkiego.',
  cut: 'Dziennik jest długi: strona ma tylko jego koniec i od niego zaczyna się historia.',
  lookAt: 'Zobacz tę chwilę',
  before: 'Przed pierwszą turą',
  eyes: 'Koniec oczami innych',
  eyesText: 'Gra skończona: teraz wolno obejrzeć każdą planszę, rękę i tajemnicę.',
  picture: 'Udostępnij obrazek',
  pictureFailed: 'Ta przeglądarka nie potrafi narysować obrazka.',
  link: 'Skopiuj link dla widzów',
  again: 'Jeszcze raz w tym samym gronie',
  againHelp: 'Nowy stół z tymi samymi ustawieniami. Pozostali dostają zaproszenie na czacie tego stołu.',
  invitation: (link) => `Jeszcze jedna gra? Siadajcie do nowego stołu: ${link}`,
  invited: (name) => `${name} otwiera nowy stół dla was wszystkich.`,
  join: 'Usiądź tam',
  failed: 'Nie udało się otworzyć nowego stołu. Spróbuj za chwilę.',
}
