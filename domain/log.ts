/**
 * Where lines of the log go: the facts of what happened, and a message that is the same for every such line. Facts that are told often can be
 * given as what makes them, which happens when there is time for it.
 */
export type Log = {
  info: (facts: object | (() => object), message: string) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}
