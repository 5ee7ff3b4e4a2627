/** A log line about a request: its path without the query, and the response time in milliseconds. */
export type RequestFacts = { reference: string; method: string; path: string; status: number; ms: number }

/** The log: one line per request, and one per error, whose message is constant and whose details are in separate fields. */
export type Log = {
  request: (facts: RequestFacts) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
}
