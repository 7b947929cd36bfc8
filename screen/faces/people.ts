import {
  type Drawing,
  accent,
  cut,
  disc,
  drawn,
  gleam,
  gouge,
  ground,
  ink,
  limb,
  paper,
  placed,
} from './drawing.ts'
import { hand, man, shoulders, woman } from './parts.ts'

/** People that several games share. */

const plume = '116 34 150 4 186 20 192 58 170 84'

/** A brim as wide as her shoulders, a plume, pearls, and a small pistol that is no jewel. */
export const dilettante: Drawing = [
  ground('ink'),
  accent(
    'M112 150L130 0H152ZM112 150L170 0H196ZM112 150L204 20V48ZM112 150L204 70V94ZM112 150L204 116V138ZM112 150L204 160V178Z',
  ),
  shoulders,
  ink('M84 126H120L128 164H76Z'),
  ink('M58 66C50 90 54 116 70 126L84 116V60ZM134 60C152 84 152 112 136 126L122 116Z'),
  ...woman,
  paper('M62 72C56 92 58 110 71 120C68 106 70 88 76 74Z'),
  ink('M70 90C64 100 66 112 72 118L76 112C72 106 72 98 74 92Z'),
  ink(limb(plume, 44, 8), disc(170, 54, 20)),
  paper(gleam(plume, 42, -1, 0.42)),
  ink(
    gouge(150, 0, 154, 20, 3),
    gouge(174, 4, 168, 24, 3),
    gouge(194, 20, 180, 34, 3),
    gouge(200, 48, 186, 52, 3),
  ),
  ink(
    'M66 50C64 22 86 6 114 10C140 14 150 32 146 52ZM16 84C32 46 90 26 146 34C176 40 190 56 184 70C152 54 84 56 16 84Z',
  ),
  paper(
    'M72 42C72 24 88 13 108 14L98 19L108 23L94 27L103 32L90 35L98 40ZM26 75C46 52 90 38 136 40C104 46 64 56 26 75Z',
  ),
  accent('M70 44C92 34 124 32 147 40L148 48C122 42 92 44 69 52Z'),
  paper('M84 132Q94 140 108 138L106 152L98 166L80 152Z'),
  ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
    cut('paper', disc(76 + i * 8, Math.round((156 + 10 * Math.sin((i / 6) * Math.PI)) * 10) / 10, 4.6)),
  ),
  paper(
    'M4 204C6 188 14 180 22 176C20 166 30 160 38 162C40 152 52 150 58 156C66 152 72 158 74 164L92 182C90 190 86 192 82 190C82 198 76 202 70 198L68 204Z',
  ),
  ink(
    gouge(30, 174, 40, 182, 5),
    gouge(48, 166, 58, 174, 5),
    gouge(26, 190, 38, 196, 5),
    gouge(52, 184, 64, 190, 5),
  ),
  ...placed('translate(150 156)rotate(-8)', [
    cut('paper', 'M-6-52L4-53L8-10L20-6L16 24L2 22L0-6L-6-8Z'),
    ink('M-2-48H1L4-12H0Z'),
  ]),
  ...hand(154, 180, 'scale(.84)'),
]

/** A newsboy's cap, no neck, pinstripes, and the drum of a gun under his fist. */
export const gangster: Drawing = [
  ground('ink'),
  accent(
    'M124 6H156V20H124ZM160 6H204V20H160ZM138 24H172V38H138ZM176 24H204V38H176ZM150 42H186V56H150ZM190 42H204V56H190ZM156 60H172V74H156ZM176 60H204V74H176Z',
    'M152 78H188V92H152ZM192 78H204V92H192ZM156 96H170V110H156ZM174 96H204V110H174ZM150 114H184V128H150ZM188 114H204V128H188Z',
  ),
  ink('M-4 204C-4 160 22 146 58 140L72 128H132L150 138C184 146 204 164 204 204Z'),
  ink('M62 60H146L148 104C146 124 136 136 124 146H88C74 136 64 124 62 104Z'),
  ...man,
  paper('M69 96L68 108C70 124 78 136 90 144L111 146V134L96 134L84 124Z'),
  ink('M86 122Q98 114 114 117V122Q100 121 90 127ZM92 136Q100 133 110 135Q102 139 92 136Z'),
  drawn('ink', 2, 'M76 102L86 114M74 109L80 104M78 114L84 109'),
  ink(
    'M50 68C42 40 66 20 104 20C146 20 168 40 156 64C150 72 140 70 130 68C104 62 78 66 62 76ZM36 86C44 72 70 62 104 62L108 74C84 74 62 82 46 92Q36 92 36 86Z',
  ),
  paper(
    'M56 62C52 42 70 27 96 26L86 31L98 35L82 39L94 44L78 48L88 54L72 57L76 63Q64 68 58 70ZM42 86C52 76 72 69 96 67C78 73 60 80 48 88Z',
  ),
  paper('M82 148L98 156L108 170L92 160L84 172L74 152Z', 'M124 152L112 170L116 174L132 156Z'),
  accent('M100 164L112 164L116 204H98Z'),
  paper(
    gouge(10, 204, 34, 158, 3),
    gouge(26, 204, 46, 154, 3),
    gouge(42, 204, 58, 154, 3),
    gouge(58, 204, 68, 158, 3),
    gouge(74, 204, 78, 170, 3),
  ),
  cut('paper', 'M92 117L62 126L60 133L66 137L95 125Z'),
  accent('M60 125L66 124L69 135L62 137L58 132Z'),
  ...placed('translate(156 142)rotate(14)', [
    ink('M-9-92H9V-34H14V20H24V66H-4L-14 30H-16V-34H-9Z', disc(4, 6, 27)),
    paper('M-5-88H-1V-38H-5ZM3-86H5V-62H3ZM-12-30H-8V-16H-12Z'),
    drawn('paper', 2, 'M-9-76H9M-9-68H9M-9-60H9M-9-52H9'),
    cut('accent', disc(4, 6, 22)),
    ink(disc(4, 6, 7)),
    paper('M-14 4A18 18 0 0 1 2-12A22 22 0 0 0-14 4Z'),
  ]),
  ...hand(152, 186, 'rotate(10)scale(.86)'),
]
