import type { AnyNode } from 'domhandler'
import { type Document, type Element, findAll, findFirst, readText, toInnerHtml, toTextLines } from '../read-html.ts'

/** Recipes that a page marks up in its HTML, as nodes of schema.org: microdata, microformats, or the cards of plugins. The first kind that has any. */
export function findMarkedUp(page: Document): Record<string, unknown>[] {
  for (const find of [findMicrodata, findMicroformats, findCards]) {
    const nodes = find(page).filter(({ recipeIngredient }) => Array.isArray(recipeIngredient) && recipeIngredient.length > 0)
    if (nodes.length > 0) return nodes
  }
  return []
}

function findMicrodata(page: Document) {
  return findAll('[itemtype*="schema.org/Recipe" i], [itemtype*="data-vocabulary.org/Recipe" i]', page).map((root) => {
    const all = (name: string) => findAll(`[itemprop~="${name}"]`, root)
    const own = (name: string) => all(name).filter((element) => isOwn(element, root))
    const value = (name: string) => own(name).map(readValue).find(Boolean)
    const steps = [...all('recipeInstructions'), ...all('instructions')]
    const ingredients = [...all('recipeIngredient'), ...all('ingredients'), ...all('ingredient')]
    const inSteps = steps.length === 1 ? findAll('[itemprop~="text"], [itemprop~="step"]', steps[0] as Element) : []
    return {
      '@type': 'Recipe',
      name: value('name'),
      description: value('description') ?? value('summary'),
      image: own('image').map(readValue),
      author: all('author').map(readValue)[0],
      recipeIngredient: linesOf(ingredients),
      recipeInstructions: linesOf(inSteps.length > 1 ? inSteps : steps),
      recipeYield: value('recipeYield') ?? value('yield'),
      prepTime: value('prepTime'),
      cookTime: value('cookTime'),
      totalTime: value('totalTime'),
      recipeCategory: own('recipeCategory').map(readValue),
      recipeCuisine: own('recipeCuisine').map(readValue),
      keywords: own('keywords').map(readValue),
      url: value('url'),
      datePublished: value('datePublished'),
      nutrition: Object.fromEntries(nutritionNames.map((name) => [name, all(name).map(readValue).find(Boolean)])),
    }
  })
}

const nutritionNames = ['calories', 'proteinContent', 'fatContent', 'carbohydrateContent']

/** Whether a property is of a recipe itself, not of an item within it. */
function isOwn(element: Element, root: Element) {
  for (let above = element.parent; above && above !== root; above = above.parent)
    if ('attribs' in above && above.attribs.itemscope !== undefined) return false
  return true
}

function readValue(element: Element): string {
  const { content, datetime, src, href } = element.attribs
  if (content !== undefined) return content
  if (element.name === 'img') return element.attribs['data-src'] ?? src ?? ''
  if (element.name === 'link') return href ?? ''
  if (element.name === 'a' && /url|image/.test(element.attribs.itemprop ?? '')) return href ?? ''
  if (element.name === 'time' && datetime) return datetime
  const name = element.attribs.itemscope === undefined ? undefined : findFirst('[itemprop~="name"], [itemprop~="url"]', element)
  return name ? readValue(name) : readText(element)
}

/** The lines of elements; those within one of them are not read again. */
function linesOf(elements: Element[]): string[] {
  const set = new Set<AnyNode>(elements)
  return elements.flatMap((element) => {
    for (let above = element.parent; above; above = above.parent) if (set.has(above)) return []
    if (element.attribs.content !== undefined && element.children.length === 0) return element.attribs.content
    const items = findAll('li', element)
    if (items.length > 1) return items.map((item) => readText(item)).filter(Boolean)
    if (element.name === 'li') return readText(element) || []
    return toTextLines(toInnerHtml(element))
  })
}

function findMicroformats(page: Document) {
  return findAll('.h-recipe, .hrecipe', page).map((root) => ({
    '@type': 'Recipe',
    name: readText(findFirst('.p-name, .fn', root)),
    description: readText(findFirst('.p-summary, .summary', root)),
    image: [findFirst('img.u-photo, img.photo, .photo img', root)?.attribs.src],
    author: readText(findFirst('.p-author, .author', root)),
    recipeIngredient: linesOf(findAll('.p-ingredient, .ingredient', root)),
    recipeInstructions: linesOf(findAll('.e-instructions, .instructions', root)),
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

/** Where the cards of plugins have what. */
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

function findCards(page: Document) {
  return cards.flatMap(({ root, name, short, group, stepGroup, heading, line, step, yields }) =>
    findAll(root, page).map((card) => ({
      '@type': 'Recipe',
      name: readText(findFirst(name, card)) || readText(findFirst('h1', page)),
      description: readText(findFirst(short, card)),
      image: [findFirst('img', card)?.attribs.src],
      recipeIngredient: inOrder(card, group, heading, line).map(([text, isHeading]) => (isHeading ? `${text.replace(/:$/, '')}:` : text)),
      recipeInstructions: inOrder(card, stepGroup, heading, step).map(([text, isHeading]) =>
        isHeading ? { '@type': 'HowToSection', name: text } : text,
      ),
      recipeYield: readText(findFirst(yields, card)),
    })),
  )
}

function inOrder(card: Element, group: string, heading: string, line: string): [string, boolean][] {
  return findAll(group, card).flatMap((part) => {
    const headings = new Set(findAll(heading, part))
    return findAll(`${heading}, ${line}`, part).flatMap((element): [string, boolean][] => {
      const text = readText(element).replace(/^[▢☐]\s*/u, '')
      return text ? [[text, headings.has(element)]] : []
    })
  })
}
