/** The focal point that crops keep in view, in percent of the width from the left and of the height from the top. */
export type PictureFocus = { x: number; y: number }

/** The step between focal points, in percent: each has a class in `base.css`, as the site's policy allows no inline styles. */
export const focusStep = 10

/** The middle, which crops keep in view if a picture has no focal point. */
export const middle: PictureFocus = { x: 50, y: 50 }

/** A focal point as stored; undefined for the middle. */
export function toFocus({ focusX, focusY }: { focusX: number | null; focusY: number | null }): PictureFocus | undefined {
  return focusX === null || focusY === null ? undefined : { x: focusX, y: focusY }
}

/** The focal point that a picture's classes encode. */
export function readFocus(classes: string | undefined): PictureFocus | undefined {
  const [, x, y] = /^fx(\d+) fy(\d+)$/.exec(classes ?? '') ?? []
  return x && y ? { x: Number(x), y: Number(y) } : undefined
}

/** The classes by which a cropped picture keeps its focal point in view. */
export function toFocusClass(focus: PictureFocus | undefined) {
  return focus && `fx${focus.x} fy${focus.y}`
}
