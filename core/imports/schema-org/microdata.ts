import { readImageAddress } from '../picture-forms.ts'
import { type Document, type Element, findAll, findAmong, findFirst, readText } from '../read-html.ts'
import { linesOf, toIngredients, toInstructions } from './element-lines.ts'

/** How microdata and RDFa name the same things. */
type Marks = { roots: string; item: 'itemscope' | 'typeof'; property: 'itemprop' | 'property'; prefixes: string[] }

const microdata: Marks = {
  roots: '[itemtype*="schema.org/Recipe" i], [itemtype*="data-vocabulary.org/Recipe" i]',
  item: 'itemscope',
  property: 'itemprop',
  prefixes: [''],
}

const rdfa: Marks = {
  roots: '[typeof~="Recipe" i], [typeof~="v:Recipe" i], [typeof~="schema:Recipe" i], [typeof$="/Recipe" i]',
  item: 'typeof',
  property: 'property',
  prefixes: ['', 'v:', 'schema:', 'http://schema.org/', 'https://schema.org/'],
}

export function findMicrodata(page: Document) {
  return findMarked(page, microdata)
}

export function findRdfa(page: Document) {
  return findMarked(page, rdfa)
}

function findMarked(page: Document, marks: Marks) {
  const select = (name: string) => marks.prefixes.map((prefix) => `[${marks.property}~="${prefix}${name}"]`).join(', ')
  const roots = findOutermost(marks.roots, page)
  // Blog themes often mark up the lines without saying what they are.
  const isRootless = roots.length === 0 && findFirst(`${select('recipeIngredient')}, ${select('ingredients')}`, page) !== undefined
  return (isRootless ? [page] : roots).map((root) => {
    const parts = isRootless ? page.children : [root, ...findReferred(page, root)]
    const all = (...names: string[]) => findAmong(names.map(select).join(', '), parts)
    const own = (name: string) => all(name).filter((element) => isOwn(element, root, marks))
    const read = (element: Element) => readValue(element, marks)
    const value = (name: string) => own(name).map(read).find(Boolean)
    const steps = all('recipeInstructions', 'instructions')
    const inSteps = steps.length === 1 ? findAll(`${select('text')}, ${select('step')}`, steps[0] as Element) : []
    return {
      '@type': 'Recipe',
      name: value('name'),
      description: value('description') ?? value('summary'),
      image: own('image').map(read),
      author: all('author').map(read)[0],
      recipeIngredient: toIngredients(linesOf(all('recipeIngredient', 'ingredients', 'ingredient'))),
      recipeInstructions: toInstructions(linesOf(inSteps.length > 1 ? inSteps : steps)),
      recipeYield: value('recipeYield') ?? value('yield'),
      prepTime: value('prepTime'),
      cookTime: value('cookTime'),
      totalTime: value('totalTime'),
      recipeCategory: own('recipeCategory').map(read),
      recipeCuisine: own('recipeCuisine').map(read),
      keywords: own('keywords').map(read),
      url: value('url'),
      datePublished: value('datePublished'),
      nutrition: Object.fromEntries(nutritionNames.map((name) => [name, all(name).map(read).find(Boolean)])),
    }
  })
}

const nutritionNames = ['calories', 'proteinContent', 'fatContent', 'carbohydrateContent']

function findOutermost(selector: string, page: Document) {
  const all = new Set<unknown>(findAll(selector, page))
  return findAll(selector, page).filter((element) => {
    for (let above = element.parent; above; above = above.parent) if (all.has(above)) return false
    return true
  })
}

/** The elements elsewhere in the page that belong to an item. */
function findReferred(page: Document, root: Document | Element) {
  const ids = (('attribs' in root && root.attribs.itemref) || '').split(/\s+/).filter(Boolean)
  if (ids.length === 0) return []
  return findAll('[id]', page).filter(({ attribs }) => ids.includes(attribs.id ?? ''))
}

/** Whether a property belongs to the recipe itself, not to an item within it. */
function isOwn(element: Element, root: Document | Element, { item }: Marks) {
  for (let above = element.parent; above && above !== root; above = above.parent)
    if ('attribs' in above && above.attribs[item] !== undefined) return false
  return true
}

function readValue(element: Element, marks: Marks): string {
  const { content, datetime, href } = element.attribs
  if (content !== undefined) return content
  if (element.name === 'img') return readImageAddress(element)
  if (element.name === 'link') return href ?? ''
  if (element.name === 'a' && /url|image/.test(element.attribs[marks.property] ?? '')) return href ?? ''
  if (element.name === 'time' && datetime) return datetime
  const isItem = element.attribs[marks.item] !== undefined
  const name = isItem ? findFirst(`[${marks.property}~="name"], [${marks.property}~="url"]`, element) : undefined
  return name ? readValue(name, marks) : readText(element)
}
