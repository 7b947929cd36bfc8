import { cut, type Drawing, accent, disc, drawn, gouge, ink, paper } from '@miskatonic/screen/faces'
import { rays, sheet } from '@miskatonic/screen/plates'

export { cracks, dawn, stirring } from '@miskatonic/screen/plates'

const stones = Array.from({ length: 9 }, (_, i) => -90 + (i - 4) * 22.5)

/** An arch of old stones, and in it the sign that holds: a star that looks back. */
export const sealed: Drawing = [
  ...sheet(ink),
  accent(...rays(100, 84, 84, 210, 28, 9)),
  ink('M14 204V92C14 38 54 2 100 2S186 38 186 92V204Z'),
  ...stones.map((turn, i) => ({
    ...paper(i % 2 === 0 ? 'M62-13H82V12H64Z' : 'M60-12H84V12H62Z'),
    transform: `translate(100 90)rotate(${turn})`,
  })),
  paper('M16 100H38L36 126H16ZM18 130H36L38 158H16ZM164 104H184V128H166ZM163 134H182L184 160H164Z'),
  ink(
    gouge(20, 108, 34, 118, 2),
    gouge(170, 110, 180, 122, 2),
    gouge(22, 140, 34, 150, 2),
    gouge(168, 140, 180, 154, 2),
  ),
  accent('M46 204V94C46 60 68 38 100 38S154 60 154 94V204Z'),
  ink('M54 204V96C54 66 74 47 100 47S146 66 146 96V204Z'),
  cut('paper', disc(100, 98, 38)),
  ink(disc(100, 98, 33)),
  paper('M100 66L108.5 88H131L112.5 101L119.5 125L100 110.5L80.5 125L87.5 101L69 88H91.5Z'),
  ink('M84 97C92 88 108 88 116 97C108 106 92 106 84 97Z'),
  accent(disc(100, 97, 5.5)),
  ink(disc(100, 97, 2.2)),
  drawn('paper', 2, 'M54 150L82 126M146 150L118 126M54 60L76 76M146 60L124 76'),
]
