import {
  type Drawing,
  accent,
  disc,
  drawn,
  eye,
  gleam,
  gouge,
  ground,
  hand,
  ink,
  layers,
  limb,
  onBothSides,
  paper,
} from '@miskatonic/screen/faces'

/** Caps on stalks; the largest has begun to grow a face. */
export const spores: Drawing = [
  ground('accent'),
  ...layers(
    ink,
    limb('96 210 92 160 100 120 104 84', 40, 28),
    limb('44 210 40 180 36 160 40 138', 26, 18),
    limb('158 210 164 180 158 150 160 126', 26, 18),
    'M46 96C44 58 70 34 106 34C142 34 164 60 162 96C140 86 124 98 104 92C84 98 66 86 46 96Z',
    'M10 146C10 122 24 108 42 108C60 108 72 124 70 146C58 140 52 148 40 144C30 148 20 140 10 146ZM132 134C132 108 146 94 164 94C184 94 196 112 194 134C184 128 174 136 164 132C152 136 142 128 132 134Z',
    'M-4 204V186Q40 170 100 182Q160 170 204 184V204Z',
  ),
  paper(
    'M52 88C52 62 70 44 96 40C78 52 70 68 72 84ZM14 140C16 126 26 116 38 114C30 122 26 132 28 140ZM138 126C140 112 150 102 160 100C152 110 150 118 152 126Z',
    gleam('96 210 92 160 100 120 104 90', 38, -1, 0.36),
    gleam('44 210 40 180 36 160 40 140', 24, -1, 0.4),
    gleam('158 210 164 180 158 150 160 128', 24, -1, 0.4),
  ),
  accent(
    disc(112, 58, 9),
    disc(136, 76, 6),
    disc(92, 76, 5),
    disc(52, 124, 4),
    disc(172, 110, 5),
    disc(126, 48, 4),
  ),
  ink(
    'M84 132Q92 124 100 134Q96 148 90 146Q82 142 84 132ZM108 134Q116 124 122 134Q122 144 114 146Q108 144 108 134Z',
    'M92 160Q104 154 112 162Q102 170 92 160Z',
  ),
  paper(
    ...[
      [30, 34, 4],
      [54, 20, 3],
      [160, 30, 4],
      [182, 60, 3],
      [20, 72, 3],
      [128, 14, 3],
      [178, 84, 2],
      [80, 12, 2.5],
      [34, 92, 2],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r)),
  ),
]

const feet = [
  '74 94 40 66 24 84 6 60',
  '70 108 38 100 26 124 2 120',
  '74 124 46 132 40 160 14 170',
  '84 134 66 152 66 180 48 200',
]

/** All legs, and a sting where the face would be. */
export const parasites: Drawing = [
  ground('ink'),
  accent(disc(100, 100, 88)),
  ...feet.flatMap((spine) => onBothSides(ink(limb(spine, 15, 2)))),
  ...layers(
    ink,
    'M100 30C132 34 142 64 136 96C134 124 120 148 100 156C80 148 66 124 64 96C58 64 68 34 100 30Z',
    limb('100 44 124 20 108 -2 78 4', 18, 3),
  ),
  paper(
    'M96 36C74 42 66 66 70 92L84 84L78 98L90 94L80 108L92 106L84 122L95 120V92L86 70Z',
    gleam(feet[0]!, 14, 1, 0.4),
    gleam(feet[1]!, 14, 1, 0.4),
    gleam(feet[2]!, 14, 1, 0.4),
    'M72 112Q76 134 92 146Q84 132 82 116Z',
  ),
  ink('M66 70Q100 58 136 70L135 75Q100 64 66 76ZM66 92Q100 80 136 92L135 97Q100 86 66 98Z'),
  paper(disc(89, 128, 5), disc(111, 128, 5), disc(79, 116, 3.5), disc(121, 116, 3.5)),
  ink(disc(90, 129, 2), disc(112, 129, 2)),
  ink('M86 146Q72 164 84 180Q86 166 96 154ZM114 146Q128 164 116 180Q114 166 104 154Z'),
  paper('M85 152Q77 164 83 174Q85 162 92 154Z'),
  drawn('accent', 2.5, 'M100 100V116M108 104L112 114M92 104L88 114'),
]

/** Overalls with the hood up, a mask with eight sides, a torch held low. */
export const cultists: Drawing = [
  ground('ink'),
  accent('M100 200L36 0H164Z', 'M0 64L26 0H-4ZM200 64L174 0H204Z'),
  ink(
    'M-4 204V128C4 112 14 104 26 104C38 104 46 114 48 128L60 204ZM204 204V128C196 112 186 104 174 104C162 104 154 114 152 128L140 204Z',
    'M100 12C66 12 50 40 50 78C50 100 44 114 32 128C18 146 12 172 10 204H190C188 172 182 146 168 128C156 114 150 100 150 78C150 40 134 12 100 12Z',
  ),
  paper(
    'M94 17C68 20 56 44 56 78C56 102 50 118 40 130C26 148 20 172 18 200L34 176L32 202L50 168L48 196L64 156C60 136 62 122 68 116C62 76 68 40 94 17Z',
    'M4 132C8 120 16 112 24 110C20 122 14 136 14 152ZM160 132C164 120 170 112 176 110C172 122 170 136 170 150Z',
  ),
  drawn('ink', 6, 'M30 134C46 124 58 120 76 120'),
  ink('M82 46H120L136 64V106L120 126H82L66 106V64Z'),
  paper('M84 51H100V121H84L71 104V66Z', 'M106 80L130 76V88L106 92Z'),
  ink('M76 78L96 82V92L76 88ZM84 104H96V108H84Z'),
  accent('M80 82L92 84.5V88L80 86ZM112 83L126 81V84L112 87Z'),
  paper(gouge(84, 138, 76, 196, 4), gouge(120, 142, 134, 196, 4)),
  ...hand(104, 178, 'scale(.8)'),
  paper('M99 156H109V126L104 116L99 126Z'),
]

