import {
  type Drawing,
  accent,
  cut,
  disc,
  drawn,
  gouge,
  ground,
  hand,
  ink,
  limb,
  man,
  paper,
  placed,
  profile,
  shoulder,
  shoulders,
  woman,
} from '@miskatonic/screen/faces'

export { dilettante as jennyBarnes, gangster as michaelMcGlen } from '@miskatonic/screen/faces'

const neck = ink('M84 126H120L128 164H76Z')

/** A cap that is a size too large, a badge, and the rifle he has given a name. */
export const tommyMuldoon: Drawing = [
  ground('ink'),
  accent(disc(146, 74, 60)),
  ink('M156 4H170V190H152V120L156 112Z'),
  shoulders,
  neck,
  ...man,
  ink('M74 122Q96 110 114 116V124Q98 122 84 130Z'),
  paper('M86 116Q100 111 113 113V122Q98 119 88 126Z'),
  ink('M90 120Q102 116 113 117V119Q102 119 92 123Z'),
  ink(
    'M44 58C46 34 66 20 104 18C144 18 162 34 164 56C150 50 128 48 104 48C80 48 58 52 44 58ZM56 62Q104 44 152 60L150 76Q104 60 58 78ZM50 84C64 68 92 62 124 64L120 74C96 72 76 78 62 88Z',
  ),
  paper(
    'M50 52C54 37 72 26 96 24L86 30L98 34L82 38L92 43C76 44 62 47 50 52ZM60 66Q84 56 108 56V62Q84 62 61 72ZM56 83C68 74 88 69 106 69C90 73 74 78 64 85Z',
  ),
  cut('accent', 'M104 34L110 42L120 42L113 49L116 59L104 54L92 59L95 49L88 42L98 42Z'),
  paper('M84 132Q94 142 108 142L106 152L98 166L80 154ZM4 204C8 182 30 168 60 158L80 150L98 182L92 204Z'),
  ink('M62 158L72 154L88 186L82 192Z', disc(98, 190, 3), disc(78, 196, 3), disc(60, 176, 3)),
  cut('accent', 'M36 178L46 172L56 178L54 192L46 198L38 192Z'),
  paper('M159 8H162V116L158 124V150H155V124L159 114Z'),
  ...hand(160, 170, 'scale(.86)'),
]

/** A flower as large as her fist, hoops in her ears, and the ring of a microphone in the light of the stage. */
export const marieLambeau: Drawing = [
  ground('ink'),
  accent('M118-4H170L204 150V204H112Z'),
  shoulders,
  neck,
  ink('M58 84C48 46 66 18 104 18C142 18 160 46 150 86L140 96H66Z'),
  ...woman,
  paper('M63 78C56 52 70 30 94 24C82 36 76 52 78 68ZM82 64C82 46 92 32 108 26C100 38 97 50 99 62Z'),
  paper('M90 113Q100 108 112 110V124Q104 130 96 126Q91 121 90 113Z'),
  ink('M93 116Q102 112 111 114V121Q103 125 97 122Z'),
  drawn('accent', 3.5, disc(66, 122, 10)),
  ...[0, 72, 144, 216, 288].map((turn) => ({
    ...cut('paper', 'M0-4C-12-10-13-24 0-28C13-24 12-10 0-4Z'),
    transform: `translate(72 40)rotate(${turn})`,
  })),
  cut('accent', disc(72, 40, 7)),
  paper('M84 132Q94 140 108 138L106 152L98 168L80 154ZM4 204C8 184 26 172 52 162L66 172L84 204Z'),
  ink(gouge(20, 190, 40, 176, 4), gouge(38, 196, 56, 180, 4)),
  ink('M147 150H157V204H147Z'),
  cut('paper', disc(152, 126, 27)),
  ink(disc(152, 126, 21)),
  cut('accent', disc(152, 126, 11)),
  drawn(
    'paper',
    2.5,
    'M152 105V115M152 137V147M131 126H141M163 126H173M137 111L144 118M160 134L167 141M167 111L160 118M144 134L137 141',
  ),
]

