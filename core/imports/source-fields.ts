import { sanitizeBlogHtml, toPlainText } from '#core/blogs/blog-html.ts'
import type { InTrash } from '#core/database/schema.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { isDue, type Publication, planPublication, type UnscheduledState } from '#domain/publication/publication.ts'
import { toShownDay } from '#domain/publication/site-time.ts'
import { allergens, noAllergens } from '#domain/recipes/allergen-names.ts'
import { difficulties } from '#domain/recipes/difficulty.ts'
import { knownNutrition } from '#domain/recipes/nutrition.ts'
import { recipeTypes } from '#domain/recipes/recipe.ts'
import { mapFields } from '#domain/recipes/recipe-fields.ts'
import { toRecipeParts } from '#domain/recipes/recipe-parts.ts'
import type { TypedRows } from '#domain/recipes/typed-rows.ts'
import { readVideo, toWatchAddress } from '#domain/recipes/video.ts'
import { joinNames } from '#domain/terms/term.ts'
import { isPlainDay } from '#domain/text/dates.ts'
import { splitAtSentences } from '#domain/text/split-at-sentences.ts'
import type { SourcePictures } from './fetch-source-pictures.ts'
import { withoutMarkdown } from './recipe-texts.ts'
import { RecordRefusal } from './write-context.ts'

// A source's records as ours: cut to the length of our fields, with a note for each loss.

export type FieldParts = { format?: string; pictures: SourcePictures; notes: string[]; now: Date; timeZone: string }

type ImportedPublication = Publication & InTrash & { createdAt: string }

type Published = SourceRecordOf<'post'> | SourceRecordOf<'recipe'>

/** The state and dates of a record. Only what the source has published is public here. */
export function toPublication(record: Published, { notes, now, timeZone }: FieldParts): ImportedPublication {
  const moment = now.toISOString()
  const publishedAt = record.publishedAt ?? record.createdAt ?? moment
  const createdAt = record.createdAt ?? publishedAt
  const hidden = { trashedAt: null, trashedFrom: null }
  const { state } = record
  if (state === 'trashed') return { state, publishedAt, createdAt, trashedAt: moment, trashedFrom: 'draft' }
  if (isDue({ state, publishedAt }, now)) {
    notes.push('It was scheduled for a time that has passed, so it’s a draft.')
    return { state: 'draft', publishedAt, createdAt, ...hidden }
  }
  if (state === 'draft') return { state, publishedAt, createdAt, ...hidden }
  const typedDate = record.kind === 'post' ? record.dateText : undefined
  const planned = planPublication({ scheduledFor: new Date(publishedAt) }, { now, timeZone, ...(typedDate && { typedDate }) })
  return { ...(planned.state === 'scheduled' ? planned : { state, publishedAt }), createdAt, ...hidden }
}

/** The state of a page or collection: those scheduled in the source are drafts here. */
export function toUnscheduled(state: Published['state'], moment: string): { state: UnscheduledState } & InTrash {
  if (state === 'trashed') return { state, trashedAt: moment, trashedFrom: 'draft' }
  return { state: state === 'published' ? state : 'draft', trashedAt: null, trashedFrom: null }
}

/** What a post's form fills in, without the address; and the picture fetched from its link. */
export function toPostFields(record: SourceRecordOf<'post'> | SourceRecordOf<'legacyPost'>, parts: FieldParts) {
  const cut = openCut(parts.notes)
  const content = toContent(record.html, parts)
  const address = record.picture?.address
  const reference = address === undefined ? undefined : parts.pictures.stored.get(address)
  const isLink = address !== undefined && /^https?:\/\//.test(address)
  const tags = joinNames(record.tags ?? [])
  return {
    title: cut(record.title, editorLimits.title, 'title'),
    content,
    author: cut(record.author ?? '', editorLimits.author, 'author'),
    formattedDate:
      cut(record.dateText || toShownDay(record.publishedAt ?? record.createdAt, parts.timeZone) || '', editorLimits.date, 'date') || null,
    imageBase64: isLink ? null : (reference ?? null),
    imageLink: isLink ? cut(address, editorLimits.url, 'address of the picture') : null,
    imageFetched: isLink ? (reference ?? null) : null,
    imageAlt: cut(record.picture?.alt ?? '', editorLimits.imageAlt, 'description of the picture') || null,
    seoTitle: cut(record.seoTitle ?? '', editorLimits.seoTitle, 'title for search engines') || null,
    seoDescription: cut(record.seoDescription ?? '', editorLimits.seoDescription, 'description for search engines') || null,
    seoKeywords: cut(record.seoKeywords ?? '', editorLimits.keywords, 'keywords') || null,
    category: cut(record.category ?? '', editorLimits.label, 'category') || null,
    excerpt: cut(toPlainText(record.excerpt ?? ''), editorLimits.short, 'excerpt') || null,
    updatedAt: record.updatedAt ?? null,
    tags: tags && cut(tags, editorLimits.names, 'tags'),
    comments: record.kind === 'post' && record.commentsClosed ? ('closed' as const) : null,
    disclosure: null,
    pinText: cut(record.pinText ?? '', editorLimits.pinText, 'text for Pinterest') || null,
  }
}

