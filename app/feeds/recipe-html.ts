import type { Recipe } from '#domain/recipes/recipe.ts'
import { toHtml } from './xml-text.ts'

/** A whole recipe as HTML for feed readers: what it is, what goes in, and how it is made. */
export function toRecipeHtml({ short, ingredients, steps }: Pick<Recipe, 'short' | 'ingredients' | 'steps'>) {
  return [
    `<p>${toHtml(short)}</p>`,
    `<h2>Ingredients</h2><ul>${toItems(ingredients)}</ul>`,
    `<h2>Steps</h2><ol>${toItems(steps)}</ol>`,
  ].join('')
}

function toItems(lines: readonly string[]) {
  return lines.map((line) => `<li>${toHtml(line)}</li>`).join('')
}
