import { hash } from 'node:crypto'
import type { SourceFiles } from '#core/imports/source-files.ts'
import { maxBytesOf } from '#domain/imports/source-limits.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { decodeEscapes } from '../loose-values.ts'
import type { ReadParts, SourceFormat } from '../source-format.ts'
import { readJsonLdRecipes, readPageRecipes } from './page-recipes.ts'

/** A file with an unknown extension may be a page, and is read as one. */
const maxUnnamedBytes = 20_000_000

/** A JSON-LD type, alone or among others, but not escaped within a JSON text. */
const typed = /"@type"\s*:\s*(?:\[[^\]]{0,300}?)?"[^"\s]{0,60}\bRecipe"/
const marked = /(?:schema|data-vocabulary)\.org\/Recipe\b|\bh-?recipe\b|\bwprm-recipe\b|\btasty-recipes\b|\bmv-create-card\b/i

/** Saved or pasted pages, and JSON-LD files such as RecipeSage's. */
export const recipePages: SourceFormat = {
  name: 'schema-org',
  async recognise(files) {
    for (const name of listPages(files).slice(0, 20)) {
      const text = await readPage(files, name).catch(() => '')
      if (isFeed(text)) continue
      if (typed.test(text) || (!isJson(name, text) && (marked.test(text) || (await hasUnmarked(text, name))))) return true
    }
    return false
  },
  async *read(files, { keepPicture }) {
    const seen = new Set<string>()
    for (const name of listPages(files)) {
      try {
        const text = await readPage(files, name)
        const read = isJson(name, text)
          ? await readJsonLdRecipes(JSON.parse(text), name)
          : await readPageRecipes(text, name, files.address, files.names.length > 1 ? toSavedAddress(name) : undefined)
        const whole = await Promise.all(read.map((record) => takePicture(record, name, files, keepPicture)))
        if (read.length > 0) yield* whole.filter((record) => isNew(record, seen))
        else if (files.names.length > 1 && /(?:^|\/)index\.html?$/i.test(name)) continue
        else yield { kind: 'unreadable', place: name, reason: 'No recipe was found in it.' }
      } catch (error) {
        yield { kind: 'unreadable', place: name, reason: `It can’t be read: ${error instanceof Error ? error.message : error}` }
      }
    }
  },
}

function readPage(files: SourceFiles, name: string) {
  return files.readText(name, maxBytesOf(name, maxUnnamedBytes))
}

const maxPictureBytes = 50_000_000

/** A placeholder for the folder that pages were saved in. */
const savedHost = 'saved-pages.invalid'

function toSavedAddress(name: string) {
  return `http://${savedHost}/${encodeURI(name)}`
}

/** A recipe with its picture if that is beside the page: where the page names it, or where browsers save it ('Soup_files/soup.jpg'). */
async function takePicture(
  record: SourceRecord | UnreadableEntry,
  page: string,
  files: SourceFiles,
  keepPicture: ReadParts['keepPicture'],
): Promise<SourceRecord | UnreadableEntry> {
  if (record.kind !== 'recipe' || files.names.length === 1) return record
  const named = URL.parse(record.picture?.address ?? '')
  const wanted = named ? decodeEscapes(named.pathname).replace(/^\//, '') : ''
  const fileName = wanted.split('/').at(-1) ?? ''
  const folder = page.replace(/\.[^.]+$/, '_files/')
  const found = files.names.find((name) => name === wanted) ?? files.names.find((name) => name === `${folder}${fileName}`)
  const isPicture = found !== undefined && /\.(?:jpe?g|png|webp|gif|avif)$/i.test(found)
  if (!isPicture) return named?.host === savedHost ? { ...record, picture: undefined } : record
  const address = await files.read(found, maxPictureBytes).then(keepPicture, () => undefined)
  return address ? { ...record, picture: { ...record.picture, address } } : record
}

/** Whether a page without recipe markup contains a recipe anyway. */
async function hasUnmarked(text: string, name: string) {
  return /<(?:html|body|article|h[1-6]|ul|ol)\b/i.test(text) && (await readPageRecipes(text, name)).length > 0
}

function listPages(files: SourceFiles) {
  return files.names.filter((name) => /\.(?:html?|xhtml|json|jsonld|txt)$/i.test(name) || files.names.length === 1)
}

/** Exports often have each recipe in a file of its own, and again in one with all. */
function isNew({ place, ...record }: SourceRecord | UnreadableEntry, seen: Set<string>) {
  const digest = hash('sha256', JSON.stringify(record))
  if (record.kind === 'recipe' && seen.has(digest)) return false
  seen.add(digest)
  return true
}

/** WordPress exports contain whole pages, but are read as WordPress exports. */
function isFeed(text: string) {
  return /<(?:rss|feed)[\s>]/i.test(text.slice(0, 5000))
}

function isJson(name: string, text: string) {
  return /\.json(?:ld)?$/i.test(name) || /^\s*[[{]/.test(text)
}
