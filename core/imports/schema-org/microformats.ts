import { type Document, type Element, findAll, findFirst, readText } from '../read-html.ts'
import { linesOf, toIngredients, toInstructions } from './element-lines.ts'

/** Recipes in h-recipe and its forerunner hRecipe. */
export function findMicroformats(page: Document) {
  return findAll('.h-recipe, .hrecipe', page).map((root) => ({
    '@type': 'Recipe',
    name: readText(findFirst('.p-name, .fn', root)),
    description: readText(findFirst('.p-summary, .summary', root)),
    image: [findFirst('img.u-photo, img.photo, .photo img', root)?.attribs.src],
    author: readText(findFirst('.p-author, .author', root)),
    recipeIngredient: toIngredients(linesOf(findAll('.p-ingredient, .ingredient', root))),
    recipeInstructions: toInstructions(linesOf(findAll('.e-instructions, .instructions', root))),
    recipeYield: readText(findFirst('.p-yield, .yield', root)),
    prepTime: timeOf('.preptime', root),
    cookTime: timeOf('.cooktime', root),
    totalTime: timeOf('.dt-duration, .duration', root),
    recipeCategory: findAll('.p-category, .tag', root).map((element) => readText(element)),
    nutrition: { calories: readText(findFirst('.calories', root)) },
  }))
}

function timeOf(selector: string, root: Element) {
  const element = findFirst(selector, root)
  const marked = element && findFirst('[datetime], .value-title[title]', element)
  return element?.attribs.datetime ?? marked?.attribs.datetime ?? marked?.attribs.title ?? readText(element)
}
