type Limits = { most: number; longest?: number }

/**
 * The same function with a cache of its last results, up to `most` texts of at most `longest` characters each. Callers share the results,
 * so they must not change them.
 */
export function remember<Answer extends object>(read: (text: string) => Answer, { most, longest = Number.POSITIVE_INFINITY }: Limits) {
  const known = new Map<string, Answer>()
  return (text: string): Answer => {
    const before = known.get(text)
    if (before) return before
    const answer = read(text)
    if (known.size >= most) known.clear()
    if (text.length <= longest) known.set(text, answer)
    return answer
  }
}
