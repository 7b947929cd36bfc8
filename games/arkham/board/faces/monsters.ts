import {
  type Drawing,
  type Shape,
  accent,
  cut,
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
  man,
  onBothSides,
  paper,
  placed,
  sea,
  shoulder,
  shoulders,
} from '@miskatonic/screen/faces'

export { cultist as robedFigure } from '@miskatonic/screen/faces'

const moon = accent(disc(104, 80, 78))
const robe = ink('M8 204C12 164 30 140 58 126L70 110H132L146 126C172 140 188 164 192 204Z')
const litRobe = paper('M16 200C22 168 38 146 60 134L72 120L84 150L76 204H60L64 176L50 204H38L46 172L26 198Z')
const neck = ink('M84 126H120L128 164H76Z')

/** It looks round the corner of a house: half a hood, one eye, and the point of a knife. */
export const hoodedStalker: Drawing = [
  ground('accent'),
  ink('M60 204C66 150 78 130 96 112C90 70 108 34 136 18C168 36 184 76 176 116C192 134 200 166 204 204Z'),
  paper('M134 26C114 44 100 74 104 112C90 130 80 160 76 200L96 168L92 196L112 140C106 104 112 60 134 26Z'),
  ink('M134 48C118 62 112 84 116 106C122 124 138 128 146 122V48Z'),
  paper('M120 90Q130 84 140 92Q130 98 120 90Z'),
  ink('M-4-4H74L66 204H-4Z'),
  ...[12, 44, 76, 108, 140, 172].map((y, i) =>
    drawn('accent', 2.5, `M-4 ${y}H70M${i % 2 === 0 ? 34 : 16} ${y}V${y + 32}`),
  ),
  ink('M60 150L120 128L128 138L66 168Z'),
  paper('M68 156L118 134L122 138L70 162Z'),
  ...hand(60, 164, 'rotate(64)scale(.7)'),
]

/** Both arms up, candles before him, and the book reads itself. */
export const occultRitualist: Drawing = [
  ground('ink'),
  moon,
  ink('M20 10L40 6L76 116L56 130ZM180 10L160 6L128 116L148 130Z'),
  ink('M30 12L22-8L30-4L34-14L38-2L46-8L42 10ZM158 10L154-8L162-2L166-14L170-4L178-8L170 12Z'),
  robe,
  ink('M102 26C78 40 66 66 68 96L80 124H122L134 96C136 66 126 40 102 26Z'),
  paper('M100 32C82 46 72 68 74 94L82 118L88 92C86 70 90 50 100 32Z', 'M26 14L36 12L66 112L60 116Z'),
  ink('M102 52C90 62 84 78 88 96Q102 112 116 96C120 78 114 62 102 52Z'),
  paper(gouge(90, 84, 99, 86, 3), gouge(114, 84, 105, 86, 3)),
  litRobe,
  cut('paper', 'M66 168Q84 158 102 170Q120 158 140 168V194Q120 184 102 196Q84 184 66 194Z'),
  drawn(
    'ink',
    2.2,
    'M102 170V196M74 174Q86 169 96 175M74 182Q86 177 96 183M110 175Q120 169 132 174M110 183Q120 177 132 182',
  ),
  ...[38, 164].flatMap((x) => [
    ink(`M${x - 8} 160H${x + 8}V204H${x - 8}Z`),
    paper(`M${x - 5} 164H${x}V200H${x - 5}Z`),
    paper(`M${x} 138C${x + 8} 148 ${x + 6} 158 ${x} 160C${x - 6} 158 ${x - 8} 148 ${x} 138Z`),
  ]),
]

/** A mitre like a tower, an eye in it that is not painted, and no mouth. */
export const highPriest: Drawing = [
  ground('ink'),
  accent('M102 92L70-4H134ZM102 92L0 20V60ZM102 92L204 20V60ZM102 92L0 96V128ZM102 92L204 96V128Z'),
  robe,
  ink('M104 0C76 16 66 46 70 78L74 116Q102 136 132 116L136 78C140 46 130 16 104 0Z'),
  paper('M102 6C82 20 74 46 77 72L100 66V6ZM76 80L100 74V124Q86 122 79 114Z'),
  ...eye(103, 46, 0, 0.9, 1.1),
  ink('M78 88Q88 82 98 90Q88 96 78 88Z'),
  paper('M108 88Q118 82 128 88Q118 94 108 88Z'),
  ink(disc(118, 88, 3)),
  litRobe,
  paper('M92 140H98V204H92ZM108 140H112V204H108Z'),
  drawn('accent', 4, 'M160 204V70M160 70C140 70 140 44 158 42C178 42 180 66 164 66'),
  ...hand(160, 168, 'scale(.8)'),
]

/** A bull, a smile, a bird: behind each of them a face you know. */
export const maskedOnes: Drawing = [
  ground('accent'),
  ink(
    'M-4 204C0 160 20 140 46 134H160C186 140 204 160 204 204Z',
    disc(52, 92, 38, 46),
    disc(152, 92, 38, 46),
  ),
  paper('M30 84C30 60 42 52 54 52V128C38 124 30 104 30 84Z'),
  ink('M34 84Q44 78 52 86Q42 92 34 84ZM36 108Q46 116 54 114V118Q42 120 36 108Z'),
  ink('M120 62L104 34Q124 36 132 54ZM182 62L198 34Q178 36 170 54Z'),
  paper('M132 70Q142 58 152 58V126L140 118L134 100Z'),
  ink('M136 84L150 80V92ZM142 110H152V116H144Z'),
  ...placed('translate(0 14)', [
    ink('M102 30C74 30 64 56 66 88L78 124L102 168L126 124L138 88C140 56 130 30 102 30Z'),
    paper('M100 36C80 38 72 60 74 86L84 118L100 150Z'),
    ink('M78 80Q88 70 98 82Q88 92 78 80Z'),
    paper('M108 82Q118 72 128 80Q118 90 108 82Z', 'M104 112L112 116L104 146Z'),
    ink(disc(118, 81, 3)),
    drawn('ink', 2.5, 'M80 60Q88 54 98 58M84 104L98 100'),
  ]),
]

