import {
  type Drawing,
  accent,
  collar,
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
  shoulder,
  shoulders,
  woman,
} from '@miskatonic/screen/faces'

/** Hair on end, goggles on the brow, and a flask that should not glow. */
export const scientist: Drawing = [
  ground('ink'),
  accent('M112 0H200V150L150 200H128Q150 120 112 0Z'),
  ink(
    'M54 92L40 84L50 72L34 58L50 52L40 32L58 38L58 16L74 28L82 6L94 24L108 2L116 24L134 8L134 30L154 22L148 42L168 44L154 60L168 76L152 80L146 100Z',
  ),
  shoulders,
  ...man,
  paper(
    'M58 84L48 80L58 72L46 60L58 56L50 40L64 46L64 26L76 38L84 16L93 32L106 14L108 30L96 38L84 44L76 56L70 66L66 84Z',
    'M4 204C8 180 30 168 62 158L80 150L98 180L94 204ZM108 178L126 154L130 158L112 188Z',
  ),
  ink('M62 160L74 155L92 184L88 204H82L84 188Z'),
  ink('M62 62C84 52 124 52 146 62V78C124 70 84 70 62 80Z'),
  cut('accent', 'M70 66C72 56 98 54 102 62C104 74 98 80 86 80C76 80 70 76 70 66Z'),
  cut('accent', 'M110 62C114 54 136 56 140 64C140 76 132 80 122 79C114 78 110 72 110 62Z'),
  paper('M75 70Q76 62 86 61L79 75ZM115 69Q116 62 124 61L118 74Z'),
  paper('M88 120Q100 112 113 116V126Q98 124 90 130Z'),
  ink('M88 122Q100 126 113 120V123Q102 129 90 127Z'),
  ...placed('translate(156 148)rotate(10)', [
    cut('paper', 'M-7-46H7V-40H5V-14L24 22Q26 30 18 30H-18Q-26 30-24 22L-5-14V-40H-7Z'),
    accent('M-11 4H11L20 22Q21 26 17 26H-17Q-21 26-20 22Z'),
    ink(disc(-4, 14, 4), disc(7, 18, 3), disc(2, 8, 2)),
  ]),
  paper(gouge(150, 92, 156, 70, 4), gouge(166, 88, 174, 62, 4)),
  ...hand(146, 186, 'scale(.86)'),
]

/** A wide flat hat, a white collar, a book against his chest; a church window behind. */
export const priest: Drawing = [
  ground('ink'),
  accent('M124 204V70C124 40 142 20 162 4C182 20 200 40 200 70V204Z'),
  ink('M158 8H166V204H158ZM124 84H204V92H124ZM124 132H204V140H124Z'),
  shoulders,
  ink('M80 128H126L130 164H76Z'),
  ...man,
  ink(
    'M58 66C62 40 78 30 104 30C132 30 146 42 148 66ZM24 66C44 54 80 50 104 50C134 50 168 54 184 64C170 78 132 80 104 80C76 80 40 80 24 66Z',
  ),
  paper(
    'M64 56C66 42 80 35 98 35L90 40L98 43L88 47L96 51C84 52 74 54 64 58ZM32 66C50 58 78 55 112 56C84 59 60 64 44 72Z',
  ),
  ink('M88 128Q98 124 113 126L110 132Q98 130 88 128ZM72 90L66 96V108L74 106Z'),
  paper('M80 146Q98 156 122 148L124 158Q100 168 78 156Z'),
  ink('M98 150L106 150L107 164L97 163Z'),
  paper('M4 204C8 180 30 168 58 158L74 170L56 172L72 180L48 182L64 190L44 204Z'),
  ...placed('translate(122 182)rotate(-12)', [
    cut('accent', 'M-30-28H28V34H-30Z'),
    paper('M28-24H34V34H28ZM-30 28H28V34H-30Z'),
    ink('M-26-28H-22V30H-26ZM-4-16H6V-6H15V3H6V22H-4V3H-13V-6H-4Z'),
  ]),
  ...placed('translate(92 190)rotate(70)scale(.8)', hand(0, 0)),
]

