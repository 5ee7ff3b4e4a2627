import { diffArrays, diffWordsWithSpace } from 'diff'
import { readSanitizedText } from '#core/blogs/blog-html.ts'
import { replaceVideoPlaces } from '#domain/blogs/video-places.ts'
import { replaceCardPlaces } from '#domain/recipes/card-places.ts'
import { toWatchAddress } from '#domain/recipes/video.ts'
import { toFieldLabel } from '#domain/revisions/field-labels.ts'
import { toHtmlBlocks } from '#domain/revisions/html-blocks.ts'
import { listDifferences, type RecordFields } from '#domain/revisions/record-fields.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

/** A run of words, and whether the other version lacks it. */
type VersionPart = { text: string; isChanged: boolean }

/** A paragraph or line in both versions; undefined on a side that lacks it. `value` is the line or the HTML. */
export type VersionRow = { isSame: boolean; before: VersionSide | undefined; after: VersionSide | undefined; note?: string }

export type VersionSide = { value: string; parts: VersionPart[] }

/** A field that differs. `kind` says what the values of its rows are. */
export type ComparedField = { name: string; label: string; kind: 'html' | 'lines' | 'text'; rows: VersionRow[] }

/** How long one text is compared by word; after that, it counts as replaced. */
const timeout = 200

/** The fields that differ between two versions (or those in `names`), compared by paragraph or line, and those by word. */
export function compareVersions(before: RecordFields, after: RecordFields, names = listDifferences(before, after)): ComparedField[] {
  return names.map((name) => {
    const kind = toKind(name, before[name] ?? after[name])
    const rows = compareBlocks(toBlocks(before[name], kind), toBlocks(after[name], kind), kind === 'html' ? toBlockText : String)
    return { name, label: toFieldLabel(name), kind, rows }
  })
}

function toKind(name: string, value: unknown): ComparedField['kind'] {
  if (name === 'content') return 'html'
  return Array.isArray(value) ? 'lines' : 'text'
}

/** How many words were added and removed between two texts. */
export function countWords(fields: ComparedField[]) {
  const count = (parts: VersionPart[] = []) =>
    parts.reduce((sum, { text, isChanged }) => sum + (isChanged ? (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) : 0), 0)
  const rows = fields.flatMap((field) => field.rows)
  return {
    added: rows.reduce((sum, { after }) => sum + count(after?.parts), 0),
    removed: rows.reduce((sum, { before }) => sum + count(before?.parts), 0),
  }
}

function toBlocks(value: unknown, kind: ComparedField['kind']): string[] {
  if (value === null || value === undefined || value === '') return []
  if (kind === 'html') return toHtmlBlocks(String(value))
  if (Array.isArray(value)) return value.map(toLine)
  return [toLine(value)].filter(Boolean)
}

function toLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${toFieldLabel(name)}: ${toLine(part)}`)
    .join(', ')
}

function compareBlocks(before: string[], after: string[], toText: (block: string) => string): VersionRow[] {
  // Blocks with the same text are matched regardless of formatting.
  const changes = diffArrays(before.map(toText), after.map(toText))
  let [read, written] = [0, 0]
  return changes.flatMap(({ count, added, removed }, index): VersionRow[] => {
    const next = changes[index + 1]
    if (added && changes[index - 1]?.removed) return []
    const counts = removed ? [count, next?.added ? next.count : 0] : [added ? 0 : count, count]
    const [olds, news] = [take(before, read, counts[0]), take(after, written, counts[1])]
    read += olds.length
    written += news.length
    return Array.from({ length: Math.max(olds.length, news.length) }, (_, place) => compareTwo(olds[place], news[place]))
  })

  function take(blocks: string[], from: number, count = 0) {
    return blocks.slice(from, from + count)
  }

  function compareTwo(one: string | undefined, other: string | undefined): VersionRow {
    const [before, after] = [one, other].map((block) => (block === undefined ? undefined : toText(block)))
    const words = before !== undefined && after !== undefined ? diffWordsWithSpace(before, after, { timeout }) : undefined
    const side = (block: string | undefined, text: string | undefined, isOther: 'added' | 'removed'): VersionSide | undefined => {
      if (block === undefined) return undefined
      const parts = words
        ?.filter((word) => !word[isOther])
        .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }))
      return { value: block, parts: parts ?? [{ text: text ?? '', isChanged: true }] }
    }
    const isSame = one !== undefined && other !== undefined && toBare(one) === toBare(other)
    const sides = { isSame, before: side(one, before, 'added'), after: side(other, after, 'removed') }
    return before === after && !isSame ? { ...sides, note: 'Formatting, links or pictures differ.' } : sides
  }
}

/** A block without line breaks between its tags. */
function toBare(block: string) {
  return block.replace(/>\s+</g, '><').trim()
}

/** The text of a block, including its pictures, recipe cards and videos. */
function toBlockText(block: string) {
  const cards = replaceCardPlaces(block, ({ id, size }) => ` [${size === 'whole' ? 'Full' : 'Small'} card of recipe ${id}] `)
  const videos = replaceVideoPlaces(cards, ({ video, title }) =>
    escapeHtml(` [Video: ${[title, toWatchAddress(video)].filter(Boolean).join(', ')}] `),
  )
  return readSanitizedText(videos.replace(/<img\b[^>]*?(?:alt="([^"]*)")?[^>]*>/g, (_, alt) => ` [Picture${alt ? `: ${alt}` : ''}] `))
}