const vans = 'M112 92C128 40 164 8 204 2V112C188 96 172 96 160 112C150 98 136 96 126 108Z'

/** Horns, wings, and where a face should be only skin. */
function nightgaunt(extra: Drawing): Drawing {
  return [
    ground('accent'),
    ...onBothSides(ink(vans)),
    paper('M88 92C74 56 46 24 6 14C38 34 62 62 72 104ZM58 108C46 80 26 60 0 50V64C20 72 34 86 42 106Z'),
    ...onBothSides(ink('M84 44C66 36 60 18 68-2C74 14 84 24 98 32Z')),
    ink('M100 22C78 24 70 48 74 74C76 98 88 112 100 116C112 112 124 98 126 74C130 48 122 24 100 22Z'),
    ink('M56 204C58 160 74 130 92 108H108C126 130 142 160 144 204Z'),
    paper(
      'M98 28C82 32 77 52 80 74C82 92 90 104 98 108C92 84 90 54 98 28ZM62 204C66 164 78 138 92 120L96 140L82 204Z',
    ),
    ...extra,
  ]
}
const tail = '118 190 170 196 188 168 172 146 152 156'
export const abyssalServant = nightgaunt([
  ink(limb(tail, 14, 4), 'M152 156L140 146L156 144L160 152Z'),
  paper(gleam(tail, 12, -1, 0.4)),
  ink('M40 204L52 160L44 140L56 146L60 134L66 148L76 142L68 164L66 204Z'),
  paper('M46 202L56 162L52 148L62 156L64 146L66 158L62 204Z'),
])
export const eyelessWatcher: Drawing = [
  ground('accent'),
  paper(disc(100, 84, 90)),
  ...onBothSides(ink('M70 54C42 46 30 20 40-10C52 14 68 26 92 34Z')),
  ink('M100 24C60 26 48 64 54 106C58 142 78 166 100 172C122 166 142 142 146 106C152 64 140 26 100 24Z'),
  ink('M10 204C16 178 50 166 78 158H122C150 166 184 178 190 204Z'),
  paper('M96 32C68 38 58 70 64 106C68 136 80 154 96 162C80 124 80 72 96 32Z'),
  accent(gouge(108, 92, 138, 84, 7), gouge(112, 104, 134, 100, 4), gouge(106, 132, 128, 126, 4)),
  ink(gouge(66, 92, 88, 92, 5), gouge(70, 103, 86, 102, 3)),
]

/** It is faster than the wind it rides: beak, wings, too many joints. */
export const swiftByakhee: Drawing = [
  ground('ink'),
  accent(disc(60, 56, 60)),
  ...[20, 44, 68, 92].map((y) => accent(gouge(120, y + 70, 204, y + 50, 4))),
  ink(
    'M96 90C70 50 30 20-4 18C10 44 6 60 20 66C16 84 34 92 44 90C50 106 70 108 84 104ZM120 84C130 40 160 6 200-4C192 30 200 50 184 60C188 80 170 90 158 90Z',
  ),
  paper('M92 88C70 58 40 34 8 26C34 46 56 66 76 94ZM124 80C136 48 160 20 188 8C172 34 152 56 140 88Z'),
  ink(
    'M24 116C30 100 52 92 74 96C100 84 140 88 156 120C168 150 150 184 120 190C100 170 84 140 60 132L30 134L8 126Z',
  ),
  paper('M28 116C36 106 54 100 74 102C96 92 120 96 136 110C112 104 90 112 76 124C58 118 42 120 28 124Z'),
  ink(disc(58, 112, 5)),
  accent(disc(57, 111, 2.5)),
  ...['120 180 88 192 70 184 52 204', '136 170 150 196 176 190 190 206', '108 150 76 160 60 150 40 164'].map(
    (s) => ink(limb(s, 14, 4)),
  ),
  paper(
    gleam('120 180 88 192 70 184 52 204', 12, 1, 0.4),
    gouge(110, 132, 138, 122, 5),
    gouge(116, 150, 146, 140, 5),
    gouge(118, 168, 142, 160, 5),
  ),
]

const spines =
  'M150 204L120 150L92 158L104 132L70 130L92 112L60 96L96 90L76 60L110 76L104 40L128 68L138 30L148 66L176 40L168 78L204 72V204Z'

/** Nothing in them is round; they come by the corners. */
function hound(...head: readonly Shape[]): Drawing {
  return [
    ground('accent'),
    ink('M-4-4H70L84 60L-4 130Z'),
    drawn('accent', 2.5, 'M76 0L86 62L-4 136'),
    ink(spines),
    paper(
      'M114 96L130 78L128 92L150 80L144 96L170 94L150 108L176 124L146 122L160 146L132 134L134 156L116 138Z',
    ),
    ink('M126 106L138 98L136 108L150 108L140 116L148 128L132 124L130 136L122 122Z'),
    ...head,
  ]
}
export const tindalosAlpha = hound(
  ink('M112 100L84 70L90 96L40 92L12 112L48 118L30 130L70 138L104 130Z', 'M84 74L74 44L100 72Z'),
  paper('M90 100L44 97L22 111L56 113L78 122L100 116ZM36 130L68 132L84 126L60 124Z'),
  ink('M66 100L82 96L74 106Z'),
  paper('M30 116L36 124L42 118L48 127L54 120L60 128L62 121Z', 'M60 134L40 158L20 166L34 148L46 134Z'),
)
export const ravenousPredator = hound(
  ink('M120 84L96 40L78 74L52 76L34 38L24 84L8 120L30 168L66 188L104 170L124 124Z'),
  paper(
    'M32 84L40 60L54 84L76 82L66 108L50 104L36 112L18 122Z',
    'M26 132L64 124L104 134L92 164L66 176L38 160Z',
  ),
  ink('M34 96L50 92L44 102ZM72 92L88 96L78 102Z'),
  ink('M32 136L40 148L46 138L54 152L62 138L70 154L76 140L84 150L92 138L98 140L86 160L66 168L44 156Z'),
)
export const keeningHound = hound(
  ink('M126 110L104 92L96 60L70 24L44-4L52 36L34 20L56 70L64 104L100 140Z', 'M98 62L120 40L112 76Z'),
  paper('M66 34L90 66L98 96L84 92L66 62ZM48 34L64 66L72 96L60 72Z'),
  ink('M76 58L86 66L78 68Z'),
  ...[18, 32, 46].map((r) =>
    drawn('paper', 3, `M${60 - r} ${10 + r * 0.3}Q${50 - r} ${-8 - r * 0.2} ${62 - r * 0.2} ${-r * 0.5}`),
  ),
  accent(gouge(20, 150, 66, 140, 5), gouge(14, 168, 80, 158, 5)),
)

