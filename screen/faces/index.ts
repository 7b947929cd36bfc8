/** What portraits and figures are drawn with. A door of its own: the lobby does not need it. */
export {
  type Drawing,
  type FaceAccent,
  type Shape,
  accent,
  cut,
  disc,
  drawn,
  gleam,
  gouge,
  ground,
  ink,
  layers,
  limb,
  onBothSides,
  paper,
  placed,
} from './drawing.ts'
export * from './parts.ts'
export * from './old-ones.ts'
export * from './beings.ts'
export * from './people.ts'