/** One half is still a man of the crew; the other half has no use for his eye. */
export const hybrids: Drawing = [
  ground('accent'),
  ...layers(
    ink,
    'M100 20C66 20 50 46 52 84C54 116 68 144 100 156C138 150 156 118 158 84C160 46 138 18 100 20Z',
    'M4 204C8 180 36 164 66 156L74 132H128L140 152C172 160 194 178 198 204Z',
    limb('144 52 172 40 172 12 196 8', 20, 3),
    limb('154 82 178 84 184 62 204 64', 18, 3),
    limb('150 112 174 124 186 110 204 122', 18, 3),
    limb('136 136 152 156 172 150 184 172', 16, 3),
  ),
  paper(
    'M98 26C74 28 60 50 60 84L78 82L98 86L99 102L90 114Q96 119 103 117V148C80 140 62 116 60 84C58 50 72 30 98 26Z',
    gleam('144 52 172 40 172 12 196 8', 18, -1, 0.3),
    gleam('154 82 178 84 184 62 204 64', 16, -1, 0.3),
  ),
  ink(
    'M58 66C60 40 78 22 103 22V56C92 60 86 50 80 62C74 58 66 64 58 66ZM68 84C76 78 88 80 98 87L97 91C88 86 78 85 68 88ZM70 95Q82 87 97 95Q84 102 70 95Z',
    'M84 128Q92 123 103 125V130Q92 129 84 128ZM90 114L98 115L95 118Z',
  ),
  paper('M76 94.5Q83 91 91 94.5Q84 99 76 94.5ZM66 58C70 42 82 32 98 29C86 38 80 46 79 56Z'),
  ink(disc(84, 94.5, 3)),
  ...eye(128, 86, -10, 0.95, 1.15),
  ...eye(138, 56, 24, 0.44, 0.56),
  ...eye(140, 114, -30, 0.4, 0.5),
  ink('M103 120L134 122L128 142L103 148Z'),
  paper(
    'M105 124L110 134L114 124L119 134L123 124L127 133L130 125V122H105ZM106 145L110 137L114 144L119 136L122 141L110 147Z',
  ),
  drawn('ink', 3, 'M103 22L100 46L105 62L100 84L104 104L101 120L104 152'),
  paper('M12 204C18 188 38 176 64 166L84 204Z', 'M74 156L98 184L88 196L64 172Z'),
  ink('M40 178L60 204H54L34 182Z'),
]

/** The teeth of a worm, pointing inwards, in a ring around x y. */
function teeth(x: number, y: number, outer: number, inner: number, count: number): string {
  const at = (turn: number, r: number): string => {
    const angle = (turn / count) * 2 * Math.PI
    return `${Math.round((x + Math.cos(angle) * r) * 10) / 10} ${Math.round((y + Math.sin(angle) * r) * 10) / 10}`
  }
  return Array.from(
    { length: count },
    (_, i) => `M${at(i - 0.4, outer)}L${at(i, inner)}L${at(i + 0.4, outer)}Z`,
  ).join('')
}

const worm = '14 214 20 150 70 150 96 168 140 172 168 132 140 98 106 84'
const young = '200 206 176 186 186 150 176 116'

/** Two of them, out of the duct. */
export const worms: Drawing = [
  ground('accent'),
  ...layers(ink, limb(young, 34, 26), limb(worm, 52, 46)),
  paper(gleam(worm, 50, -1, 0.32), gleam(young, 32, -1, 0.35)),
  ink(disc(84, 72, 46), disc(174, 104, 22)),
  paper(disc(84, 72, 41), disc(174, 104, 18)),
  ink(disc(85, 73, 36), disc(174, 104, 14)),
  paper(teeth(85, 73, 37, 22, 13), teeth(174, 104, 14.5, 8, 9)),
  accent(disc(85, 73, 14)),
  ink(disc(87, 74, 10)),
  ink('M-4 204V184L30 178L60 188L110 182L150 190L204 180V204Z'),
]

