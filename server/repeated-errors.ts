type Tell = (facts: object, message: string) => void

const secondMilliseconds = 1000
const maxReferences = 20

/**
 * Logs an error at once, and while it recurs, once a second: how often it has occurred since, and the reference numbers of the first
 * requests affected. Errors are the same if they have the same message and root cause. For each cause, the stack trace is written once.
 */
export function countRepeats(tell: Tell) {
  /** By root cause, then by message: what has occurred since the last line. */
  const recent = new Map<string, { counts: Map<string, unknown[]>; timer: NodeJS.Timeout }>()

  function error(facts: object, message: string) {
    const { err, reference, ...others }: { err?: unknown; reference?: unknown } = facts
    const cause = String(findRootCause(err))
    const known = recent.get(cause)
    const references = known?.counts.get(message)
    if (references) return void references.push(reference)
    if (known) tell({ ...others, reference, error: String(err) }, message)
    else tell(facts, message)
    const { counts } = known ?? open(cause)
    counts.set(message, [])
  }

  function open(cause: string) {
    const entry = { counts: new Map<string, unknown[]>(), timer: setInterval(() => tellCounts(cause), secondMilliseconds).unref() }
    recent.set(cause, entry)
    return entry
  }

  /** Writes what occurred within the last second; a cause that did not recur is forgotten. */
  function tellCounts(cause: string) {
    const entry = recent.get(cause)
    if (!entry) return
    const repeated = [...entry.counts].filter(([, references]) => references.length > 0)
    for (const [message, references] of repeated)
      tell({ times: references.length, references: references.slice(0, maxReferences), error: cause }, message)
    entry.counts = new Map(repeated.map(([message]) => [message, []]))
    if (repeated.length > 0) return
    clearInterval(entry.timer)
    recent.delete(cause)
  }

  /** Writes what is counted and not yet written. */
  function flush() {
    for (const cause of recent.keys()) tellCounts(cause)
  }

  return { error, flush }
}

function findRootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? findRootCause(error.cause) : error
}
