/** What the log says of a request: its path without a query, and how many milliseconds the answer took. */
export type RequestFacts = { reference: string; method: string; path: string; status: number; ms: number }

/** Where lines of the log go: one about each request; and facts of what went wrong, with a message that is the same for every such line. */
export type Log = {
  request: (facts: RequestFacts) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}
