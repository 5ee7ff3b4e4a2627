import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { readPageRecipes } from '../schema-org/page-recipes.ts'
import type { ReadParts } from '../source-format.ts'
import { textOf, type WxrNode } from './read-wxr.ts'

const mark = /\[mv_create\b([^[\]]*)\]/g

/** The keys of the Mediavine Create recipes that a post shows. */
function listCreateKeys(content: string) {
  const attributes = [...content.matchAll(mark)].map(([, text = '']) => text)
  const recipes = attributes.filter((text) => /\btype=["']?recipe/.test(text) || !/\btype=/.test(text))
  return [...new Set(recipes.flatMap((text) => /\bkey=["']?(\d+)/.exec(text)?.[1] ?? []))]
}

/**
 * The Mediavine Create recipes that a published post shows, by key. Exports don't contain them, so they are read from the post's page on
 * the old site, in order. Empty if the page can't be fetched or has another number of recipes.
 */
export async function readCreateRecipes(item: WxrNode, site: string, fetchPage: ReadParts['fetchPage']) {
  const keys = listCreateKeys(textOf(item, 'content:encoded'))
  const address = textOf(item, 'link')
  const found = new Map<string, SourceRecordOf<'recipe'>>()
  if (keys.length === 0 || URL.parse(address)?.host !== site.split('/')[0]) return found
  const page = await fetchPage(address)
  const read = page === undefined ? [] : await readPageRecipes(page, `line ${item.line}`, address)
  const recipes = read.flatMap((record) => (record.kind === 'recipe' ? [record] : []))
  if (recipes.length !== keys.length) return found
  for (const [index, key] of keys.entries()) {
    const recipe = recipes[index]
    // Its source is the owner's own post.
    if (recipe) found.set(key, { ...recipe, sourceId: `${site}#create-${key}`, sourceUrl: undefined, sourceName: undefined })
  }
  return found
}
