import type { HowToWords } from './chapters.ts'

export const pl: HowToWords = {
  goal: {
    title: 'Ciemny dom',
    text: [
      'Razem przeszukujecie dom. W swojej turze rzuć kością albo zagraj amulet; potem gaśnie jedna świeca.',
    ],
    picture: 'Dom, w którym palą się wszystkie świece.',
  },
  ending: {
    title: 'Jak to się kończy',
    text: ['Cztery poszlaki wygrywają. Przegrywacie, gdy'],
    points: ['zgaśnie ostatnia świeca;', 'dopełni się zguba.'],
    picture: 'Trzy poszlaki, prawie pełna zguba i ostatnia świeca.',
  },
}