/** No hat tonight: a cape, a cane, and a small flame where his fingers should be empty. */
export const dexterDrake: Drawing = [
  ground('ink'),
  accent(
    'M100 0C160 6 196 52 196 100S170 190 140 204H204V0Z',
    'M120 30Q172 52 168 110T120 190Q150 150 150 108T120 30Z',
  ),
  ink('M0 204C6 174 30 160 56 150L30 82Q66 108 84 150H120Q142 108 178 78L152 150C178 158 196 178 200 204Z'),
  ink('M62 74C58 40 76 18 106 18C138 18 152 42 146 76L142 90H66Z'),
  ...man,
  paper('M67 70C64 46 76 28 98 24C90 34 86 44 87 52ZM90 52C90 40 98 28 114 25C104 34 102 44 103 54Z'),
  ink(
    'M115 111C105 108 97 112 91 115C84 117 79 113 77 107C70 116 77 125 90 123C101 121 109 118 115 117ZM98 130Q106 126 114 127L112 152L106 148C100 144 97 138 98 130Z',
  ),
  accent('M38 94Q62 112 78 148L66 154Q56 122 38 94Z'),
  paper('M82 146L98 150L106 162L86 154ZM74 170L84 160L104 168L102 204H88Z'),
  cut('accent', 'M107 163L88 154V174ZM107 163L126 154V174Z'),
  ...placed('translate(0 4)', [shoulder]),
  ...placed('translate(156 150)', [
    ink('M0-62C14-44 22-34 20-18C18-4 8 4 0 4S-18-4-20-18C-22-34-8-42 0-62Z'),
    paper('M-2-50C8-38 15-30 14-18C13-8 6-2 0-2S-13-8-14-18C-14-32-2-36-2-50Z'),
    accent('M0-32C6-24 8-20 7-14C6-8 3-6 0-6S-6-8-7-14C-8-22-2-24 0-32Z'),
  ]),
  ...hand(156, 180, 'scale(.9)'),
]

/** A cap that was her father's, plaits, a scarf; the cat has decided to come along. */
export const wendyAdams: Drawing = [
  ground('ink'),
  accent('M110 0H204V150H176V96H160V150H140V70H124V30H110Z'),
  ink('M128 44H134V54H128ZM184 20H190V32H184ZM150 84H155V92H150Z'),
  ...placed('translate(8 30)scale(.86)', [
    shoulders,
    neck,
    ink('M60 84L54 120L44 158L60 168L70 130ZM146 84L152 120L164 158L146 166L138 130Z'),
    ...woman,
    paper('M60 92L56 122L48 154L58 160L66 128L72 112Z'),
    ink(gouge(54, 124, 68, 120, 4), gouge(50, 140, 64, 136, 4), gouge(57, 108, 70, 106, 4)),
    ink(
      'M44 66C34 34 64 10 106 10C150 10 176 36 162 64C140 56 80 54 60 72ZM34 86C42 68 72 58 108 60L110 72C84 72 62 80 44 92Z',
    ),
    paper(
      'M52 58C48 36 68 20 96 18L84 25L98 29L80 34L92 40L74 44L84 50C72 52 62 56 54 62ZM42 85C54 74 76 67 98 66C80 72 62 79 48 88Z',
    ),
    cut('accent', disc(106, 12, 6)),
    accent('M74 138C90 150 112 150 132 138L140 152C118 170 88 170 68 154Z'),
    ink(gouge(84, 156, 94, 146, 3), gouge(104, 160, 112, 148, 3)),
    accent('M84 160L104 164L98 204H82Z'),
  ]),
  paper('M8 204C12 188 34 176 54 170L66 180L50 184L62 192L44 204Z'),
  ink('M122 204C116 184 124 168 138 162L134 136L148 148H164L178 134L178 164C190 176 190 194 184 204Z'),
  paper('M128 200C124 186 130 172 142 167L139 144L149 154L160 154L158 166L148 204Z'),
  accent('M144 160L152 157L150 164ZM164 158L172 160L166 165Z'),
  ink('M146 158L148 157V164ZM154 168L160 168L157 172Z'),
  paper(gouge(140, 172, 118, 168, 2), gouge(140, 176, 118, 178, 2)),
]