/** What came out of the sea and has learned to stand. */
function deepOne(...on: readonly Shape[]): Drawing {
  return [
    ground('accent'),
    ink(
      'M100 26C62 28 40 58 40 92C40 112 50 128 66 138C34 148 10 172 4 204H196C190 172 168 148 136 138C150 128 160 112 160 92C160 58 138 28 100 26Z',
    ),
    paper(
      'M96 32C66 36 48 62 48 92C48 108 56 120 70 130L98 122L96 104C82 104 66 98 58 88C66 62 76 44 96 32ZM12 202C18 176 38 156 66 148L74 162L54 166L70 176L46 180L60 192L40 204Z',
    ),
    ink('M52 104Q100 132 150 104Q146 128 100 134Q58 130 52 104Z'),
    paper(
      'M60 110L66 120L72 113L79 125L86 115L94 127L100 117L107 127L114 115L121 125L128 113L134 120L140 109Q100 128 60 110Z',
    ),
    cut('paper', disc(66, 74, 15)),
    cut('paper', disc(136, 74, 13)),
    ink(disc(64, 76, 7), disc(135, 76, 6)),
    ink('M46 74C50 54 80 52 86 74C74 66 60 66 46 74ZM120 72C126 54 150 56 154 74C142 66 132 66 120 72Z'),
    ...on,
  ]
}
const crest = 'M100 30L70-2L84 4L96-8L104 4L118-8L120 6L136 0Z'
export const hybridThug: Drawing = [
  ground('ink'),
  accent('M120 0H204V160H150Q160 70 120 0Z'),
  shoulders,
  neck,
  ...man,
  cut('paper', disc(84, 90, 12)),
  ink(disc(83, 92, 5)),
  cut('paper', disc(126, 90, 10)),
  ink(disc(125, 92, 4)),
  ink('M68 114Q96 126 140 112L136 124Q98 140 74 126Z'),
  paper(gouge(76, 120, 132, 118, 5)),
  ink(
    'M54 66C52 36 76 20 108 20C140 20 158 38 152 62C124 56 84 56 54 66ZM38 76C50 62 80 56 112 58L114 68C88 68 64 74 46 82Z',
  ),
  paper(
    'M60 58C60 40 78 28 100 26L90 32L102 36L86 41L96 46L80 50ZM46 75C58 66 80 62 104 62C84 68 64 73 52 78Z',
  ),
  ...[136, 142, 148].map((y) => ink(gouge(86, y, 104, y - 4, 3))),
  paper('M84 134Q96 144 110 142L106 156L96 168L80 154Z'),
  ink(gouge(88, 142, 102, 138, 4), gouge(88, 150, 102, 146, 4)),
  shoulder,
  ...placed('translate(158 150)rotate(14)', [
    ink('M-8-70H8L6 60H-6Z'),
    paper('M-4-64H0V40H-3Z'),
    ink('M-14-66L-4-78L-8-60ZM14-66L4-78L8-60ZM-2-80L2-80L0-96Z'),
  ]),
  ...hand(150, 186, 'scale(.84)'),
]
export const oceanScion = deepOne(
  ink(crest),
  cut('accent', 'M58 40L62 8L80 26L100 0L120 26L138 8L142 40Q100 22 58 40Z'),
  paper('M64 34L67 18L80 32L98 10V26Q80 27 64 34Z'),
  ...[72, 100, 128].map((x) => ink(disc(x, 32, 3.5))),
)
export const shallowsPredator: Drawing = [
  ground('accent'),
  paper(disc(154, 36, 20)),
  ink('M92 150L120 48Q150 86 146 150Z', 'M30 150C34 118 58 104 84 108C106 112 118 130 120 150Z'),
  paper('M100 146L120 62Q122 100 114 148ZM38 144C42 124 58 112 74 112C60 120 52 132 50 146Z'),
  ink(gouge(124, 80, 122, 146, 3), gouge(134, 92, 130, 146, 3)),
  cut('paper', disc(70, 126, 14)),
  cut('paper', disc(102, 128, 11)),
  ink(disc(68, 128, 6), disc(101, 130, 5)),
  ...sea,
  ink('M168 138H192L188 148H172ZM180 138V120L190 136Z'),
]
export const riverSkulk: Drawing = [
  ground('accent'),
  ink('M-4 120H204V204H-4Z'),
  paper('M-4 124H204V130H-4ZM-4 150H204V154H-4Z'),
  ink('M60 120C58 84 78 62 102 62C128 62 146 84 144 120Z'),
  paper('M68 116C68 90 80 74 98 70C88 84 84 100 86 118Z'),
  cut('paper', disc(82, 96, 13)),
  cut('paper', disc(122, 96, 11)),
  ink(disc(81, 99, 6), disc(121, 99, 5)),
  ...[28, 150].flatMap((x) => [
    ink(
      `M${x - 8} 112L${x - 4} 100Q${x + 4} 94 ${x + 10} 102L${x + 14} 96Q${x + 22} 94 ${x + 24} 104L${x + 30} 100Q${x + 38} 102 ${x + 34} 114L${x + 30} 168L${x + 22} 148L${x + 18} 174L${x + 10} 150L${x + 4} 170L${x} 146Z`,
    ),
    paper(
      `M${x - 2} 110L${x + 2} 104L${x + 6} 106L${x + 4} 150Q${x - 1} 130 ${x - 2} 110ZM${x + 12} 108L${x + 17} 102L${x + 20} 106L${x + 18} 156ZM${x + 25} 108L${x + 31} 106L${x + 28} 150Z`,
    ),
  ]),
  drawn('accent', 2.5, 'M0 178Q50 170 100 178T204 176M20 192Q70 184 120 192T204 190'),
]
export const seaSinger = deepOne(
  ink('M100 100C78 100 66 116 68 136C72 158 88 166 100 166S128 158 132 136C134 116 122 100 100 100Z'),
  paper(
    'M100 106C84 106 74 118 76 134C79 150 90 158 100 158V152C90 150 84 144 83 134C82 122 90 114 100 113Z',
  ),
  ...[0, 1, 2].map((i) =>
    drawn('paper', 3, `M${152 + i * 14} ${150 - i * 6}Q${166 + i * 18} 132 ${152 + i * 14} ${112 + i * 4}`),
  ),
  ink(crest),
)
export const shorelineBrute: Drawing = [
  ground('accent'),
  ink(gouge(-4, 30, 80, 24, 6), gouge(120, 18, 204, 26, 6)),
  ink(
    'M-4 204C-6 120 20 60 70 50C80 40 108 36 122 48C176 56 206 120 204 204Z',
    'M84 60L70 24L96 44L104 14L114 44L136 28L126 60Z',
  ),
  paper('M6 180C6 120 28 74 66 62C44 86 36 110 36 136L54 120L40 160L62 144L44 190L66 172L52 204H8Z'),
  ink('M76 92C76 70 90 62 104 62S132 70 132 92C130 116 118 126 104 126S78 116 76 92Z'),
  paper(
    'M82 86Q90 78 100 86Q90 94 82 86ZM108 86Q118 78 126 86Q118 94 108 86ZM84 104Q104 114 124 104L118 112L112 108L106 115L100 108L94 114L90 107Z',
  ),
  accent(gouge(140, 100, 170, 150, 6), gouge(160, 96, 186, 140, 6)),
  ink('M120 204C124 174 140 160 164 160L190 172L204 204Z'),
  paper('M128 204C134 182 146 170 162 168L176 176L158 178L170 188L150 204Z'),
]
export const wakeTitan: Drawing = [
  ground('accent'),
  ink(
    'M-4 150C20 60 70 24 116 30C160 36 190 84 204 150Z',
    'M60 62L66 22L88 44ZM98 40L112 0L128 36ZM140 50L164 20L162 66ZM176 86L200 66L190 108Z',
  ),
  paper('M8 142C28 84 60 52 96 42C64 66 44 100 36 146ZM70 58L70 40L80 50ZM106 36L112 18L118 34Z'),
  drawn('accent', 3, 'M70 140Q84 90 124 60M104 142Q116 104 150 80M140 144Q150 118 174 106'),
  ...sea,
  ink('M74 136H104L98 148H80ZM84 136V126H94V136ZM88 126L89 114H92V126Z'),
]
export const rlyehGuardian: Drawing = [
  ground('accent'),
  ink('M20 204V140L36 130V60L50 44L64 60V204ZM150 204V90L164 70L178 90V130L192 140V204Z'),
  ink('M100 12C64 12 46 42 50 82C52 104 62 116 74 122H126C138 116 148 104 150 82C154 42 136 12 100 12Z'),
  paper('M94 18C68 22 56 48 60 80C62 98 70 108 80 114C72 80 76 44 94 18Z'),
  ...[
    '74 116 52 140 60 170 38 196',
    '86 120 78 150 90 176 76 206',
    '100 122 104 152 96 178 104 208',
    '114 120 122 150 112 176 126 206',
    '126 116 148 140 140 170 164 196',
  ].map((s) => ink(limb(s, 22, 4))),
  paper(
    ...['74 116 52 140 60 170 38 196', '86 120 78 150 90 176 76 206', '100 122 104 152 96 178 104 208'].map(
      (s) => gleam(s, 19, 1, 0.35),
    ),
  ),
  ...eye(80, 88, 14, 0.62, 0.8),
  ...eye(124, 88, -14, 0.62, 0.8),
]