/** Ring within ring of teeth; the frame holds only her mouth, and a small figure stands in front of it. */
export const queenWorm: Drawing = [
  ground('ink'),
  accent('M0 0H60Q10 40 0 100ZM200 0H140Q190 40 200 100Z'),
  paper(
    'M6 120C4 60 40 8 100 4C50 18 22 64 22 124C22 160 36 184 54 200H34C16 182 6 156 6 120Z',
    gouge(176, 60, 192, 108, 5),
    gouge(192, 116, 184, 166, 5),
  ),
  accent(disc(104, 108, 76)),
  ink(disc(106, 110, 70)),
  paper(teeth(105, 109, 74, 52, 20)),
  accent(disc(106, 110, 47)),
  ink(disc(107, 111, 43)),
  paper(teeth(107, 111, 45, 30, 14)),
  accent(disc(108, 112, 25)),
  ink(disc(109, 113, 21)),
  paper(teeth(108, 112, 23, 13, 9)),
  ink('M60 204Q104 176 148 204Z', 'M92 200L95 168Q90 160 95 153Q104 147 111 155Q114 162 109 168L114 200Z'),
  paper(
    'M95 198L98 170L103 169V198ZM95 158Q98 152 103 153V165Q95 165 95 158Z',
    'M108 172L124 164L126 167L110 178Z',
  ),
]

/** A tall mitre like a sun of eight rays, a sleeve raised, no mouth. */
export const highPriest: Drawing = [
  ground('ink'),
  accent(
    'M100 66L84-4H116ZM100 66L134-4L160 6ZM100 66L66-4L40 6ZM100 66L178 20L196 44ZM100 66L22 20L4 44ZM100 66L204 66V94ZM100 66L-4 66V94Z',
  ),
  ink(
    'M100 4L122 26L118 62L130 72V104L146 128C172 140 188 166 192 204H8C12 166 28 140 54 128L70 104V72L82 62L78 26Z',
    'M158 148L150 96L164 58L182 60L186 100L196 150Z',
  ),
  paper(
    'M98 10L83 28L87 60L98 54ZM75 76L86 66L98 62V126L86 120L75 104Z',
    'M56 134C36 146 22 168 16 200L34 180L30 202L50 172L48 198L64 160L66 186L78 146L70 122Z',
  ),
  paper('M92 150H108L118 160V176L108 186H92L82 176V160Z'),
  ink('M94 156H106L112 162V174L106 180H94L88 174V162Z'),
  accent(disc(100, 168, 6)),
  ink('M86 34L98 30V36L87 40ZM87 46L98 42V48L88 52ZM78 84Q88 76 98 84Q88 94 78 84Z'),
  accent(disc(88, 84.5, 3.5)),
  paper('M106 84Q116 76 126 84Q116 92 106 84Z'),
  ink(disc(116, 84, 3)),
  ink('M82 104H98V107H82Z'),
  paper(
    'M160 146L154 98L164 72L168 98L166 146Z',
    'M160 66C154 52 156 40 160 28Q164 26 165 32L166 44L169 22Q173 20 174 24V44L178 26Q182 25 182 30L180 48L186 40Q190 42 188 46L182 66Z',
  ),
  drawn('ink', 2, 'M166 44V54M174 44V54M180 48L179 56'),
]

/** She cannot be moved: eggs to every edge, and in the middle she looks up. */
export const broodMother: Drawing = [
  ground('ink'),
  accent('M0 0H200V84C170 50 140 34 100 34C60 34 30 50 0 84Z'),
  ...layers(
    ink,
    limb('58 70 34 40 40 10 18 -6', 22, 4),
    limb('142 70 166 44 158 14 184 -6', 22, 4),
    limb('82 56 76 30 92 16 88 -6', 14, 3),
    limb('120 56 128 30 112 16 120 -6', 14, 3),
  ),
  paper(gleam('58 70 34 40 40 10 18 -6', 20, -1, 0.4), gleam('142 70 166 44 158 14 184 -6', 20, -1, 0.35)),
  ink(disc(100, 96, 62, 56)),
  paper('M42 98C42 66 62 46 92 43C68 54 56 76 58 102ZM64 98C66 78 76 64 92 58C82 70 76 84 76 100Z'),
  ...eye(100, 92, -4, 1.25, 1.5),
  ...eye(134, 70, 22, 0.5, 0.6),
  ...eye(66, 118, -24, 0.5, 0.6),
  ...[
    [26, 138, 26, 32],
    [66, 162, 24, 30],
    [176, 140, 26, 32],
    [138, 160, 24, 30],
    [102, 176, 22, 28],
    [8, 188, 24, 28],
    [194, 190, 22, 28],
    [46, 196, 20, 22],
    [158, 196, 20, 22],
  ].flatMap(([x = 0, y = 0, r = 0, h = 0]) => [
    { ...ink(disc(x, y, r, h)), line: 'accent' as const, width: 2.5 },
    paper(
      `M${x - r * 0.78} ${y + h * 0.2}C${x - r * 0.8} ${y - h * 0.5} ${x - r * 0.3} ${y - h * 0.84} ${x + r * 0.1} ${y - h * 0.84}C${x - r * 0.3} ${y - h * 0.6} ${x - r * 0.56} ${y - h * 0.3} ${x - r * 0.78} ${y + h * 0.2}Z`,
      gouge(x - r * 0.1, y + h * 0.5, x + r * 0.3, y - h * 0.1, 5),
    ),
  ]),
]
