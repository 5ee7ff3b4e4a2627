import type { Recipe } from './recipe.ts'

/** Who or what a recipe is from: the words before the name on its page, the name, and its address. */
export type RecipeSource = { lead: string; name: string; url?: string }

/** A recipe's sources, in the order of its page. A link without a name is named after its site. */
export function listSources({ sourceName, sourceUrl, sourceBook, sourcePage = '' }: Recipe): RecipeSource[] {
  const name = sourceName ?? URL.parse(sourceUrl ?? '')?.hostname.replace(/^www\./, '')
  return [
    ...(name ? [{ lead: 'Source: ', name, ...(sourceUrl && { url: sourceUrl }) }] : []),
    ...(sourceBook ? [{ lead: 'From ', name: [sourceBook, toPageWords(sourcePage)].filter(Boolean).join(', ') }] : []),
  ]
}

/** 'page 112', 'pages 112–114'; what doesn't begin with a number stays as typed: 'p. 112', 'chapter 3'. */
function toPageWords(page: string) {
  if (!/^\d/.test(page)) return page
  return `${/\d\s*[-–—,&]/.test(page) ? 'pages' : 'page'} ${page}`
}