/** Long jaw, long ears, and a hunger older than the graveyard. */
function ghoul(back: readonly Shape[], ...on: readonly Shape[]): Drawing {
  return [
    ground('accent'),
    ...back,
    ...onBothSides(ink('M76 70L30 40L48 86L74 96Z')),
    ink('M100 26C72 26 60 52 66 82L72 104L78 146L100 160L122 146L128 104L134 82C140 52 128 26 100 26Z'),
    ink('M0 204C6 172 34 156 70 148H130C166 156 194 172 200 204Z'),
    paper(
      'M96 32C78 36 70 56 74 80L80 102L96 108V92L88 84L98 78ZM68 74L42 54L54 82L70 88ZM8 202C16 178 38 164 66 156L74 170L54 174L70 184L46 204Z',
    ),
    ink('M74 74Q84 64 96 76Q86 90 76 86Z'),
    paper('M106 76Q116 66 128 74Q118 86 106 76Z'),
    accent(disc(85, 78, 4)),
    ink(disc(117, 76, 4)),
    paper('M80 112L122 112L118 142L100 152L84 142Z'),
    ink(
      'M84 116L88 126L92 117L97 129L102 117L107 129L111 117L115 126L119 116L116 140L110 132L104 144L98 134L92 142L87 132Z',
    ),
    ...on,
  ]
}
const stones = ink('M-4 150V96Q14 76 34 94L38 150ZM164 150L168 104Q186 90 204 100V150ZM-4 146H204V204H-4Z')
export const viciousGlutton = ghoul(
  [stones, ink(disc(100, 190, 92, 50))],
  paper(disc(100, 190, 40, 20)),
  ink('M70 184Q100 168 130 184Q100 200 70 184Z'),
  paper('M78 184L84 190L90 184L96 191L102 184L108 191L114 184L120 188L124 182Z'),
)
export const fleshEater = ghoul(
  [stones],
  cut('paper', 'M126 132L170 104Q178 96 186 104Q196 100 194 110Q202 116 192 120L148 150Z'),
  ink(gouge(140, 136, 178, 112, 3)),
  ...hand(150, 160, 'rotate(30)scale(.84)'),
)
export const ghoulAcolyte = ghoul(
  [accent('M0 0Z'), ink('M100 0C50 20 36 70 40 120L20 204H180L160 120C164 70 150 20 100 0Z')],
  drawn('paper', 5, 'M96 8C64 26 48 70 52 118'),
  cut('accent', 'M92 172H108V204H92Z'),
  paper('M100 150C108 160 106 168 100 172C94 168 92 160 100 150Z'),
)
export const creepingGhoul: Drawing = [
  ground('accent'),
  ink('M-4 96H204V204H-4Z'),
  accent('M-4 110Q50 100 100 108T204 104V112Q100 116-4 118Z'),
  ...placed('translate(-22 36)rotate(-12 100 100)scale(.92)', ghoul([]).slice(1)),
  ink('M120 190L150 150L142 128L156 142L160 120L168 144L182 128L176 154L196 150L176 172L156 204H120Z'),
  paper('M130 188L158 154L152 142L162 152L164 136L170 154L178 144L172 162L186 158L168 176L148 202Z'),
]
export const nightmarishFiend = ghoul(
  [ink('M100 60L10-4L24 40L-4 36L20 80L-4 100L50 120ZM100 60L190-4L176 40L204 36L180 80L204 100L150 120Z')],
  ...eye(100, 52, 0, 0.42, 0.6),
  paper(gouge(30, 20, 70, 70, 5), gouge(14, 60, 60, 90, 4)),
)
export const ghoulPriest = ghoul(
  [ink('M100-10L60 30L66 60H134L140 30Z')],
  paper('M98-4L68 30L72 50L98 42Z'),
  accent('M104 4L132 30L128 40L104 32Z'),
  drawn('paper', 4, 'M164 204V90M150 104H178'),
  cut('accent', disc(164, 82, 10)),
  ...hand(164, 172, 'scale(.8)'),
)

