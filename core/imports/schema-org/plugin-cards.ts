import { readImageAddress } from '../picture-forms.ts'
import { type Document, type Element, findAll, findFirst, readText } from '../read-html.ts'
import { type Line, toIngredients, toInstructions, toLine } from './element-lines.ts'

/** The selectors for the parts of plugin cards. */
const cards = [
  {
    root: '.wprm-recipe-container',
    name: '.wprm-recipe-name',
    short: '.wprm-recipe-summary',
    group: '.wprm-recipe-ingredient-group',
    stepGroup: '.wprm-recipe-instruction-group',
    heading: '.wprm-recipe-group-name',
    line: 'li.wprm-recipe-ingredient',
    step: '.wprm-recipe-instruction-text',
    yields: '.wprm-recipe-servings-with-unit, .wprm-recipe-servings',
  },
  {
    root: '.tasty-recipes',
    name: '.tasty-recipes-title, h2',
    short: '.tasty-recipes-description-body, .tasty-recipes-description',
    group: '.tasty-recipes-ingredients, .tasty-recipe-ingredients',
    stepGroup: '.tasty-recipes-instructions, .tasty-recipe-instructions',
    heading: 'h4',
    line: 'li',
    step: 'li',
    yields: '.tasty-recipes-yield',
  },
  {
    root: '.mv-create-card',
    name: '.mv-create-title',
    short: '.mv-create-description',
    group: '.mv-create-ingredients',
    stepGroup: '.mv-create-instructions',
    heading: 'h4',
    line: 'li',
    step: 'li, p',
    yields: '.mv-create-yield',
  },
] as const

/** Recipes in the cards of WP Recipe Maker, Tasty Recipes and Create. */
export function findCards(page: Document) {
  return cards.flatMap(({ root, name, short, group, stepGroup, heading, line, step, yields }) =>
    findAll(root, page).map((card) => ({
      '@type': 'Recipe',
      name: readText(findFirst(name, card)) || readText(findFirst('h1', page)),
      description: readText(findFirst(short, card)),
      image: findAll('img', card).slice(0, 1).map(readImageAddress),
      recipeIngredient: toIngredients(inOrder(card, group, heading, line)),
      recipeInstructions: toInstructions(inOrder(card, stepGroup, heading, step)),
      recipeYield: readText(findFirst(yields, card)),
    })),
  )
}

function inOrder(card: Element, group: string, heading: string, line: string): Line[] {
  return findAll(group, card).flatMap((part) => {
    const headings = new Set(findAll(heading, part))
    return findAll(`${heading}, ${line}`, part).flatMap((element) => toLine(readText(element), headings.has(element)))
  })
}