/** Hair pinned up with a pencil, glasses on a chain, shelves behind her. */
export const historian: Drawing = [
  ground('ink'),
  accent(
    'M130 0H142V44H130ZM146 6H156V44H146ZM160-2H176V44H160ZM180 8H188V44H180ZM191 0H204V44H191Z',
    'M134 56H148V100H134ZM152 62H162V100H152ZM166 54H176V100H166ZM180 60H194V100H180ZM136 112H146V156H136ZM150 116H164V156H150ZM168 110H178V156H168ZM182 118H192V156H182Z',
  ),
  shoulders,
  ink('M84 126H120L128 164H76Z'),
  ink('M58 88C50 52 68 28 104 28C140 28 156 52 148 88L140 96H66Z', disc(112, 22, 25, 21)),
  ...woman,
  paper(
    'M64 78C60 54 74 38 94 34C82 44 76 56 76 68ZM80 66C82 50 92 40 108 36C100 46 96 56 97 64ZM90 18C96 6 112 3 124 10C112 10 102 14 98 24ZM100 28C106 18 118 15 130 20C120 22 112 28 110 38Z',
  ),
  drawn('ink', 8, 'M72 6L146 40'),
  drawn('paper', 4.5, 'M74 7L146 40'),
  ink('M142 34L152 42L140 43Z'),
  drawn('ink', 3.2, disc(90, 91, 14), 'M76 89L68 86M104 89Q108 86 112 89'),
  drawn('paper', 2.5, disc(126, 91, 12)),
  drawn('accent', 2.5, 'M70 96C56 120 62 146 78 162M140 92C152 118 148 142 134 160'),
  paper(
    'M4 204C8 182 30 170 58 160L76 150L98 184L92 204H60Z',
    'M84 132Q94 140 108 139L104 152L98 168L80 150ZM108 182L124 152L128 156L112 192Z',
  ),
  ink('M60 162L74 154L92 186L86 204H80L82 190Z'),
  cut('accent', 'M100 172L110 182L100 194L90 182Z'),
  ...placed('translate(152 184)rotate(-6)', [
    cut('paper', 'M-34-22Q-16-30 0-20Q16-30 34-22V22Q16 14 0 24Q-16 14-34 22Z'),
    ink('M-1-20H3V24H-1Z'),
    drawn('ink', 2.2, 'M-28-12Q-16-18-6-12M-28-3Q-16-9-6-3M-28 6Q-16 0-6 6M8-12Q18-18 28-12M8-3Q18-9 28-3'),
  ]),
]

/** A bowler, a waxed moustache, and an eye grown large behind the lens. */
export const detective: Drawing = [
  ground('ink'),
  accent('M116 0H200V160C180 120 150 90 116 70Z'),
  ink(gouge(130, 18, 200, 40, 8), gouge(128, 44, 204, 78, 8), gouge(150, 84, 204, 118, 8)),
  collar,
  ...man,
  ink(
    'M60 62C58 30 76 12 104 12C134 12 150 30 148 62ZM42 60C46 70 60 74 104 72C148 72 162 68 166 56C172 70 154 84 104 84C56 84 38 76 42 60Z',
  ),
  paper(
    'M66 58C64 36 78 20 98 18L90 24L99 28L87 33L96 38L84 42L93 48L82 51L88 58C80 60 72 60 66 60ZM46 66C54 74 76 77 104 76C82 82 58 80 46 66Z',
  ),
  accent('M62 60C80 66 128 66 148 60V68C124 74 84 74 62 68Z'),
  ink('M114 111C104 108 94 112 88 118C80 122 72 118 72 108C64 116 66 128 78 130C92 132 106 124 114 120Z'),
  paper(
    'M56 146L54 123L60 104L74 120L95 152L90 164L71 147L77 165L62 156ZM136 104L128 130L112 158L108 154L120 128Z',
  ),
  shoulder,
  cut('accent', 'M88 166L98 158L108 166L102 178L106 204H90L94 178Z'),
  ...placed('translate(146 130)rotate(14)', [
    ink('M-6 26H6V76H-6Z'),
    paper('M-3 34H1V70H-3Z'),
    ink(disc(0, 0, 33)),
    cut('paper', disc(0, 0, 29)),
    accent(disc(0, 0, 23)),
  ]),
  ...placed('translate(146 130)', [
    paper('M-21 2C-12-14 12-14 21 2C12 14-12 14-21 2Z'),
    accent(disc(0, 1, 9)),
    ink(disc(1, 1, 5), 'M-22 2C-12-17 12-17 22 2C12-9-12-9-22 2Z'),
  ]),
  ...hand(134, 186, 'rotate(10)scale(.84)'),
]

