import { gunzipSync } from 'node:zlib'
import { readMinutes } from '#domain/imports/read-minutes.ts'
import { toAddress, toExtra, toFields, toMoment, toNames, toPlainLines, toText, toValues } from './loose-values.ts'
import { keepBase64, readEach } from './packed-recipes.ts'
import { fromMarkdown, readCalories, readYield, toGroups, toHashId, toStepGroups } from './recipe-texts.ts'
import type { SourceFormat } from './source-format.ts'

const maxUnpackedBytes = 60_000_000

const known = new Set(
  (
    'uid name description ingredients directions notes servings prep_time cook_time total_time categories source source_url difficulty image_url ' +
    'photo photo_data photo_large photos hash photo_hash created in_trash'
  ).split(' '),
)

/** Paprika 3: a zip of recipes, each gzipped JSON, or a single one. */
export const paprika: SourceFormat = {
  name: 'paprika',
  recognise: async ({ names }) => names.some(isRecipe),
  read: (files, { keepPicture }) =>
    readEach(
      files,
      files.names.filter(isRecipe),
      async (fields) => {
        const title = toText(fields.name) ?? ''
        const ingredients = toGroups(readLines(fields.ingredients))
        const photo = toValues(fields.photos).map((item) => toFields(item).data)[0]
        const remote = toAddress(fields.image_url)
        const calories = /calories:?\s*([\d.,]+\s*(?:k?cal|kj)?)/i.exec(toText(fields.nutritional_info) ?? '')?.[1]
        return {
          sourceId: toText(fields.uid) ?? toHashId(title, ingredients),
          title,
          state: fields.in_trash === true ? 'trashed' : 'draft',
          createdAt: toMoment(fields.created),
          short: readText(fields.description),
          picture:
            (await keepBase64(fields.photo_data, keepPicture)) ??
            (await keepBase64(photo, keepPicture)) ??
            (remote ? { address: remote } : undefined),
          ingredients,
          steps: toStepGroups(readLines(fields.directions)),
          notes: readText(fields.notes),
          nutrition: calories ? { calories: readCalories(calories) } : undefined,
          ...readYield(fields.servings),
          prepMinutes: readMinutes(toText(fields.prep_time)),
          cookMinutes: readMinutes(toText(fields.cook_time)),
          totalMinutes: readMinutes(toText(fields.total_time)),
          difficulty: toText(fields.difficulty),
          sourceName: toText(fields.source),
          sourceUrl: toAddress(fields.source_url),
          category: toNames(fields.categories)[0],
          keywords: toNames(fields.categories).slice(1),
          extra: toExtra(Object.fromEntries(Object.entries(fields).filter(([key]) => !known.has(key)))),
        }
      },
      (bytes) => (bytes[0] === 0x1f ? unpack(bytes) : bytes),
    ),
}

function unpack(bytes: Buffer) {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxUnpackedBytes })
  } catch (error) {
    throw new Error('It’s damaged or unpacks to more than 60 MB.', { cause: error })
  }
}

function isRecipe(name: string) {
  return /\.paprikarecipe$/i.test(name)
}

/** '[photo:name]' is removed, '[recipe:Name]' becomes the name. */
function readLines(value: unknown) {
  return toPlainLines(value).flatMap((line) => {
    const isHeading = /^\*\*[^*]+\*\*:?$/.test(line)
    return (
      (isHeading ? line : fromMarkdown(line))
        .replace(/\[photo:[^[\]]*\]/g, '')
        .replace(/\[recipe:([^[\]]*)\]/g, '$1')
        .trim() || []
    )
  })
}

function readText(value: unknown) {
  return readLines(value).join('\n') || undefined
}
