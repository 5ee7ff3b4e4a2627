/** Which ingredient lines a step uses, as indexes in their order. */
export function findFoods(_step: string, _ingredients: readonly string[]): number[] {
  return []
}