/** HTML as it is stored. Text too long for the editor is refused, not cut. */
export function toContent(html: string, { pictures }: FieldParts) {
  const content = sanitizeBlogHtml(html, pictures.stored)
  if (content.length > editorLimits.content)
    throw new RecordRefusal(`The text has ${content.length} characters; the editor’s limit is ${editorLimits.content}.`)
  return content
}

/** What a recipe's form fills in, without the address; and the picture fetched from its link. */
export function toRecipeFields(given: SourceRecordOf<'recipe'>, parts: FieldParts) {
  const { notes, pictures } = parts
  // Our own files have texts as they were typed.
  const record = parts.format === 'griddle' ? given : toPlainRecipe(given)
  const cut = openCut(notes)
  const short = (text: string | undefined, max: number, name: string) => cut(text ?? '', max, name) || undefined
  const address = record.picture?.address
  const reference = address === undefined ? undefined : pictures.stored.get(address)
  const isLink = address !== undefined && /^https?:\/\//.test(address)
  const video = record.videoUrl ? readVideo(record.videoUrl) : undefined
  if (record.videoUrl && !video) notes.push(`Its video was left out because it isn’t on YouTube or Vimeo: ${record.videoUrl}`)
  const minutes = (value: number | undefined) => (value === undefined ? undefined : Math.min(Math.round(value), 100_000))
  const amount = (value: number | undefined) => (value === undefined ? undefined : Math.min(Math.max(Math.round(value), 0), 100_000))
  const texts = mapFields(['line', 'text'], (name, { label, max }) => short(record[name], max, `${label.toLowerCase()} text`))
  const said = readAllergens(record)
  const { calories, protein, fats, carbs } = record.nutrition ?? {}
  return {
    title: cut(record.title, editorLimits.title, 'title'),
    short: cut(record.short ?? '', editorLimits.short, 'description'),
    image: isLink ? cut(address, editorLimits.url, 'address of the picture') : (reference ?? ''),
    imageFetched: isLink ? reference : undefined,
    imageAlt: short(record.picture?.alt, editorLimits.imageAlt, 'description of the picture'),
    type: recipeTypes.find((type) => type === record.type),
    ...toRecipeParts(toStepRows(record, parts, cut), toIngredientRows(record, notes, cut)),
    equipment: record.equipment && record.equipment.length > 0 ? record.equipment.slice(0, editorLimits.lines) : undefined,
    nutritionalValues: knownNutrition({ calories: amount(calories), protein: amount(protein), fats: amount(fats), carbs: amount(carbs) }),
    // If there are more than a recipe can have, all are left out: a cut list would scale it wrongly.
    servings: record.servings === undefined || record.servings > 999 ? undefined : Math.max(Math.round(record.servings), 1),
    difficulty: difficulties.find((difficulty) => difficulty === record.difficulty?.toLowerCase()),
    sourceUrl: URL.parse(record.sourceUrl ?? '')?.protocol.startsWith('http')
      ? short(record.sourceUrl, editorLimits.url, 'source')
      : undefined,
    videoUrl: video && toWatchAddress(video),
    videoDate: record.videoDate !== undefined && isPlainDay(record.videoDate) ? record.videoDate : undefined,
    videoPoster: record.videoPoster && pictures.stored.get(record.videoPoster.address),
    ...texts,
    ...mapFields(['minutes'], (name) => minutes(record[name])),
    totalMinutes: minutes(record.totalMinutes ?? sumTimes(record, parts)),
    ...mapFields(['names'], (name, { label }) => short(joinNames(record[name] ?? []) ?? '', editorLimits.names, label.toLowerCase())),
    // If the foods they were confirmed for are missing, the confirmation is dropped.
    ...{ allergens: said, allergensFor: said && texts.allergensFor },
    keywords: short((record.keywords ?? []).join(', '), editorLimits.keywords, 'keywords'),
    updatedAt: record.updatedAt,
  }
}