/** It wears one of them over the other. */
export const corpseTaker: Drawing = [
  ground('accent'),
  ...[
    '40 150 10 120 14 84 -4 60',
    '160 150 190 120 184 84 206 60',
    '60 178 30 186 14 170 -6 182',
    '140 178 170 186 186 170 208 182',
  ].map((s) => ink(limb(s, 20, 5))),
  ink('M100 20C60 24 36 60 34 110C32 160 60 196 100 204C140 196 168 160 166 110C164 60 140 24 100 20Z'),
  paper(
    'M94 26C62 36 44 70 44 110C44 146 58 176 82 192C60 140 64 76 94 26Z',
    gleam('40 150 10 120 14 84 -4 60', 18, -1, 0.35),
  ),
  ...[
    [92, 62, 0.8],
    [124, 100, 0.95],
    [84, 128, 1.05],
    [118, 160, 0.8],
  ].flatMap(([x = 0, y = 0, s = 1]) =>
    placed(`translate(${x} ${y})scale(${s})`, [
      cut('paper', 'M0-20C-12-20-16-8-14 4C-12 16-6 24 0 24S12 16 14 4C16-8 12-20 0-20Z'),
      ink(disc(-6, -3, 4), disc(6, -3, 4), 'M-5 12Q0 6 5 12Q0 18-5 12Z'),
    ]),
  ),
]

