import { LRUCache } from 'lru-cache'

/** Most bytes that the answers of one kind take for each open database. */
const maxBytes = 16_000_000
/** The same for what is read of texts: enough for hundreds of pages. */
const maxTextBytes = 4_000_000

/** The latest answers of one kind, so that whoever turns their pages does not wait for them again. */
export type KeptAnswers<Answer> = { find(key: string): Answer | undefined; keep(key: string, answer: Answer): Answer }

/**
 * Keeps what is worked out from something in memory, in bounds. Each `owner` has answers of its own, and they go when it goes. The key has to name
 * everything that the answer depends on, a version number of the owner among it.
 */
export function keepAnswers<Answer extends object>(toBytes: (answer: Answer) => number) {
  const owners = new WeakMap<object, LRUCache<string, Answer>>()

  return (owner: object): KeptAnswers<Answer> => {
    const answers = owners.get(owner) ?? open()
    owners.set(owner, answers)
    return {
      find: (key) => answers.get(key),
      keep(key, answer) {
        answers.set(key, answer)
        return answer
      },
    }
  }

  function open() {
    return new LRUCache<string, Answer>({ maxSize: maxBytes, sizeCalculation: (answer, key) => 2 * key.length + toBytes(answer) })
  }
}

/**
 * The same function with its latest answers kept: for one that works long on texts which come again whenever a page is made anew. Several callers get
 * the same answer, so it is to be left as it is.
 */
export function remember<Input extends string | readonly unknown[], Answer extends NonNullable<unknown>>(work: (input: Input) => Answer) {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxTextBytes,
    sizeCalculation: (answer, key) => 2 * (key.length + JSON.stringify(answer).length),
  })
  return (input: Input): Answer => {
    const key = typeof input === 'string' ? input : JSON.stringify(input)
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = work(input)
    answers.set(key, answer)
    return answer
  }
}
