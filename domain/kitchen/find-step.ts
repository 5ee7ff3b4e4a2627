/** Below this share of common words a step is another step. */
const leastLikeness = 0.5

/** The place of the step that a note was written at, also when it was reworded or moved; undefined if none is like it. */
export function findStep(steps: readonly string[], step: string): number | undefined {
  const same = steps.indexOf(step)
  if (same >= 0) return same
  const words = toWords(step)
  const likeness = steps.map((other) => compareWords(words, toWords(other)))
  const best = Math.max(0, ...likeness)
  return best >= leastLikeness ? likeness.indexOf(best) : undefined
}

function toWords(text: string) {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** Dice's coefficient: 1 for the same words, 0 for none in common. */
function compareWords(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const common = [...one].filter((word) => other.has(word)).length
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}
