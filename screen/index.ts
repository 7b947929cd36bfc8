export type {
  Ambience,
  ChapterWords,
  Chronicle,
  Deed,
  HowToChapter,
  Lesson,
  LessonStep,
  Offered,
  Picture,
  Prohibited,
  Screen,
  Shown,
  Sound,
  Target,
  Travel,
  Tray,
} from './contract.ts'
export { type BoardContext, createBoardContext } from './context.ts'
export type { MomentTable } from './moments.ts'
export { deedsIn, type MarkTable } from './deeds.ts'
export { Stage, stage, setStage } from './stage.svelte.ts'
export { DrawnParts, Turns } from './turns.svelte.ts'
export { initialsOf } from './initials.ts'
export { sided } from './sided.ts'
export { litLabel, meantBy, roleOf, spotState, unlitMark } from './spot.ts'
export { target } from './target.ts'
export { default as Backdrop } from './Backdrop.svelte'
export { default as CharacterCards } from './CharacterCards.svelte'
export { default as Dialog } from './Dialog.svelte'
export { default as Die } from './Die.svelte'
export { default as DiceScene } from './DiceScene.svelte'
export { default as DiceTray } from './DiceTray.svelte'
export { default as Drawer } from './Drawer.svelte'
export { default as Fan } from './Fan.svelte'
export { default as Icon } from './Icon.svelte'
export { default as IconShape } from './IconShape.svelte'
export { default as Moments } from './Moments.svelte'
export { default as PanZoom } from './PanZoom.svelte'
export { default as Pawn } from './Pawn.svelte'
export { default as Gauge } from './Gauge.svelte'
export { default as Pips } from './Pips.svelte'
export { default as PlayingCard } from './PlayingCard.svelte'
export { default as RailFace } from './RailFace.svelte'
export { default as Scene } from './Scene.svelte'
export { default as Still } from './still/Still.svelte'
export { default as Spot } from './Spot.svelte'
export { default as Portrait } from './faces/Portrait.svelte'
export { default as PortraitShape } from './faces/PortraitShape.svelte'
export { default as Medallion } from './people/Medallion.svelte'
export { default as Vitals } from './people/Vitals.svelte'
export { default as Tableau } from './Tableau.svelte'
export { default as FreshMark } from './FreshMark.svelte'
export { default as TargetPing } from './TargetPing.svelte'
export { default as TargetRing } from './TargetRing.svelte'
export { default as TravelWay } from './TravelWay.svelte'
export { default as Tabs } from './Tabs.svelte'
export { default as ToastList } from './ToastList.svelte'
export type { IconName } from './icons.ts'
export { Toasts, type Toast } from './toasts.svelte.ts'
