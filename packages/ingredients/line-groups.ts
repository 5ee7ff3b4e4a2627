/** A heading above the lines from `start` on, up to the next one. */
export type LineGroup = { heading: string; start: number }

/** What the ingredients and steps of a recipe say, line by line. */
export type RecipeLines = { ingredients: string[]; ingredientGroups?: LineGroup[]; steps: string[]; stepGroups?: LineGroup[] }

/** The heading above a line, or undefined. */
export function findHeading(groups: readonly LineGroup[] | undefined, index: number) {
  return groups?.findLast(({ start }) => start <= index)?.heading
}

/** The lines by their headings; lines before the first heading have none, and headings without lines are left out. */
export function groupLines(count: number, groups: readonly LineGroup[] = []): { heading: string; start: number; end: number }[] {
  const starts = [{ heading: '', start: 0 }, ...groups]
  return starts.map((group, index) => ({ ...group, end: starts[index + 1]?.start ?? count })).filter(({ start, end }) => end > start)
}
