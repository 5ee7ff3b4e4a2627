/**
 * Where lines of the log go: the facts of what happened, and a message that is the same for every such line. What is told often can be given
 * ready: as the members of a JSON object, without its braces.
 */
export type Log = {
  info: (facts: object | string, message: string) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}
