import { type Drawing, accent, disc, drawn, gouge, ink, paper } from '@miskatonic/screen/faces'
import { sheet, watching } from '@miskatonic/screen/plates'

export { dawn } from '@miskatonic/screen/plates'

/** A door has come open at the end of the hall, and the light behind it throws the shadow of someone who waited. */
export const ajar: Drawing = [
  ...sheet(ink),
  accent(
    gouge(-60, 24, 40, 24, 4),
    gouge(-60, 58, 44, 56, 4),
    gouge(-60, 96, 46, 92, 4),
    gouge(160, 24, 260, 20, 4),
    gouge(158, 58, 260, 56, 4),
    gouge(156, 94, 260, 96, 4),
  ),
  paper('M64 8H136V146H64Z'),
  accent('M70 14H130V146H70Z'),
  paper('M70 146H130L226 204H-12Z'),
  ink('M130 14L158 2V158L130 146Z'),
  accent('M136 22L152 15V66L136 68ZM136 78L152 77V140L136 134Z'),
  paper(disc(135, 80, 2.6)),
  ink(
    'M88 44L90 33Q100 28 110 33L112 44L122 47V50H108L109 57Q118 60 121 68L127 100L121 104L116 86L120 132L112 134V147H103V134H97V147H88V134L80 132L84 86L79 104L73 100L79 68Q82 60 91 57L92 50H78V47Z',
  ),
  ink('M84 147H116L134 204H66Z'),
  accent('M97 152H103L110 200H90Z'),
  ink(
    gouge(40, 172, 78, 158, 2),
    gouge(160, 172, 122, 158, 2),
    gouge(20, 192, 60, 178, 2),
    gouge(180, 192, 140, 178, 2),
  ),
]

/** The candle is out. Its smoke still stands, and the dark has eyes that it did not have before. */
export const snuffed: Drawing = [
  ...sheet(ink),
  accent(
    gouge(-50, 188, 60, 184, 5),
    gouge(140, 184, 252, 188, 5),
    gouge(-40, 174, 40, 172, 3),
    gouge(160, 172, 240, 174, 3),
  ),
  ...watching([
    [-30, 58, -6, 0.62],
    [8, 62, 8, 0.62],
    [192, 44, -8, 0.5],
    [224, 48, 6, 0.5],
    [160, 108, 4, 0.32],
    [182, 110, -4, 0.32],
    [32, 118, 0, 0.22],
    [48, 117, 0, 0.22],
    [146, 24, 0, 0.28],
    [168, 25, 0, 0.28],
  ]),
  paper('M84 112C90 106 110 106 116 112L118 190H82Z'),
  accent('M100 109C108 109 113 110 116 112L118 190H100Z'),
  paper('M84 112C80 126 82 136 80 146C78 152 84 154 86 148L88 128Z'),
  drawn('paper', 3, 'M100 110V100C100 96 103 94 104 91'),
  drawn('paper', 4.5, 'M104 86C96 74 112 66 104 54C96 42 84 40 92 26C98 14 116 18 112 6C110 0 104-2 106-10'),
  drawn('paper', 2, 'M106 84C116 76 118 66 112 58C104 46 122 40 122 28C122 18 132 14 130 4'),
  paper('M58 190C58 184 142 184 142 190L136 204H64Z'),
  accent('M100 186C124 186 142 187 142 190L136 204H100Z'),
  drawn('paper', 5, 'M140 192C158 186 160 204 140 202'),
]
