/** Minutes in milliseconds. */
export const minutes = (count: number) => count * 60_000

/** Hours in milliseconds. */
export const hours = (count: number) => minutes(60 * count)
