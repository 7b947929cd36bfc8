import { type Drawing, accent, disc, gouge, ink, paper, placed } from './drawing.ts'

/** What several figures wear or hold, in the coordinates of the bust (head around 100 90). Each brings its own ink under its own paper. */

/** A fist around something upright, centred on 0 0. */
const fist: Drawing = [
  ink('M-8-20L-6-26Q0-29 6-25L15-17Q23-8 22 4L17 20L14 40H-20L-20 20Q-27 4-22-8Q-18-17-8-20Z'),
  paper(
    'M-13-13C-21-9-22 4-17 16L-16 40H-4L-5 19L-10 16C-14 8-14-4-10-12ZM-9-12Q-9-17-3-17L5-16L10-10L-6-9Q-9-9-9-12Z',
    'M-11-4Q-10-7.5-6-7.5L12-7.5V-1.5L-8-1Q-11-1-11-4ZM-11 4Q-11 .5-7 .5L12 .5Q13 4 10 6.5L-8 7Q-11 7-11 4Z',
    'M-9 11.5Q-9 8.5-5 8.5L9 8.5Q12 11 8 14L-4 15.5Q-9 15-9 11.5Z',
  ),
  {
    ...paper('M20 6C21-3 18-9 12-14L2-23Q-4-25-4-19L6-9Q12-3 14 8Q18 10 20 6Z'),
    line: 'ink',
    width: 1.8,
  },
]
export function hand(x: number, y: number, more = ''): Drawing {
  return placed(`translate(${x} ${y})${more}`, fist)
}

/** An eye with a lid and a slit; turned and stretched, no two look alike. */
const slitEye: Drawing = [
  ink('M-25 1C-15-17 13-19 25 1C12 17-14 18-25 1Z'),
  paper('M-20 0C-12-12 10-14 20 0C10 12-12 13-20 0Z'),
  accent(disc(0, 0, 8.6)),
  ink('M0-9Q5 0 0 8.6Q-5 0 0-9ZM-23 2C-14-15 12-17 23 2C11-8-10-8-23 2Z'),
]
export function eye(x: number, y: number, turn: number, wide: number, high = wide): Drawing {
  return placed(`translate(${x} ${y})rotate(${turn})scale(${wide} ${high})`, slitEye)
}

/** A coat with its collar up, centred on 100 112; the lit flap is cut by each wearer. */
export const collar = ink(
  'M48 170C50 156 52 152 55 145L52 122L59 98L76 118L98 152L122 118L140 96L148 120L145 145C168 152 192 160 210 176V208H-10V180C4 162 30 154 48 150Z',
)
/** The lit shoulder; the edge towards the shadow is sawn, as cloth is. */
export const shoulder = paper(
  'M5 204C8 175 30 161 51 153L64 163L44 165L60 170L36 173L54 179L30 181L46 187L24 190L42 198L34 204Z',
)
/** Sloping shoulders without a collar. */
export const shoulders = ink('M0 204C4 176 30 162 62 154L82 142H122L142 154C174 162 196 178 200 204Z')

export const felt: Drawing = [
  ink(
    'M64 68C62 46 68 26 82 24C90 22 97 31 105 29C115 22 128 27 132 42C134 52 135 58 136 66ZM36 79C50 66 72 62 100 61C132 59 152 57 166 62C156 76 130 82 100 84C72 87 48 88 36 79Z',
  ),
  paper(
    'M68 58C66 42 72 28 83 28C89 27 92 33 99 34L92 37L97 40L89 43L94 47L87 49L91 53L85 55L88 59C80 60 74 60 68 58ZM40 79C54 69 72 67 104 65C90 70 66 74 48 82Z',
  ),
]
export const topper: Drawing = [
  ink('M62 2Q102-6 146 2L138 46L164 42Q158 64 104 64Q48 64 40 48L68 50Z'),
  paper(
    'M66 5Q80 2 96 1L92 8L98 12L91 17L97 22L90 27L95 32L88 36L92 42L72 43ZM45 52Q54 49 68 52Q86 56 112 55Q84 62 60 59Q48 57 45 52Z',
  ),
]

/** A face from the front: light ends along the ridge of the nose, beyond it only a triangle on the far cheek. */
export const man: Drawing = [
  ink('M66 56H141L142 94C140 112 130 128 119 138Q110 147 98 142C78 132 67 106 66 84Z'),
  paper(
    'M69 66C82 62 96 62 111 64L113 84L102 104Q106 109 115 107L111 114L113 120L109 127L111 142C100 144 90 139 84 130C74 118 69 100 69 66Z',
    'M118 92Q127 95 137 90L128 112L122 104Z',
  ),
  ink(
    'M72 81C82 74 96 76 111 84L110 88C97 82 83 80 72 85ZM77 93Q88 86 104 94Q98 94 96 96Q94 100 90 99Q85 98 85 95Q81 94 77 93Z',
  ),
  ink('M92 121Q102 117 113 118L112 122Q102 121 96 124ZM74 104L79 120L86 130L80 126ZM102 104L95 103L98 108Z'),
]
export const woman: Drawing = [
  ink('M68 58H139L140 92C138 110 128 124 117 133Q107 140 97 135C79 126 69 106 68 86Z'),
  paper(
    'M71 66C82 62 96 62 109 64L110 84L102 102Q105 107 113 105L109 111L112 117L107 124L108 135C98 138 88 131 82 122C74 110 71 96 71 66Z',
    'M117 92Q126 94 134 90L127 108L121 101Z',
  ),
  ink('M73 79C81 72 95 73 107 80C95 77 82 77 73 79ZM73 89Q85 79 106 90L103 93Q94 100 84 98Q77 95 73 89Z'),
  paper('M79 91Q88 86 100 92Q90 98 79 91Z'),
  ink('M87 88h7v7q-4 2-7 0z'),
  ink('M91 117Q96 112 101 114L112 113.500V118Q106 124 99 123Q94 122 91 117ZM103 102L97 102L100 106Z'),
]

/** A man's head towards the light, with neck and shoulders. */
export const profile: Drawing = [
  ink(
    'M66 70L139 60C146 80 142 98 132 108C130 118 136 126 146 132C176 140 194 164 198 204H14C18 178 40 154 76 142L88 130L82 124C70 122 68 114 70 106L62 98L56 88L66 76Z',
  ),
  paper(
    'M70 66C70 74 64 82 55 88C58 93 63 93 66 95L68 104L70 108C66 116 72 124 80 124C90 126 100 120 106 112C110 106 112 100 110 94C104 94 102 88 106 82L104 66Z',
  ),
  ink('M73 78Q82 72 94 79L85 80Q85 84 80 84L77 80Z'),
]

/** Short waves as still water shows them in the light of what stands above. */
export const sea: Drawing = [
  ink('M0 146H200V204H0Z'),
  paper(
    gouge(40, 152, 164, 152, 4.5),
    gouge(58, 162, 148, 162, 4.5),
    gouge(74, 173, 132, 173, 4.5),
    gouge(86, 185, 118, 185, 4.5),
    gouge(6, 157, 38, 157, 2.5),
    gouge(160, 166, 196, 166, 3),
    gouge(18, 171, 58, 171, 3),
    gouge(138, 182, 178, 182, 3),
    gouge(28, 189, 70, 189, 3),
  ),
]
