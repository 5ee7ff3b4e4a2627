export type TickKind = 'ingredient' | 'step'

/** The ticks of one recipe: when the last one was set (epoch milliseconds), and the ticked lines by kind. */
export type TickRecord = { at: number } & Record<TickKind, string[]>

const maxAgeMilliseconds = 30 * 24 * 60 * 60 * 1000
const maxRecipes = 100

/** Parses the ticks of all recipes, by recipe id. Drops expired and invalid records. */
export function readTicks(stored: string | null, now: number): Map<number, TickRecord> {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    return new Map(Array.isArray(entries) ? entries.filter(isEntry).filter(([, { at }]) => now - at < maxAgeMilliseconds) : [])
  } catch {
    return new Map()
  }
}

/** Serialises ticks: only those of the most recent recipes. Null if there are none. */
export function writeTicks(ticks: ReadonlyMap<number, TickRecord>): string | null {
  const recent = [...ticks]
    .filter(([, { ingredient, step }]) => ingredient.length + step.length > 0)
    .toSorted(([, one], [, other]) => one.at - other.at)
    .slice(-maxRecipes)
  return recent.length > 0 ? JSON.stringify(recent) : null
}

/** The keys of lines: the line itself, with a number appended to repetitions. */
export function toTickNames(lines: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const count = (seen.get(line) ?? 0) + 1
    seen.set(line, count)
    return count === 1 ? line : `${line} #${count}`
  })
}

function isEntry(entry: unknown): entry is [number, TickRecord] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'number' && isRecord(entry[1])
}

function isRecord(value: unknown): value is TickRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'ingredient' in value &&
    isTexts(value.ingredient) &&
    'step' in value &&
    isTexts(value.step)
  )
}

function isTexts(value: unknown) {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
