/** Where lines of the log go: the facts of what happened, and a message that is the same for every such line. */
export type Log = {
  info: (facts: object, message: string) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}
