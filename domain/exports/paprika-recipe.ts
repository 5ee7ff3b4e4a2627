import type { ReviewSummary } from '#domain/comments/review.ts'
import { difficultyLabels } from '#domain/recipes/difficulty.ts'
import { tellNutrition } from '#domain/recipes/nutrition.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { listSources } from '#domain/recipes/recipe-sources.ts'
import { listRecipeTerms } from '#domain/terms/recipe-terms.ts'
import { splitNames } from '#domain/terms/term.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { type ExportedRecipe, listIngredients, listNotes, listSteps, toTimeWords, toYieldWords } from './exported-recipe.ts'

/** A picture in a Paprika recipe: a base64 JPEG. */
export type PaprikaPhoto = { name: string; filename: string; hash: string; data: string }

/** `photo` is the recipe's, `stepPhotos` are the steps' by index. */
type PaprikaParts = {
  uid: string
  siteUrl: string
  summary: ReviewSummary | undefined
  photo: PaprikaPhoto | undefined
  stepPhotos: ReadonlyMap<number, PaprikaPhoto>
}

/** The JSON of one recipe in a Paprika 3 file, without its hash. Headings are lines that end in a colon, steps are paragraphs. */
export function toPaprikaRecipe({ recipe, state }: ExportedRecipe, { uid, siteUrl, summary, photo, stepPhotos }: PaprikaParts) {
  const names = [...listRecipeTerms(recipe).map(({ name }) => name), recipe.keywords, state === 'published' ? '' : capitalize(state)]
  const toStep = ({ text, tip, index }: { text: string; tip: string; index: number }) => {
    const shown = stepPhotos.get(index)
    return [text, tip && `Tip: ${tip}`, shown && `[photo:${shown.name}]`].filter(Boolean).join('\n')
  }
  return {
    uid,
    name: recipe.title,
    description: recipe.short,
    ingredients: listIngredients(recipe)
      .flatMap(({ heading, lines }) => [...(heading ? [toHeading(heading)] : []), ...lines])
      .join('\n'),
    directions: listSteps(recipe)
      .flatMap(({ heading, steps }) => [...(heading ? [toHeading(heading)] : []), ...steps.map(toStep)])
      .join('\n\n'),
    notes: toNotes(recipe),
    nutritional_info: toNutrition(recipe),
    servings: toYieldWords(recipe),
    prep_time: toTimeWords(recipe.prepMinutes),
    cook_time: toTimeWords(recipe.cookMinutes),
    total_time: toTimeWords(recipe.totalMinutes),
    difficulty: recipe.difficulty ? difficultyLabels[recipe.difficulty] : '',
    categories: splitNames(names.filter(Boolean).join(',')),
    source: listSources(recipe)[0]?.name ?? recipe.author ?? '',
    source_url: recipe.sourceUrl ?? `${siteUrl}${toRecipePath(recipe.slug)}`,
    rating: summary ? Math.round(summary.average) : 0,
    created: recipe.createdAt.slice(0, 19).replace('T', ' '),
    ...{ image_url: null, photo_large: null, photos: [...stepPhotos.values()] },
    photo: photo?.filename ?? null,
    photo_hash: photo?.hash ?? null,
    photo_data: photo?.data ?? null,
  }
}

function toHeading(heading: string) {
  return heading.endsWith(':') ? heading : `${heading}:`
}

function toNotes(recipe: Recipe) {
  const { equipment = [], restMinutes, chillMinutes, videoUrl, allergens, author } = recipe
  const [source, ...otherSources] = listSources(recipe)
  const facts = [
    ['Equipment', equipment.join(', ')],
    ['Rest', toTimeWords(restMinutes)],
    ['Chill', toTimeWords(chillMinutes)],
    ['Allergens', allergens ?? ''],
    ['Video', videoUrl ?? ''],
    // Without a source, the author takes its place.
    ['Author', (source && author) ?? ''],
  ].flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []))
  const notes = listNotes(recipe).map(({ title, text }) => (title === 'Notes' ? text : `${title}: ${text}`))
  return [...notes, ...facts, ...otherSources.map(({ lead, name }) => lead + name)].join('\n\n')
}

function toNutrition({ nutritionalValues: values }: Recipe) {
  return tellNutrition(values, {
    calories: (kcal) => `Calories: ${kcal}`,
    protein: (grams) => `Protein: ${grams} g`,
    fats: (grams) => `Fat: ${grams} g`,
    carbs: (grams) => `Carbohydrates: ${grams} g`,
  }).join('\n')
}