/** A trilby with a card in its band, a pencil, and an umbrella that the first gust has turned inside out. */
export const rexMurphy: Drawing = [
  ground('ink'),
  accent(
    gouge(104, 6, 120, 50, 5),
    gouge(190, 92, 204, 140, 5),
    gouge(128, 104, 140, 140, 5),
    gouge(172, 120, 184, 160, 5),
  ),
  accent('M116 56C126 26 150 8 182 4L174 18L204 16L192 34L204 48C176 40 144 44 116 56Z'),
  ink('M118 54L182 6L186 10ZM118 54L200 20V26ZM118 54L204 44V50Z'),
  drawn('ink', 9, 'M116 54L160 168'),
  drawn('paper', 3.5, 'M114 54L158 168'),
  shoulders,
  neck,
  ...man,
  ink(
    'M64 60C62 36 74 20 92 20C104 14 128 16 136 30C142 42 144 54 145 62ZM38 70C52 58 76 54 104 54C134 54 156 60 166 72C144 70 124 66 102 66C78 66 56 72 38 70Z',
  ),
  paper(
    'M69 52C68 38 76 26 90 26L84 31L96 33L86 38L98 42L86 46L94 51C84 52 76 53 69 56ZM46 68C60 61 80 58 106 58C84 62 64 66 52 70Z',
  ),
  cut('paper', 'M104 32L124 28L128 48L108 52Z'),
  drawn('ink', 2, 'M109 37L121 35M110 43L119 41'),
  drawn('ink', 3.2, disc(91, 95, 14), 'M77 92L69 89M105 92Q110 89 114 92'),
  drawn('paper', 2.5, disc(127, 95, 12)),
  cut('paper', 'M58 98L92 84L94 89L61 103Z'),
  accent('M58 98L62 97L64 102L60 103Z'),
  paper('M4 204C8 182 30 168 58 158L78 150L98 184L94 204ZM110 180L124 152L130 158L114 190Z'),
  ink('M60 160L72 154L90 186L86 204H80L82 190Z'),
  accent('M98 160L110 160L108 174L112 204H96L100 174Z'),
  ...hand(158, 178, 'scale(.86)'),
]

/** He has seen what walks beside him, and it has seen him; the dagger is for one of them. */
export const calvinWright: Drawing = [
  ground('accent'),
  ink('M110 204C112 150 104 120 112 84C118 40 144 14 168 18C196 22 206 60 202 100V204Z'),
  paper('M150 66Q162 56 174 66Q162 76 150 66ZM178 70Q188 62 198 70Q188 78 178 70Z'),
  accent(disc(162, 66, 4), disc(188, 70, 4)),
  paper('M148 96Q170 106 196 98Q172 114 148 96Z'),
  ink('M0 0H40Q60 60 52 140L40 204H0Z'),
  shoulders,
  neck,
  ink('M62 74C60 46 76 26 104 26C132 26 146 46 144 76L140 90H66Z'),
  ...man,
  paper('M66 66C68 48 80 36 98 33L92 40L100 43L90 48L96 53L86 56Z'),
  ink('M70 78C82 68 98 72 112 84L111 92C96 82 82 80 70 88Z', gouge(80, 108, 88, 122, 3)),
  ink(gouge(90, 127, 108, 126, 3), gouge(78, 116, 84, 130, 3)),
  paper(
    'M4 204C8 182 30 168 56 158L66 168L50 172L64 180L42 184L56 192L40 204ZM82 146L98 152L104 168L90 164Z',
  ),
  paper('M124 150L110 170L114 176L132 158Z'),
  ink('M142 170L150 84L158 70L164 86L160 170Z'),
  paper('M147 168L154 88L158 80L159 168Z'),
  ink('M132 156H176V164H132Z'),
  accent('M136 158H172V161H136Z'),
  ...hand(154, 182, 'scale(.86)'),
]

