import { z } from 'zod'
import type { SourceRecord } from '#domain/imports/source-record.ts'
import { mapFields } from '#domain/recipes/recipe-fields.ts'
import { splitNames } from '#domain/terms/term.ts'
import { groupLines } from '#packages/ingredients/line-groups.ts'
import { type ReadRecipe, readEntry, toAddress, toFields, toMoment, toText, toValid, toValues } from './loose-values.ts'
import type { SourceFiles } from './source-files.ts'
import type { ReadParts, SourceFormat } from './source-format.ts'

const groups = z.array(z.object({ heading: z.string(), start: z.number() })).optional()
const text = z.string().optional()
const number = z.number().optional()

/** A recipe in our own form, which our JSON-LD stores under `griddle`. */
const ownRecipe = z.object({
  ...{ id: z.number(), title: z.string(), slug: z.string(), state: z.enum(['draft', 'scheduled', 'published', 'trashed']) },
  ...{ ingredients: z.array(z.string()), ingredientGroups: groups, steps: z.array(z.string()), stepGroups: groups },
  stepExtras: z.array(z.object({ tip: text, image: text, imageAlt: text })).optional(),
  nutritionalValues: z.object({ calories: number, protein: number, fats: number, carbs: number }).optional(),
  ...{ short: text, image: text, equipment: z.array(z.string()).optional(), createdAt: text, publishedAt: text, updatedAt: text },
  ...mapFields(['line', 'text', 'names', 'own'], () => text),
  ...mapFields(['minutes'], () => number),
  servings: number,
})

/** The recipes of another Griddle site, from its schema.org JSON export: a file for each, and their pictures. */
export const griddleRecipes: SourceFormat = {
  name: 'griddle',
  async recognise(files) {
    const [first] = listRecipes(files)
    return first !== undefined && /"griddle":\s*\{/.test(await files.readText(first).catch(() => ''))
  },
  async *read(files, { keepPicture }) {
    for (const name of listRecipes(files)) {
      let node: Record<string, unknown> = {}
      const record = await readEntry(name, async () => {
        node = toFields(JSON.parse(await files.readText(name)))
        return toRecipe(node, openPictures(files, name, keepPicture))
      })
      yield record
      if (record.kind === 'recipe') for (const review of toValues(node.review)) yield toReview(toFields(review), record)
    }
  },
}

/** `recipes.json` repeats all of them. */
function listRecipes({ names }: SourceFiles) {
  return names.filter((name) => /\.json$/i.test(name) && !/(?:^|\/)recipes\.json$/i.test(name))
}

type ToPicture = (reference: string | undefined) => Promise<string | undefined>

/** The addresses of pictures, by the file's references to them. */
function openPictures(files: SourceFiles, name: string, keep: ReadParts['keepPicture']): ToPicture {
  const folder = name.slice(0, name.lastIndexOf('/') + 1)
  return async (reference = '') => {
    const file = `${folder}${reference}`
    return files.names.includes(file) ? keep(await files.read(file)) : toAddress(reference)
  }
}

async function toRecipe(node: Record<string, unknown>, toPicture: ToPicture): Promise<ReadRecipe> {
  const own = ownRecipe.parse(node.griddle)
  const { id, image, imageAlt, ingredients, ingredientGroups, steps, stepGroups, stepExtras = [], nutritionalValues, ...fields } = own
  const { allergens, videoPoster, createdAt, publishedAt, updatedAt, keywords, ...same } = fields
  const [address, poster] = [await toPicture(image), await toPicture(videoPoster)]
  const toStep = async (index: number) => {
    const extra = stepExtras[index]
    const shown = await toPicture(extra?.image)
    const picture = shown && { address: shown, ...(extra?.imageAlt && { alt: extra.imageAlt }) }
    return { text: steps[index] ?? '', ...(extra?.tip && { tip: extra.tip }), ...(picture && { picture }) }
  }
  const grouped = groupLines(steps.length, stepGroups).map(async ({ heading, start, end }) => ({
    ...(heading && { heading }),
    steps: await Promise.all(Array.from({ length: end - start }, (_, place) => toStep(start + place))),
  }))
  return {
    ...same,
    sourceId: `${URL.parse(toText(node.url) ?? '')?.host ?? ''}#${id}`,
    ...{ createdAt: toMoment(createdAt), publishedAt: toMoment(publishedAt), updatedAt: toMoment(updatedAt) },
    picture: address ? { address, ...(imageAlt && { alt: imageAlt }) } : undefined,
    ingredients: groupLines(ingredients.length, ingredientGroups).map(({ heading, start, end }) => ({
      ...(heading && { heading }),
      lines: ingredients.slice(start, end),
    })),
    steps: await Promise.all(grouped),
    nutrition: nutritionalValues,
    ...mapFields(['names'], (name) => splitNames(fields[name])),
    ...{ keywords: splitNames(keywords), allergens: splitNames(allergens) },
    videoPoster: poster ? { address: poster } : undefined,
  }
}

/** Without the email address of its author, whom only the other site knows. */
function toReview({ author, reviewRating, reviewBody, datePublished, comment }: Record<string, unknown>, recipe: SourceRecord) {
  const name = toText(toFields(author).name) ?? ''
  const sourceId = `${recipe.sourceId} ${toText(datePublished)} ${name}`
  const said = { name, email: '', stars: toFields(reviewRating).ratingValue, text: toText(reviewBody) ?? '' }
  const place = recipe.place ?? ''
  const answer = toFields(comment)
  const reply = toText(answer.text) && {
    text: toText(answer.text),
    by: toText(toFields(answer.author).name) ?? '',
    at: toMoment(answer.dateCreated),
  }
  return toValid(
    {
      kind: 'review',
      sourceId,
      place,
      on: recipe.sourceId,
      ...said,
      createdAt: toMoment(datePublished),
      approved: true,
      ...(reply && { reply }),
    },
    place,
  )
}
