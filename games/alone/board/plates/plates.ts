import {
  type Drawing,
  accent,
  disc,
  drawn,
  gleam,
  gouge,
  ink,
  limb,
  paper,
  placed,
} from '@miskatonic/screen/faces'
import { sheet, watching } from '@miskatonic/screen/plates'

/** Ribs of the station, one behind the other. */
function rib(r: number): string {
  const [a, b] = [r, Math.round(r * 0.46)]
  return `M${100 - a} ${84 - b}L${100 - b} ${84 - a}H${100 + b}L${100 + a} ${84 - b}V${84 + b}L${100 + b} ${84 + a}H${100 - b}L${100 - a} ${84 + b}Z`
}

const torn = [
  '-70 40 -10 30 20 60 52 44 70 62',
  '-70 150 0 140 20 112 56 122 70 104',
  '270 30 210 40 182 18 150 40 132 60',
  '270 150 200 146 188 116 148 124 130 106',
]

/** The corridor is no longer one: everything in it is awake and looks this way. */
export const nightmare: Drawing = [
  ...sheet(accent),
  drawn('ink', 9, rib(168), rib(120)),
  ink(rib(84)),
  drawn('accent', 3, rib(70), rib(56)),
  ...torn.map((spine) => ink(limb(spine, 44, 4))),
  paper(...torn.map((spine, i) => gleam(spine, 40, i % 2 === 0 ? -1 : 1, 0.3))),
  ...watching([
    [100, 74, -4, 1.25],
    [66, 58, -20, 0.46],
    [136, 56, 18, 0.5],
    [72, 104, 14, 0.44],
    [132, 104, -14, 0.46],
    [100, 36, 4, 0.4],
    [100, 118, 0, 0.4],
  ]),
]

/** The outer door is open. A figure walks out into the light, and nothing follows. */
export const outside: Drawing = [
  ...sheet(ink),
  drawn('accent', 5, rib(150), rib(116)),
  paper(rib(88)),
  accent('M100 84L38 204H162Z'),
  accent(
    gouge(100, 84, -20, 180, 6),
    gouge(100, 84, 220, 180, 6),
    gouge(60, 30, 44, 8, 6),
    gouge(140, 30, 156, 8, 6),
  ),
  ink(
    'M100 44C110 44 114 52 112 62C120 66 126 76 126 90L124 112L118 112L117 96L114 146L118 164H106L101 130L97 164H84L88 146L85 98L80 116L74 112L76 90C76 76 82 66 90 62C86 52 90 44 100 44Z',
  ),
  paper('M94 48C90 54 91 60 95 62C88 66 82 76 81 90L80 104C86 92 88 78 96 66Z'),
  ink('M56 204L88 164H114L146 204Z'),
  drawn('ink', 7, rib(91)),
]

/** The torch still burns, on the floor, beside an open hand; at the edge of its light something sets down a foot. */
export const torchDown: Drawing = [
  ...sheet(ink),
  paper('M64 128L266 40V176Z'),
  accent('M120 104L266 40V66ZM150 140L266 150V176Z'),
  ...placed('translate(-44 6)', [
    ink('M206-8L222 60L214 92L226 108L214 106L208 118L204 104L194 112L200 92L190 40L184-8Z'),
    accent('M192-8L198 44L206 88L204 48L200-8Z'),
    ink('M262-8L268 60L276 96L282 60V-8Z'),
  ]),
  ink('M30 116H64L72 110V150L64 144H30Q24 144 24 130T30 116Z'),
  accent('M66 116L72 112V148L66 144Z'),
  accent('M30 118H64V142H30Q25 130 30 118Z'),
  paper('M30 118H64V126H27Q28 121 30 118Z'),
  ink(disc(46, 132, 3)),
  accent(gouge(-60, 188, 60, 184, 4), gouge(90, 192, 260, 186, 4), gouge(-60, 100, 14, 104, 3)),
  paper(
    'M-60 150C-40 140-20 142-8 146L18 138Q24 140 20 144L2 152L30 150Q34 154 29 157L4 160L28 164Q31 169 25 170L0 169L18 176Q19 181 13 180L-14 174C-30 178-46 176-60 178Z',
  ),
  ink('M-60 168C-44 164-30 168-14 170L-14 174C-30 178-46 176-60 178Z'),
]