/** A person still, from one side. */
function thrall(back: readonly Shape[], ...on: readonly Shape[]): Drawing {
  return [
    ground('accent'),
    ...back,
    shoulders,
    neck,
    ink('M62 74C60 42 78 22 106 22C136 22 150 44 144 78L140 92H66Z'),
    ...man,
    paper('M66 64C68 46 80 34 98 31L92 38L100 42L90 47L96 53Z'),
    shoulder,
    ...on,
  ]
}
const feelers = [
  '138 64 166 52 172 24 196 20',
  '142 88 172 88 182 66 206 70',
  '138 112 168 122 184 108 206 120',
  '128 136 152 160 176 152 190 178',
]
export const alteredServant = thrall(
  feelers.map((s) => ink(limb(s, 16, 3))),
  ...eye(126, 92, -8, 0.6, 0.8),
  ...eye(132, 66, 20, 0.34, 0.44),
  cut('accent', 'M104 150L90 160L104 170L118 160Z'),
  paper('M84 150L100 156L104 168L92 164Z'),
)
export const hulkingThrall: Drawing = [
  ground('accent'),
  ink('M-4 204C-8 110 30 76 76 72H128C176 76 208 110 204 204Z'),
  paper('M4 200C2 130 30 92 66 84L50 104L70 100L46 124L66 122L42 148L62 148L38 176L60 178L40 204Z'),
  ...placed('translate(44 20)scale(.56)', man),
  ink('M72 44C74 28 88 20 104 20S130 30 130 46Z'),
  accent(gouge(120, 110, 186, 130, 7), gouge(124, 136, 190, 160, 7), gouge(124, 164, 186, 190, 7)),
  ...eye(128, 140, 16, 0.5, 0.6),
  ink('M60 204L64 160L88 148L112 150L126 164L128 204Z'),
  paper('M66 200L70 166L84 158V200ZM88 158L98 156V200H88ZM102 158L112 162V200H102Z'),
]
export const voidTouched = thrall(
  [],
  ink('M104 20C140 20 152 46 146 82C144 116 128 138 104 146Z'),
  paper(
    ...[
      [118, 44, 5],
      [132, 66, 4],
      [116, 80, 6],
      [130, 100, 4],
      [114, 118, 4],
      [122, 60, 2.5],
      [136, 86, 2.5],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        `M${x} ${y - r}Q${x + 1} ${y - 1} ${x + r} ${y}Q${x + 1} ${y + 1} ${x} ${y + r}Q${x - 1} ${y + 1} ${x - r} ${y}Q${x - 1} ${y - 1} ${x} ${y - r}Z`,
    ),
  ),
)
export const avianThrall: Drawing = [
  ground('accent'),
  ink(
    'M120 90C150 60 176 20 204 10V204H90Z',
    'M96 24C128 22 146 50 140 86C136 110 128 120 130 136C164 150 184 172 190 204H10C18 172 44 152 80 142L84 122C76 114 74 108 74 104L20 112Q10 108 18 100L66 78C66 46 76 26 96 24Z',
  ),
  paper(
    'M94 30C80 34 73 54 74 80L26 102Q22 105 28 106L76 98C84 98 92 92 96 84C90 66 90 46 94 30ZM90 124C96 118 102 112 104 104L112 140L92 150ZM16 202C24 178 46 162 72 154L82 168L62 172L78 184L54 204Z',
  ),
  ink(disc(82, 68, 7)),
  accent(disc(81, 67, 3)),
  paper(
    gouge(150, 80, 196, 40, 6),
    gouge(150, 106, 200, 76, 6),
    gouge(150, 132, 202, 112, 6),
    gouge(102, 34, 122, 10, 4),
    gouge(112, 40, 138, 22, 4),
  ),
]
export const lupineThrall: Drawing = [
  ground('ink'),
  accent(disc(130, 70, 66)),
  ink(
    'M90 30L84-4L108 20L130-2L134 34C150 56 150 86 138 108L130 128C164 140 188 166 194 204H8C16 170 44 150 80 140L84 130L60 126Q40 122 36 106L30 96L66 72C70 54 78 40 90 30Z',
  ),
  paper(
    'M92 36L90 12L106 30L98 44C92 54 92 66 98 76L88 92L64 100L60 112L82 112L92 118C84 124 70 122 58 118Q44 114 42 106L38 98L70 76C72 60 80 46 92 36ZM14 202C22 176 46 160 74 150L82 164L62 168L78 180L54 204Z',
  ),
  ink('M74 76L90 68L86 80ZM34 96L46 92L44 102Z'),
  accent('M79 75L87 71L85 77Z'),
  paper('M62 101L66 110L70 101L74 111L78 101L82 110L86 100Z'),
  paper(gouge(108, 60, 126, 48, 5), gouge(110, 76, 132, 66, 5), gouge(108, 94, 130, 88, 5)),
]
export const alteredBeast: Drawing = [
  ground('accent'),
  ...[
    '60 170 40 190 44 204 30 210',
    '100 176 96 196 104 204 98 212',
    '140 170 160 188 156 202 170 210',
    '168 140 188 160 184 186 204 200',
  ].map((s) => ink(limb(s, 18, 8))),
  ink(
    'M24 120C24 76 64 48 112 52C160 56 190 92 186 134C182 170 140 188 96 184C52 180 24 158 24 120Z',
    'M44 84L20 40L70 64ZM96 54L104 10L124 54Z',
  ),
  paper('M34 118C36 84 68 60 108 60C76 72 60 96 62 130C46 134 36 130 34 118Z'),
  ink('M52 110C80 100 130 100 160 118C140 158 76 156 52 110Z'),
  paper(
    'M56 112L66 124L74 112L84 130L94 112L104 132L114 112L124 130L134 114L142 126L152 118Q106 100 56 112ZM84 144L92 134L100 146L110 134L118 145L126 136Q104 154 84 144Z',
  ),
  ...eye(76, 84, -14, 0.5, 0.6),
  ...eye(116, 76, 4, 0.6, 0.75),
  ...eye(152, 92, 24, 0.4, 0.5),
]
export const whippoorwill: Drawing = [
  ground('ink'),
  accent(disc(100, 90, 84)),
  ink(
    'M-4 160C40 150 60 156 100 160S170 150 204 156V170C160 168 140 176 100 174S30 168-4 176Z',
    'M40 152L10 120M160 156L190 128',
  ),
  ink(
    'M54 74C66 44 104 34 130 52C160 70 166 110 150 144L176 196L150 176L138 160H84C58 142 44 110 48 92L22 88Z',
  ),
  paper('M58 78C68 56 92 46 112 52C92 62 82 82 86 106C90 130 100 146 112 156H90C66 138 54 112 54 96Z'),
  cut('paper', disc(78, 76, 12)),
  ink(disc(77, 76, 7)),
  ink('M26 88L52 84L50 94ZM34 92L50 96L44 100Z'),
  paper(
    gouge(110, 84, 146, 110, 5),
    gouge(108, 102, 144, 130, 5),
    gouge(112, 122, 142, 146, 5),
    gouge(150, 168, 164, 188, 4),
  ),
  ...[84, 112].map((x) => drawn('ink', 4, `M${x} 158V168M${x - 6} 170L${x} 166L${x + 6} 170`)),
]

const sash = [accent('M60 156L78 148L150 204H118Z'), ink('M66 154L72 151L136 204H130Z')]

