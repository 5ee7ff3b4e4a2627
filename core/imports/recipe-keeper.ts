import { readMinutes } from '#domain/imports/read-minutes.ts'
import { type ReadRecipe, readEntry, toAddress, toExtra, toNames, toNumber, toPlainText } from './loose-values.ts'
import { type Element, findAll, findFirst, parseHtml, readText } from './read-html.ts'
import { readNutrition, readYield, toGroups, toHashId, toStepGroups } from './recipe-texts.ts'
import type { SourceFormat } from './source-format.ts'

/** Recipe Keeper: one page of all recipes, with labels in the owner's language, and a folder of pictures. */
export const recipeKeeper: SourceFormat = {
  name: 'recipe-keeper',
  async recognise(files) {
    const name = files.names.find(isPage)
    return name !== undefined && /itemprop="?recipeIngredients/i.test(await files.readText(name).catch(() => ''))
  },
  async *read(files, { keepPicture }) {
    for (const name of files.names.filter(isPage))
      for (const [index, recipe] of findAll('.recipe-details', parseHtml(await files.readText(name))).entries())
        yield await readEntry(`${name}, recipe ${index + 1}`, async () => {
          const source = findFirst('img[src]', recipe)?.attribs.src
          const inside = files.names.find((file) => file === source)
          return { ...readRecipe(recipe), picture: inside ? { address: await keepPicture(await files.read(inside)) } : undefined }
        })
  },
}

function isPage(name: string) {
  return /(?:^|\/)recipes\.html$/i.test(name)
}

function readRecipe(recipe: Element): ReadRecipe {
  const all = (property: string) => findAll(`[itemprop="${property}"]`, recipe).flatMap((element) => readValue(element) ?? [])
  const one = (property: string) => all(property)[0]
  const title = one('name') ?? ''
  const ingredients = toGroups(readLines(recipe, 'recipeIngredients'))
  const source = one('recipeSource')
  const [category, ...categories] = toNames(all('recipeCategory'))
  const rating = toNumber(one('recipeRating'))
  return {
    sourceId: one('recipeId') ?? toHashId(title, ingredients),
    title,
    state: 'draft',
    ingredients,
    steps: toStepGroups(readLines(recipe, 'recipeDirections')),
    notes: readLines(recipe, 'recipeNotes').join('\n') || undefined,
    nutrition: readNutrition({
      calories: one('recipeNutCalories'),
      protein: one('recipeNutProtein'),
      fats: one('recipeNutTotalFat'),
      carbs: one('recipeNutTotalCarbohydrate'),
    }),
    ...readYield(one('recipeYield')),
    prepMinutes: readMinutes(one('prepTime')),
    cookMinutes: readMinutes(one('cookTime')),
    sourceUrl: toAddress(findFirst('[itemprop="recipeSource"] a[href]', recipe)?.attribs.href) ?? toAddress(source),
    sourceName: toAddress(source) ? undefined : source,
    category,
    courses: toNames(all('recipeCourse')),
    keywords: [...new Set([...categories, ...toNames(all('recipeCollection'))])],
    extra: toExtra({ rating: rating || undefined, favourite: one('recipeIsFavourite') === 'True' || undefined }),
  }
}

function readValue(element: Element) {
  return toPlainText(element.attribs.content ?? readText(element))
}

/** The paragraphs of a property, without bullets and step numbers; an entirely bold one is a heading. */
function readLines(recipe: Element, property: string) {
  return findAll(`[itemprop="${property}"] p, [itemprop="${property}"] li`, recipe).flatMap((paragraph) => {
    const text = readText(paragraph).replace(property === 'recipeDirections' ? /^\d+\.\s+/ : /^[•·]\s*/, '')
    const isBold = text !== '' && readText(findFirst('b, strong', paragraph)) === text
    return isBold ? `# ${text}` : text || []
  })
}
