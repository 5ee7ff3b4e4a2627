/** The place of a picture that crops keep in view, in percent of its width from the left and of its height from the top. */
export type PictureFocus = { x: number; y: number }

/** Percent between two places: each has a class in `base.css`, because the site's policy allows no inline styles. */
export const focusStep = 10

/** The middle, which is what crops keep of a picture without a place of its own. */
export const middle: PictureFocus = { x: 50, y: 50 }

/** A place as stored; undefined for the middle. */
export function toFocus({ focusX, focusY }: { focusX: number | null; focusY: number | null }): PictureFocus | undefined {
  return focusX === null || focusY === null ? undefined : { x: focusX, y: focusY }
}

/** The place that the classes of a picture say. */
export function readFocus(classes: string | undefined): PictureFocus | undefined {
  const [, x, y] = /^fx(\d+) fy(\d+)$/.exec(classes ?? '') ?? []
  return x && y ? { x: Number(x), y: Number(y) } : undefined
}

/** The classes with which a cropped picture keeps a place in view. */
export function toFocusClass(focus: PictureFocus | undefined) {
  return focus && `fx${focus.x} fy${focus.y}`
}