/** A recipe without Markdown syntax, which other programs export as it was typed. */
function toPlainRecipe(record: SourceRecordOf<'recipe'>): SourceRecordOf<'recipe'> {
  const line = (text: string) => withoutMarkdown(text).replace(/^•\s+/, '')
  return {
    ...record,
    ...(record.short !== undefined && { short: withoutMarkdown(record.short) }),
    ...mapFields(['text'], (name) => (record[name] === undefined ? undefined : withoutMarkdown(record[name]))),
    ingredients: record.ingredients.map(({ heading, lines }) => ({ heading: heading && line(heading), lines: lines.map(line) })),
    steps: record.steps.map(({ heading, steps }) => ({
      heading: heading && line(heading),
      steps: steps.map((step) => ({ ...step, text: line(step.text), ...(step.tip !== undefined && { tip: line(step.tip) }) })),
    })),
  }
}

/** The sum of the other times, for a source without a total; our own files leave it out where the owner does. */
function sumTimes({ prepMinutes, cookMinutes, restMinutes = 0, chillMinutes = 0 }: SourceRecordOf<'recipe'>, { format }: FieldParts) {
  if (format === 'griddle' || prepMinutes === undefined || cookMinutes === undefined) return undefined
  return prepMinutes + cookMinutes + restMinutes + chillMinutes || undefined
}

/** Those that our form has. */
function readAllergens({ allergens: said = [] }: SourceRecordOf<'recipe'>) {
  return allergens.filter((name) => said.includes(name)).join(', ') || said.find((name) => name === noAllergens)
}

type Cut = (text: string, max: number, name: string) => string

/** Cuts texts to the length of a field, with a note that contains the rest of short ones. */
function openCut(notes: string[]): Cut {
  return (text, max, name) => {
    const trimmed = text.trim()
    if (trimmed.length <= max) return trimmed
    notes.push(`The ${name} has ${trimmed.length} characters and was cut to ${max}.`)
    return trimmed.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
  }
}

function toIngredientRows({ ingredients }: SourceRecordOf<'recipe'>, notes: string[], cut: Cut): TypedRows {
  const rows: TypedRows = { lines: [], groups: [], extras: [] }
  for (const { heading, lines } of ingredients) {
    if (heading?.trim()) rows.groups.push({ heading: cut(heading, editorLimits.line, 'heading'), start: rows.lines.length })
    for (const line of lines) addLine(rows, line, notes, cut)
  }
  return rows
}

function toStepRows({ steps: groups }: SourceRecordOf<'recipe'>, { pictures, notes }: FieldParts, cut: Cut): TypedRows {
  const rows: TypedRows = { lines: [], groups: [], extras: [] }
  for (const { heading, steps } of groups) {
    if (heading?.trim()) rows.groups.push({ heading: cut(heading, editorLimits.line, 'heading'), start: rows.lines.length })
    for (const { text, tip, picture } of steps) {
      const [first = '', ...parts] = splitAtSentences(text.replace(/\s+/gu, ' '), editorLimits.line)
      if (!addLine(rows, first, notes, cut)) continue
      const image = picture && pictures.stored.get(picture.address)
      if (image)
        rows.extras[rows.lines.length - 1] = { image, ...(picture.alt && { imageAlt: picture.alt.slice(0, editorLimits.imageAlt) }) }
      const [firstTip, ...tips] = splitAtSentences((tip ?? '').trim(), editorLimits.line - tipMark.length)
      if (parts.length + tips.length > 0)
        notes.push(`A step has ${text.length + (tip ?? '').length} characters and was split at its sentences.`)
      for (const part of parts) addLine(rows, part, notes, cut)
      if (firstTip) rows.extras[rows.lines.length - 1] = { ...rows.extras[rows.lines.length - 1], tip: firstTip }
      for (const rest of tips) addLine(rows, `${tipMark}${rest}`, notes, cut)
    }
  }
  return rows
}

/** Marks a step that continues a long tip. */
const tipMark = 'Tip: '

/** A row is one line of text: line breaks become spaces. */
function addLine(rows: TypedRows, text: string, notes: string[], cut: Cut) {
  const line = cut(text.replace(/\s+/gu, ' '), editorLimits.line, 'line')
  if (line === '') return false
  if (rows.lines.length >= editorLimits.lines) {
    const note = `It has more than ${editorLimits.lines} lines of one kind; the others are left out.`
    if (!notes.includes(note)) notes.push(note)
    return false
  }
  rows.extras[rows.lines.push(line) - 1] = {}
  return true
}
