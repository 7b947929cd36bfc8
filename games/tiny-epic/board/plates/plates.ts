import { cut, type Drawing, accent, disc, drawn, gleam, ink, limb, paper } from '@miskatonic/screen/faces'
import { rays, sheet, watching } from '@miskatonic/screen/plates'

export { cracks, dawn } from '@miskatonic/screen/plates'

function portal(x: number, y: number, lean: number): Drawing {
  return [
    accent(disc(0, 0, 34, 58)),
    ink(disc(0, 0, 27, 50)),
    drawn('paper', 3, 'M0-6C9-18 20-8 18 10C16 30-6 38-16 18C-26-8-12-38 6-42'),
    paper('M-31-10C-31-36-18-54 2-56C-14-48-25-32-25-8Z'),
  ].map((shape) => ({ ...shape, transform: `translate(${x} ${y})rotate(${lean})` }))
}

const reaching = [
  '-34 96 -6 110 6 84 30 92 40 116',
  '-40 116 -16 140 6 130 20 150',
  '234 96 206 108 196 82 172 92 160 118',
  '240 118 216 142 196 132 180 154',
]

/** Doors on both sides of it, and what comes through holds on to the frame of the world. */
export const portals: Drawing = [
  ...portal(-34, 84, -8),
  ...portal(234, 84, 8),
  ...reaching.map((spine) => ink(limb(spine, 20, 3))),
  paper(...reaching.map((spine, i) => gleam(spine, 18, i < 2 ? -1 : 1, 0.35))),
]

/** Barred, chained, sealed with wax. */
export const shut: Drawing = [
  ...sheet(ink),
  accent(...rays(100, 84, 78, 200, 24, 8)),
  accent(disc(100, 86, 62, 82)),
  ink(disc(100, 86, 53, 73)),
  drawn('accent', 3, 'M100 78C116 60 134 74 131 100C127 132 90 142 72 112C56 74 78 30 108 22'),
  ...[-36, 36].flatMap((turn): Drawing => [
    { ...ink('M-96-10H96V10H-96Z'), transform: `translate(100 86)rotate(${turn})` },
    ...Array.from({ length: 8 }, (_, i) => ({
      ...drawn('paper', 4.5, `M${-92 + i * 24} 0a9 5.5 0 1 1 18 0a9 5.5 0 1 1-18 0Z`),
      transform: `translate(100 86)rotate(${turn})`,
    })),
  ]),
  cut(
    'paper',
    'M100 54C110 54 112 60 120 62C128 64 134 74 132 84C134 94 128 104 120 108C112 112 108 118 98 118C88 118 84 110 76 106C68 100 66 92 68 84C66 74 72 66 80 62C88 58 90 54 100 54Z',
  ),
  ink(disc(100, 86, 21)),
  paper('M100 69L105 81H118L107.5 89L111.5 102L100 94L88.5 102L92.5 89L82 81H95Z'),
]

/** The candle has gone out; now one sees who was there all the time. */
export const darkness: Drawing = [
  ...sheet(ink),
  ...watching([
    [22, 52, -12, 0.9],
    [176, 44, 10, 1.1],
    [-24, 96, 18, 0.6],
    [226, 100, -14, 0.7],
    [150, 100, -8, 0.55],
    [44, 106, 22, 0.5],
    [134, 20, 30, 0.4],
    [-40, 30, -20, 0.5],
    [240, 34, 12, 0.5],
    [66, 22, -30, 0.36],
  ]),
  paper(limb('100 84 88 66 112 50 92 30 104 6', 9, 2)),
  ink('M84 98H116V204H84Z'),
  paper('M87 102C92 98 98 100 102 102V106L96 112V150H87Z'),
  accent('M99 96L101 86L104 96Z'),
  drawn('ink', 2, 'M101 98V90'),
  paper('M56 158H144L150 168H50Z'),
  accent('M96 112V146L102 150V108ZM110 104L114 102V130L110 126Z'),
]
