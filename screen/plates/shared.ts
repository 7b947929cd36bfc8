import { type Drawing, accent, cut, disc, gleam, gouge, ink, limb, paper, placed } from '../faces/drawing.ts'
import { rays, sheet } from './draw.ts'

const roofs =
  'M-60 204V128L-46 116L-32 128V138H-20V112L-10 96L0 112V134H14V120L30 108L46 120V142H60V128H84V146H98V118L104 84L110 118V146H126V130L140 118L154 130V140H170V110H188V138H200V124L214 112L228 124V134H244V118H260V204Z'

/** The sun comes up over the roofs, and those who waited for it stand on a hill. */
export const dawn: Drawing = [
  ...sheet(accent),
  paper(...rays(100, 126, 52, 250, 36, 7)),
  paper(disc(100, 126, 46)),
  ...placed('translate(-54 26)', [ink(roofs)]),
  ...placed('translate(106 26)', [ink(roofs)]),
  ink('M-60 204V188C0 172 50 156 100 156S200 172 260 188V204Z'),
  paper('M-60 186C-6 170 44 157 96 156C46 161 0 174-60 196Z'),
  ...[
    [58, 138, 1],
    [79, 132, 1.2],
    [103, 128, 1.35],
    [126, 132, 1.15],
    [146, 138, 0.95],
  ].map(([x = 0, y = 0, s = 1], i) => ({
    ...ink(
      i % 2 === 0
        ? 'M-9 24L-8 4Q-8-4-3-5L-3-8H-9Q-6-12-5-13Q-5-19 0-19T5-13Q6-12 9-8H3L3-5Q8-4 8 4L9 24Z'
        : 'M-9 24L-7 3Q-7-4-2-5L-2-7Q-6-10-5-15Q0-21 5-15Q6-10 2-7L2-5Q7-4 7 3L9 24Z',
    ),
    transform: `translate(${x} ${y})scale(${s})`,
  })),
]

const arms = [
  '-30 210 -36 150 0 110 -6 60 -40 34 -46 8 -20 0',
  '236 210 244 150 206 118 214 70 252 48 250 16 222 8',
  '40 210 20 140 60 92 48 40 70 12 92 24 84 42',
  '168 210 186 150 146 104 160 52 142 20 118 26 122 46',
]

/** Behind the roofs something stretches that is taller than the church. */
export const stirring: Drawing = [
  ...sheet(accent),
  ...placed('translate(0 34)', [
    paper(disc(100, 62, 40)),
    ink(
      gouge(-60, 22, 30, 16, 6),
      gouge(150, 14, 260, 22, 7),
      gouge(-50, 92, 20, 98, 5),
      gouge(170, 100, 258, 92, 5),
    ),
    ...arms.map((spine) => ink(limb(spine, 40, 3))),
    paper(...arms.map((spine, i) => gleam(spine, 37, i % 2 === 0 ? 1 : -1, 0.34))),
    ink(roofs),
    paper(
      'M-47 117L-60 128V132L-46 120ZM-11 98L-20 112V118L-10 103ZM29 110L14 120V124L29 114ZM103 90L98 118L101 120ZM139 120L126 130V134L139 124Z',
    ),
    accent(
      'M-40 132H-35V138H-40ZM24 126H30V134H24ZM66 134H70V140H66ZM178 118H182V126H178ZM212 126H216V132H212Z',
    ),
    ink('M-60 160H260V204H-60Z'),
  ]),
]

/** Glass, or a mind: broken from one point outwards. */
export const cracks: Drawing = [
  cut(
    'paper',
    'M118 74L96 40L106 38L84-4H90L112 34L104 38ZM118 74L160 48L158 38L204 14V20L166 42L168 52ZM118 74L164 96L160 104L210 132V126L168 100L172 92ZM118 74L106 122L116 128L96 204H104L124 126L114 120ZM118 74L66 92L64 84L-4 110V104L62 78L68 86Z',
    'M118 74L130 30L140 32L150-4H155L145 38L134 36ZM118 74L148 140L142 148L166 204H172L150 148L156 140Z',
  ),
  ink('M110 70L120 62L130 72L122 86L110 84Z'),
]
