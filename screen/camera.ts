/** A size or a point, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}
export interface Point {
  readonly x: number
  readonly y: number
}

/** Widths along the four edges of a window, in pixels. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Where the top left corner of a drawing lies in its window, and how large it is shown. */
export interface Camera extends Point {
  readonly scale: number
}

/** Where something lies, by its edges. */
export type Edges = Insets

/** What holds them all. */
export function around(boxes: readonly Edges[]): Edges {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** The scale at which the whole drawing is in view. */
export function fitScale(window: Size, drawing: Size): number {
  return Math.min(window.width / drawing.width, window.height / drawing.height)
}

/** The scale at which the drawing leaves no part of the window empty. */
export function coverScale(window: Size, drawing: Size): number {
  return Math.max(window.width / drawing.width, window.height / drawing.height)
}

/** A part of a drawing as large as the window allows, in its middle. */
export function cropped(window: Size, part: Size & Point): Camera {
  const scale = fitScale(window, part)
  return {
    scale,
    x: window.width / 2 - (part.x + part.width / 2) * scale,
    y: window.height / 2 - (part.y + part.height / 2) * scale,
  }
}

/**
 * Keeps the drawing in the window: centred where it is smaller, without a gap at its edges where it is larger. It can be moved up by what
 * covers the window from below for a while; a smaller one lies clear of that as far as there is room, and stays where it is when less is
 * covered again.
 */
export function within(window: Size, drawing: Size, camera: Camera, covered = 0): Camera {
  return {
    scale: camera.scale,
    x: along(window.width, drawing.width * camera.scale, camera.x, 0),
    y: along(window.height, drawing.height * camera.scale, camera.y, covered),
  }
}
function along(room: number, length: number, at: number, covered: number): number {
  if (length > room) return Math.min(0, Math.max(room - length - covered, at))
  const middle = (room - length) / 2
  if (covered === 0) return middle
  const clear = Math.max(0, Math.min(middle, room - covered - length))
  return Math.min(clear, Math.max(Math.min(0, middle - covered), at))
}

/** Shown larger or smaller, while what lies under one point of the window stays there. */
export function zoomed(camera: Camera, scale: number, at: Point): Camera {
  const factor = scale / camera.scale
  return { scale, x: at.x - (at.x - camera.x) * factor, y: at.y - (at.y - camera.y) * factor }
}

/**
 * How far something that reaches from `low` to `high` must move to be in the window, `apart` from its edges (a part of the window). What is
 * too long for that goes to the middle.
 */
export function wayInto(room: number, low: number, high: number, apart: number): number {
  const margin = room * apart
  if (high - low > room - 2 * margin) return (room - low - high) / 2
  return Math.max(0, margin - low) - Math.max(0, high - (room - margin))
}
