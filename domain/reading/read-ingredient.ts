/** One amount of a line, unrounded. `low` and `high` are the same unless the line gives a range; `unit` is undefined for plain counts. */
export type Quantity = { low: number; high: number; unit?: string }

/** What an ingredient line says. A line that can't be read has no amounts and its whole text as food. */
export type IngredientReading = {
  line: string
  /** The leading amount first, then the same amount in other units and further amounts ('plus 1 tbsp'). */
  amounts: Quantity[]
  /** The unit of the leading amount by its plain name: 'cup', 'gram', 'clove'. */
  unit?: string
  /** The plain name: 'all-purpose flour'. */
  food: string
  /** What stands behind the food: 'finely chopped'. */
  note: string
  /** Whether the owner pinned the line with a leading `=`, so that it never scales. */
  isPinned: boolean
  /** Whether the line leaves the amount to the cook: 'salt, to taste'. */
  isToTaste: boolean
}

/** Reads one ingredient line. */
export function readIngredient(line: string): IngredientReading {
  return { line, amounts: [], food: line, note: '', isPinned: line.startsWith('='), isToTaste: false }
}