/** A starched cap, an apron, the coffee; what burns in her other hand is no match. */
export const agnesBaker: Drawing = [
  ground('ink'),
  accent(disc(150, 70, 56)),
  ink('M142 84C160 90 168 106 160 124C152 118 146 108 140 104Z'),
  shoulders,
  neck,
  ink('M60 86C52 52 70 28 104 28C138 28 156 52 148 88L152 112L140 116L136 96H68L66 118L56 112Z'),
  ...woman,
  paper('M64 80C60 60 72 44 94 40C82 50 76 60 76 70ZM60 92L58 108L66 112L70 96Z'),
  cut('paper', 'M68 44C72 24 90 26 96 18C102 12 112 12 116 18C122 26 140 24 142 44C118 34 92 34 68 44Z'),
  ink('M98 24Q104 30 112 24L110 34H100ZM118 30L136 30L138 40L118 34Z'),
  paper('M84 132Q94 140 108 138L106 152L98 166L80 152Z'),
  paper('M4 204C8 184 26 172 52 162L70 154L84 170L74 204Z'),
  ink('M54 160L64 156L72 204H58Z'),
  cut('paper', 'M78 168L128 164L132 204H76Z'),
  ink('M92 172L116 170L114 186L94 188Z'),
  drawn('ink', 9, 'M116 142H196'),
  drawn('paper', 5, 'M116 141H196'),
  cut('paper', 'M138 112H170L166 136H142Z'),
  drawn('paper', 4, 'M170 118Q180 118 178 124T168 130'),
  accent('M146 114H164L162 120H147Z'),
  paper(limb('150 108 144 96 156 86 148 70', 6, 1), limb('160 106 156 96 166 88 162 78', 5, 1)),
  ...hand(160, 168, 'scale(.84)'),
]

/** A scarf knotted over her curls, a smear of oil, and the largest wrench in the county. */
export const danielaReyes: Drawing = [
  ground('ink'),
  accent('M110 0H204V204H150C170 150 160 60 110 0Z'),
  shoulders,
  neck,
  ink('M58 88C50 54 68 28 104 28C140 28 158 54 150 90L154 120L138 124L134 98H70L66 122L52 118Z'),
  ...woman,
  paper('M58 98L56 116L66 118L70 100Z'),
  ink(
    'M56 76C48 44 70 20 104 20C140 20 160 46 150 78C126 58 82 58 56 76ZM92 24L70 2L96 8L104-4L112 10L136 4L116 26Z',
  ),
  paper(
    'M61 66C56 46 70 29 92 25C80 38 76 50 78 60ZM84 58C84 44 92 34 106 29C100 40 98 48 100 56ZM92 20L80 8L96 12L102 2L104 20Z',
  ),
  accent(disc(124, 44, 4), disc(138, 58, 4), disc(112, 34, 3), disc(136, 40, 3)),
  ink('M76 106L90 102L86 110ZM78 112L86 110L82 116Z'),
  paper('M84 132Q94 140 108 138L106 152L98 166L80 152ZM4 204C8 182 30 168 58 158L78 150L92 176L88 204Z'),
  ink('M56 158L66 154L74 204H60Z'),
  accent('M58 178H72V186H60Z'),
  ...placed('translate(152 122)rotate(12)', [
    cut('paper', 'M-24-32C-29-54-18-70-5-75V-50L6-45L11-52V-75C26-68 32-52 25-32C14-21-14-21-24-32Z'),
    ink('M-8-34H8V74H-8ZM-22-34C-26-52-16-66-6-70V-50L6-46L10-52V-70C22-64 28-50 22-34C14-24-14-24-22-34Z'),
    paper('M-5-30H-1V60H-5ZM-18-36C-20-48-16-56-10-60V-47L-4-42V-32Z'),
  ]),
  ...hand(146, 178, 'rotate(10)scale(.88)'),
]

