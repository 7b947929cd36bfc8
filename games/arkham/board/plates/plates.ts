import { type Drawing, accent, disc, gleam, gouge, ink, limb, paper, placed } from '@miskatonic/screen/faces'
import { rays, sheet, watching } from '@miskatonic/screen/plates'

export { dawn, stirring } from '@miskatonic/screen/plates'

/** Gables, a steeple and chimneys along the lower edge, and a lamp lit here and there. */
const town: Drawing = [
  ink(
    'M-60 204V150L-44 136L-28 150V158H-14V132L-2 118L10 132V154H30V140H34V132H40V140H46V160H64V148L78 136L92 148V164H112V150L126 138L140 150V160H152V122L157 84L162 122V160H176V142L192 126L208 142V152H224V140L242 124L260 140V204Z',
  ),
  paper(
    'M-44 136L-60 150V155L-44 141ZM-2 118L-14 132V138L-2 124ZM78 136L64 148V153L78 141ZM157 84L152 122L156 120Z',
  ),
  accent(
    'M-38 164H-33V171H-38ZM-4 144H2V153H-4ZM74 158H79V165H74ZM122 160H128V167H122ZM188 146H194V155H188ZM240 146H246V154H240Z',
  ),
]

const arms = [
  '92 128 66 136 44 118 30 132 12 126',
  '110 132 138 146 160 128 178 140 192 128',
  '100 138 92 164 108 178 96 194 104 206',
  '88 96 62 84 58 60 38 58 32 40',
  '114 92 140 82 140 56 162 52 168 34',
]

/** The night above the roofs is torn from top to bottom, and what is behind it puts its arms through. */
export const burst: Drawing = [
  ...sheet(ink),
  accent(...rays(100, 92, 62, 250, 34, 7)),
  paper('M100-4C126 26 150 58 146 100C142 138 122 158 100 178C78 158 58 138 54 100C50 58 74 26 100-4Z'),
  accent('M100 8C122 34 142 62 139 99C136 132 118 152 100 168C82 152 64 132 61 99C58 62 78 34 100 8Z'),
  ink('M100 26C116 46 131 68 129 98C127 126 114 142 100 156C86 142 73 126 71 98C69 68 84 46 100 26Z'),
  ...watching([
    [90, 58, -8, 0.66],
    [112, 72, 14, 0.46],
    [92, 104, -6, 0.42],
  ]),
  ...arms.map((spine) => ink(limb(spine, 22, 3))),
  paper(...arms.map((spine, i) => gleam(spine, 20, i % 2 === 0 ? 1 : -1, 0.34))),
  ...placed('translate(0 30)', town),
]

/** Over the town something opens that is no moon. */
export const opened: Drawing = [
  ...sheet(accent),
  ink(...rays(100, 78, 74, 260, 40, 6)),
  ink('M-8 78Q46 6 100 6T208 78Q154 150 100 150T-8 78Z'),
  paper('M4 78Q52 16 100 16T196 78Q148 140 100 140T4 78Z'),
  ink(
    gouge(16, 74, 66, 40, 3),
    gouge(184, 74, 134, 40, 3),
    gouge(26, 90, 70, 118, 3),
    gouge(174, 90, 130, 118, 3),
  ),
  ink(disc(100, 78, 48)),
  accent(disc(100, 78, 43)),
  ink(...rays(100, 78, 27, 42, 22, 2.5)),
  ink('M100 36C112 52 112 104 100 120C88 104 88 52 100 36Z'),
  paper(disc(84, 60, 7)),
  ...placed('translate(0 30)', town),
]
