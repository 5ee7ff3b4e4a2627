import { readMinutes } from '#domain/imports/read-minutes.ts'
import { toAddress, toExtra, toNames, toNumber, toPlainLines, toText, toValues } from './loose-values.ts'
import { keepBase64, readEach } from './packed-recipes.ts'
import { fromMarkdown, readCalories, readYield, toGroups, toHashId, toStepGroups } from './recipe-texts.ts'
import type { SourceFormat } from './source-format.ts'

const known = new Set(
  'id title text images categories yield prepTime cookTime totalTime ingredients instructions notes link date'.split(' '),
)

/** Mela: a zip of recipes in JSON, or a single one. */
export const mela: SourceFormat = {
  name: 'mela',
  recognise: async ({ names }) => names.some(isRecipe),
  read: (files, { keepPicture }) =>
    readEach(files, files.names.filter(isRecipe), async (fields) => {
      const title = toText(fields.title) ?? ''
      const ingredients = toGroups(readLines(fields.ingredients))
      const [category, ...keywords] = toNames(fields.categories)
      const link = toText(fields.link)
      const calories = /(?:calories|energy):?\s*([\d.,]+\s*(?:k?cal|kj)?)/i.exec(toText(fields.nutrition) ?? '')?.[1]
      return {
        sourceId: toText(fields.id) ?? toHashId(title, ingredients),
        title,
        state: 'draft',
        createdAt: readDate(fields.date),
        short: readLines(fields.text).join('\n') || undefined,
        picture: await keepBase64(toValues(fields.images)[0], keepPicture),
        ingredients,
        steps: toStepGroups(readLines(fields.instructions)),
        notes: readLines(fields.notes).join('\n') || undefined,
        nutrition: calories ? { calories: readCalories(calories) } : undefined,
        ...readYield(fields.yield),
        prepMinutes: readMinutes(toText(fields.prepTime)),
        cookMinutes: readMinutes(toText(fields.cookTime)),
        totalMinutes: readMinutes(toText(fields.totalTime)),
        sourceUrl: toAddress(link),
        sourceName: toAddress(link) ? undefined : link,
        category,
        keywords,
        extra: toExtra(Object.fromEntries(Object.entries(fields).filter(([key]) => !known.has(key)))),
      }
    }),
}

function isRecipe(name: string) {
  return /\.melarecipe$/i.test(name)
}

/** Headings keep their '#'. */
function readLines(value: unknown) {
  return toPlainLines(value).map((line) => (line.startsWith('#') ? line : fromMarkdown(line)))
}

/** Seconds since 2001 as ISO 8601. */
function readDate(value: unknown) {
  const seconds = toNumber(value)
  const date = new Date(Date.UTC(2001, 0, 1) + (seconds ?? Number.NaN) * 1000)
  return Math.abs(date.getTime()) < Date.UTC(2200, 0, 1) ? date.toISOString() : undefined
}