/** White hair, a shawl against the night air, and a telescope that points where he would rather not look. */
export const normanWithers: Drawing = [
  ground('ink'),
  accent('M118 0H204V120L118 40Z'),
  paper(
    ...[
      [150, 24, 7],
      [178, 60, 5],
      [188, 22, 4],
      [132, 12, 3],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        `M${x} ${y - r}L${x + 1.5} ${y - 1.5}L${x + r} ${y}L${x + 1.5} ${y + 1.5}L${x} ${y + r}L${x - 1.5} ${y + 1.5}L${x - r} ${y}L${x - 1.5} ${y - 1.5}Z`,
    ),
  ),
  ...profile,
  ink('M66 70C60 44 80 24 108 24C140 26 152 52 146 78L150 104L136 122L128 104L112 96L106 80Z'),
  paper(
    'M72 62C72 44 86 31 104 30C96 38 92 46 94 56ZM96 54C96 42 106 33 122 34C112 40 110 48 112 58ZM114 64C120 56 130 54 140 60C130 62 124 68 122 76ZM116 82C124 78 134 80 140 88C130 86 124 90 122 98Z',
  ),
  ink(
    'M64 98C60 112 62 134 72 152L82 146L90 160L100 146L106 152C112 138 112 120 108 106C100 116 88 118 80 112Z',
  ),
  paper(
    'M67 100C64 114 66 130 74 144L82 138L90 150L98 138L103 142C107 130 107 120 105 112C98 120 86 122 78 114Q70 110 67 100Z',
  ),
  ink(gouge(76, 120, 80, 136, 3), gouge(88, 124, 91, 142, 3), gouge(64, 96, 82, 106, 4)),
  accent('M70 150Q104 170 140 132L160 146Q120 196 76 184Z'),
  ink(gouge(86, 172, 96, 160, 4), gouge(108, 172, 116, 156, 4), gouge(130, 160, 136, 146, 4)),
  paper('M14 204C18 184 40 168 66 156L74 168L58 172L70 182L50 186L60 204Z'),
  ...placed('translate(152 118)rotate(-52)', [
    ink('M-52-13H16V13H-52ZM16-18H64V18H16ZM-66-7H-52V7H-66Z'),
    paper('M-48-9H12V-3H-48ZM20-14H60V-6H20Z'),
    accent('M54-18H64V18H54ZM8-13H16V13H8Z'),
  ]),
  ...hand(138, 182, 'scale(.84)'),
]

/** A straight fringe, a pen behind her ear, a file too thick to close; on the cover a sign drawn by hand. */
export const minhThiPhan: Drawing = [
  ground('ink'),
  accent('M116 0H204V40H116ZM128 48H204V88H132ZM136 96H204V136H138ZM138 144H204V184H140Z'),
  ink('M150 14H170V26H150ZM156 62H176V74H156ZM160 110H180V122H160ZM162 158H182V170H162Z'),
  shoulders,
  neck,
  ink('M54 126C46 56 66 18 104 18C144 18 164 56 154 126L136 132L134 84H72L68 132Z'),
  ...woman,
  ink('M62 82C62 46 80 26 104 26C130 26 146 46 146 84L134 82C118 76 84 76 68 84Z'),
  paper(
    'M60 116C54 70 66 36 94 26C78 40 72 60 72 78L70 120ZM76 76C76 54 86 38 102 30C94 44 92 58 93 72ZM97 71C97 54 104 42 116 36C110 48 109 58 110 71Z',
  ),
  ...placed('translate(62 88)rotate(-62)', [
    cut('paper', 'M-26-3H22L28 0L22 3H-26Z'),
    accent('M-26-3H-18V3H-26Z'),
  ]),
  paper('M84 132Q94 140 108 138L106 152L98 166L80 152ZM4 204C8 182 30 168 58 158L80 146L96 168L92 204Z'),
  ink('M78 146L98 156L122 146L126 156L98 172L74 158ZM94 170L102 170L100 204H92Z'),
  ...placed('translate(146 170)rotate(7)', [
    cut('paper', 'M-36-34H30V40H-36Z'),
    paper('M30-30L36-26V40H30Z'),
    cut('accent', 'M-32-40H34V34H-32Z'),
    ink(
      'M-2-24C10-24 16-14 10-6C4 2-6-2-4-10C-2-16 8-14 6-8C14-14 8-22-2-20C-14-18-16 0-4 6L-14 22L0 10L16 22L8 4C20-4 18-26-2-24Z',
    ),
  ]),
  ...placed('translate(112 188)rotate(70)scale(.78)', hand(0, 0)),
]