/** One of the Lodge: dressed for dinner, with the sash that opens doors. */
function lodge(hat: readonly Shape[], ...on: readonly Shape[]): Drawing {
  return [
    ground('ink'),
    accent('M120 204V40L160 10L204 40V204Z'),
    ink('M158 20H164V204H158ZM120 84H204V90H120ZM120 140H204V146H120Z'),
    shoulders,
    neck,
    ...man,
    ...hat,
    paper('M82 146L98 150L106 164L88 158Z', 'M124 150L110 168L114 174L132 156Z'),
    shoulder,
    ...sash,
    ...on,
  ]
}
const bowler = [
  ink(
    'M62 62C60 34 78 18 104 18C132 18 148 34 146 62ZM44 62C50 72 66 76 104 74C146 74 160 70 164 58C170 72 152 84 104 84C58 84 40 76 44 62Z',
  ),
  paper(
    'M68 58C66 40 80 26 98 24L90 30L99 34L87 39L96 44L84 48L92 54Z',
    'M48 67C56 75 78 78 104 77C82 82 60 80 48 67Z',
  ),
]
const silk = [
  ink('M66 56L62 0Q104-8 146 0L142 56ZM42 60Q104 42 166 58Q150 74 104 72Q58 72 42 60Z'),
  paper(
    'M68 4Q80 1 94 0L90 8L96 14L89 20L95 26L88 32L93 38L87 44L90 50L71 52ZM50 61Q76 54 110 55Q80 62 62 66Z',
  ),
]
export const lodgeEnforcer = lodge(
  bowler,
  ink('M76 116Q96 106 114 112V120Q96 118 82 126Z'),
  ...placed('translate(160 150)rotate(20)', [
    ink('M-9-80Q0-90 9-80L6 50H-6Z'),
    paper('M-5-76L-1-78L0 40H-4Z'),
  ]),
  ...hand(152, 184, 'scale(.88)'),
)
export const lodgeLoyalist = lodge(
  silk,
  cut('accent', disc(91, 95, 13)),
  paper('M83 97Q83 87 92 85L86 102Z'),
  drawn('paper', 2, 'M80 104Q64 130 76 160'),
  ink('M84 119C90 112 100 110 114 111V118C104 117 94 118 84 119Z'),
)
export const twilightSupplicant: Drawing = [
  ground('ink'),
  accent('M62 204V84C62 44 80 20 100 6C120 20 138 44 138 84V204Z'),
  ink('M30 204C28 150 44 110 74 96C70 78 76 58 92 52C110 48 124 62 122 82C140 96 152 120 150 150L170 204Z'),
  paper(
    'M90 58C80 62 76 76 80 92L96 98C90 106 76 106 70 108C50 122 38 152 38 200L52 176L50 204L66 168L68 196L80 150Z',
  ),
  ink('M82 76Q88 72 94 78Q88 82 82 76Z'),
  ...sash.map((s) => ({ ...s, transform: 'translate(10 -20)' })),
  cut('paper', 'M128 120H142V172H128Z'),
  paper('M135 86C146 100 144 112 135 116C126 112 124 100 135 86Z'),
  accent('M135 98C140 104 139 110 135 112C131 110 130 104 135 98Z'),
  ...hand(136, 168, 'scale(.8)'),
]
export const simonCarter = lodge(
  [
    ink('M62 76C58 42 76 20 106 20C138 20 152 44 146 78L142 90H66Z'),
    paper('M66 68C66 46 78 30 98 26C90 36 86 46 88 54ZM92 54C92 40 100 30 116 28C106 36 104 46 105 54Z'),
  ],
  ink(
    'M83 121C88 112 98 109 114 110V119C106 116 96 118 83 121ZM96 128Q106 124 114 126L110 148Q98 144 96 128Z',
  ),
  drawn('ink', 9, 'M158 168V96M158 100H174M158 112H170'),
  drawn('paper', 4.5, 'M158 168V96M158 100H174M158 112H170'),
  drawn('paper', 5, disc(158, 84, 13)),
  accent(disc(158, 84, 6)),
  ...hand(158, 178, 'scale(.86)'),
)
export const ballotStuffer = lodge(
  bowler,
  cut('paper', 'M112 150H190V204H112Z'),
  ink('M112 150H190V160H112ZM134 152H170V156H134Z'),
  cut('paper', 'M138 122L164 118L168 152H142Z'),
  drawn('ink', 2.5, 'M146 132L158 130M147 140L152 145L162 134'),
  accent('M122 172H146V188H122Z'),
  ...hand(158, 128, 'rotate(160)scale(.7)'),
)

/** Half a mask on a stick, feathers, and a mouth that is not smiling at the joke. */
export const maskedReveller: Drawing = [
  ground('ink'),
  accent(
    'M100 100L120-4H150ZM100 100L176-4H204V14ZM100 100L204 44V74ZM100 100L204 106V136ZM100 100L204 164V196Z',
  ),
  shoulders,
  neck,
  ink('M58 88C50 52 68 26 104 26C140 26 158 52 150 90L140 100H66Z'),
  ...man,
  ...['96 56 84 26 60 10 52 -6', '104 54 104 22 92 0 96 -14', '112 56 128 26 124 4 138 -10'].flatMap((s) => [
    ink(limb(s, 20, 6)),
    paper(gleam(s, 18, -1, 0.4)),
  ]),
  cut(
    'accent',
    'M56 82C70 66 94 74 104 84C114 74 138 66 152 82C152 104 130 112 112 102Q104 96 96 102C78 112 56 104 56 82Z',
  ),
  paper('M72 88Q82 80 92 90Q82 98 72 88ZM116 90Q126 80 136 88Q126 98 116 90Z'),
  ink(disc(83, 89, 3.5), disc(126, 89, 3.5)),
  ink('M88 124Q100 117 113 121L112 126Q100 123 90 130Z'),
  drawn('paper', 4, 'M150 100L166 180'),
  paper('M4 204C8 182 30 168 58 158L70 172L58 180L76 188L60 204Z'),
  ...[76, 92, 108, 124].map((x, i) =>
    cut('paper', `M${x} 150L${x + 14} ${i % 2 === 0 ? 172 : 168}L${x - 6} 166Z`),
  ),
  ...hand(164, 180, 'scale(.84)'),
]

/** Eyes shut, arms out, bare feet; the candle has gone ahead. */
export const sleepwalker: Drawing = [
  ground('ink'),
  accent('M120 0H204V204H150L120 120Z'),
  ink('M158 0H164V204H158ZM120 70H204V76H120Z'),
  shoulders,
  neck,
  ...man,
  paper('M72 78C82 72 96 74 108 82L109 100Q88 106 74 96Z'),
  drawn('ink', 3, 'M76 92Q90 102 106 94'),
  ink(
    'M60 66C64 40 84 30 108 30C134 32 146 48 146 66ZM130 36C156 40 170 58 166 84C160 68 146 58 134 56Z',
    disc(166, 90, 9),
  ),
  paper(
    'M66 60C70 44 84 37 102 36L94 42L102 46L92 51L98 56ZM136 42C150 46 160 56 162 68C154 58 144 54 136 52Z',
    disc(165, 89, 5),
  ),
  paper('M58 66Q104 52 148 66V74Q104 60 58 76Z'),
  paper('M4 204C8 182 30 168 62 158L82 150L96 204Z'),
  ink(gouge(40, 186, 60, 176, 3)),
  ink('M-4 150L80 140L92 128L104 132L98 142L112 138L114 148L100 152L112 154L108 164L86 162L-4 186Z'),
  paper('M-4 158L82 147L92 136L96 137L90 147L106 144L107 147L92 152L104 157L102 160L84 156L-4 178Z'),
]

