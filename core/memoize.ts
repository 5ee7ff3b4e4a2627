import { LRUCache } from 'lru-cache'

/** For each memoized function, in bytes: enough for the texts of hundreds of pages. */
const maxBytes = 4_000_000

/**
 * The same function with an LRU cache of its results, keyed by the input: for slow work on texts that recur each time a page is rendered.
 * Callers share a result, so they must not change it.
 */
export function memoize<Input extends string | readonly unknown[], Answer extends NonNullable<unknown>>(work: (input: Input) => Answer) {
  const results = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => 2 * (key.length + JSON.stringify(answer).length),
    memoMethod: (key) => work(JSON.parse(key)),
  })
  return (input: Input) => results.memo(JSON.stringify(input))
}
