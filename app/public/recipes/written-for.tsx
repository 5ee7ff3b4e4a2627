import type { Recipe } from '#domain/recipes/recipe.ts'
import { toWrittenFor } from './portions.ts'

/** Beside a step or an ingredient that is not scaled with the rest: the servings it is for. */
export function WrittenFor({ recipe }: { recipe: Pick<Recipe, 'servings'> }) {
  return <small className="written-for">{toWrittenFor(recipe)}</small>
}