/** It falls the wrong way from the lamp, and it has opened its eyes. */
export const secondShadow: Drawing = [
  ground('accent'),
  paper('M-4 150L60-4H110L204 150V204H-4Z'),
  ink(
    'M100 204C84 150 70 120 74 84C66 80 60 70 64 58L100 36L134 58C140 70 134 80 126 84C132 120 136 150 180 204Z',
    'M60 60C56 34 76 10 100 10S142 34 138 60L152 66Q100 50 48 66Z',
  ),
  ...layers(ink, limb('76 104 40 130 36 164 14 186', 20, 5), limb('124 104 160 130 162 164 190 186', 20, 5)),
  paper('M80 62Q88 54 98 62Q88 70 80 62ZM104 62Q114 54 122 62Q114 70 104 62Z'),
  accent(disc(89, 62, 3.5), disc(113, 62, 3.5)),
]

/** He rings although the tower has been under water for a hundred years. */
export const drownedRinger: Drawing = [
  ground('accent'),
  ...[20, 40, 60].map((y) => ink(gouge(-4, y, 204, y + 6, 4))),
  ink('M100 0C70 0 62 30 60 60C58 84 46 96 34 106H166C154 96 142 84 140 60C138 30 130 0 100 0Z'),
  paper('M94 6C76 10 72 36 70 62C68 84 60 94 50 100H76C80 70 80 36 94 6Z'),
  accent('M44 108H156V116H44Z'),
  ink(disc(100, 120, 14)),
  ink('M30 204C34 168 60 146 86 144H116C144 146 168 168 172 204Z', disc(100, 148, 26, 24)),
  paper(
    'M80 146C80 132 90 126 98 126C92 138 92 152 96 166C86 164 80 156 80 146ZM38 202C42 176 60 158 80 152L84 168L68 172L82 184L60 204Z',
  ),
  ...eye(92, 148, -6, 0.36, 0.5),
  ...eye(112, 148, 6, 0.36, 0.5),
  ...['70 150 50 160 52 184 34 200', '128 152 150 162 148 186 168 200'].map((s) => ink(limb(s, 12, 3))),
  paper(gouge(84, 128, 74, 150, 3), gouge(118, 130, 128, 156, 3)),
  drawn('paper', 4, 'M100 134V120'),
]

/** He lights them one by one; where his face should be there is the flame. */
export const lamplighter: Drawing = [
  ground('ink'),
  accent(disc(100, 76, 74)),
  ink('M30 204C32 164 52 142 74 134L70 110H130L128 134C150 142 168 164 172 204Z'),
  ink('M52 44Q100 26 148 44L140 56H60ZM70 40L76 6H124L130 40Z'),
  paper('M56 44Q80 36 104 36L96 46H64ZM78 34L82 12H98L94 34Z'),
  ink('M66 56H134L126 124H74Z'),
  paper('M74 62H126L120 118H80Z'),
  accent('M100 66C114 82 118 94 112 106C108 112 104 114 100 114S92 112 88 106C82 94 86 82 100 66Z'),
  ink('M98 62H102V72H98Z', gouge(92, 96, 98, 96, 3), gouge(108, 96, 102, 96, 3)),
  paper('M38 202C42 172 58 152 78 144L86 160L70 166L84 178L60 204Z'),
  drawn('ink', 10, 'M168 204L176 20'),
  drawn('paper', 5, 'M168 204L176 20'),
  paper('M176-4C184 6 182 14 176 18C170 14 168 6 176-4Z'),
  ...hand(168, 170, 'scale(.84)'),
]

/** The sash, the hat, the outstretched hand. Everybody voted for him; no one remembers a face. */
export const mayorElect: Drawing = [
  ground('accent'),
  ...[0, 1, 2, 3].map((i) =>
    ink(
      `M${-4 + i * 56} ${-4}Q${24 + i * 56} 40 ${52 + i * 56}-4L${46 + i * 56}-4Q${24 + i * 56} 28 ${2 + i * 56}-4Z`,
    ),
  ),
  shoulders,
  neck,
  ink('M66 56H141L142 94C140 112 130 128 119 138Q110 147 98 142C78 132 67 106 66 84Z'),
  paper('M69 66C82 62 96 62 111 64L111 142C100 144 90 139 84 130C74 118 69 100 69 66Z'),
  drawn('accent', 3, 'M104 104m-16 0a16 16 0 1 1 32 0a11 11 0 1 1-22 0a6 6 0 1 1 12 0'),
  ...silk,
  paper('M82 146L98 150L106 164L88 158Z', 'M124 150L110 168L114 174L132 156Z'),
  shoulder,
  ...sash,
  cut('paper', disc(132, 186, 13)),
  accent(disc(132, 186, 8)),
  ink('M132 178L134 184H140L135 188L137 194L132 190L127 194L129 188L124 184H130Z'),
]

/** It measures the streets that are not there yet. */
export const surveyor: Drawing = [
  ground('accent'),
  drawn('ink', 2, 'M0 40H204M0 80H204M0 120H204M40 0V204M80 0V204M120 0V204M160 0V204'),
  ink('M100 108L40 204H52L100 128L148 204H160Z', 'M94 100H106V204H94Z'),
  paper('M98 112L46 204H50L98 122ZM96 130H99V204H96Z'),
  ink(disc(100, 70, 52)),
  drawn('paper', 3, disc(100, 70, 46)),
  ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ({
    ...paper('M-1.5-46H1.5V-36H-1.5Z'),
    transform: `translate(100 70)rotate(${turn})`,
  })),
  ...eye(100, 70, 0, 1.3, 1.5),
  ink('M150 58H196V82H150ZM4 62H50V78H4Z'),
  paper('M154 62H190V68H154ZM8 65H46V69H8Z'),
]