/** A severe parting, a high collar; the watch on its chain has begun to swing. */
export const alienist: Drawing = [
  ground('ink'),
  accent(
    'M200 100A92 92 0 0 1 100 200V186A78 78 0 0 0 186 100A78 78 0 0 0 116 24V10A92 92 0 0 1 200 100Z',
    'M172 100A66 66 0 0 1 116 166V150A50 50 0 0 0 156 100A50 50 0 0 0 118 54V38A66 66 0 0 1 172 100Z',
  ),
  ink('M2 204C6 178 32 164 64 156L72 128H132L140 154C172 162 194 178 198 204Z'),
  ink(
    'M56 104C46 58 64 22 106 22C148 22 160 60 148 104C146 116 140 122 132 124L70 122C62 120 58 114 56 104Z',
  ),
  ...woman,
  paper(
    'M62 98C54 66 66 40 96 30C80 46 74 60 72 78L70 96C69 104 66 104 62 98ZM78 62C82 46 92 36 108 31C104 42 104 52 108 60C98 56 86 58 78 62Z',
  ),
  ink('M70 68C84 60 98 58 112 64L112 68C98 64 84 68 72 76Z'),
  paper('M76 138L100 148L124 136L128 156L104 168L74 158Z'),
  ink('M98 148H103V204H98ZM80 142L84 160L79 158L76 144Z'),
  cut('accent', 'M101 150L109 158L101 167L93 158Z'),
  paper('M6 204C10 182 32 170 62 160L96 178V204H64L52 190L58 204Z'),
  ink('M62 166L70 163L86 182L90 204H84L80 188ZM34 178L40 204H34L29 182Z'),
  ...placed('translate(160 92)scale(.78)', hand(0, 0)),
  drawn('ink', 6, 'M160 104Q156 130 136 150'),
  drawn('paper', 2.5, 'M160 104Q156 130 136 150'),
  cut('paper', disc(130, 162, 19)),
  ink(disc(130, 162, 14)),
  accent(disc(130, 162, 11)),
  drawn('ink', 2.5, 'M130 154V162L136 166'),
]

/** A veil over closed eyes; something pale rises where the breath should be. */
export const medium: Drawing = [
  ground('ink'),
  accent('M100 8C150 8 186 46 188 96L196 204H120V60Z'),
  ink('M102 10C60 10 42 46 42 92C40 130 26 160 10 204H192C178 160 166 130 162 92C162 46 146 10 102 10Z'),
  ...woman,
  paper('M84 84Q96 82 106 92L100 98Q86 100 76 92Z', 'M73 86L106 86V100L76 100Z'),
  ink('M74 92Q88 102 105 94Q90 106 74 92Z', 'M73 79C81 74 95 75 107 82C95 79 82 79 73 82Z'),
  paper(
    'M98 15C66 18 50 48 50 92C48 128 36 160 22 196L40 172L36 204L54 164L54 200L68 150C60 128 58 108 62 88C62 56 72 32 98 15Z',
    'M70 58C78 44 90 38 106 38C94 44 84 52 80 62Z',
  ),
  drawn('ink', 2.5, 'M58 60Q80 30 112 28M52 84Q54 60 70 44'),
  drawn('accent', 2.5, 'M62 68C80 54 124 52 146 70'),
  cut('accent', disc(104, 58, 6)),
  ink('M90 118Q100 110 112 116Q108 126 100 126Q92 124 90 118Z'),
  paper(limb('236 -20 190 18 160 46 178 84 148 104 130 126 102 119', 26, 2)),
  drawn('ink', 2.5, 'M184 40Q168 52 176 74M162 94Q150 104 144 112'),
  paper(gouge(84, 152, 76, 196, 4), gouge(104, 168, 106, 202, 4), gouge(134, 170, 148, 200, 4)),
]
