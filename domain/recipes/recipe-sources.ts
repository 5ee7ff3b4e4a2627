import type { Recipe } from './recipe.ts'

/** Whom or what a recipe is from: what its page says before the name, the name, and where it is found. */
export type RecipeSource = { lead: string; name: string; url?: string }

/** What a recipe says it is from, in the order of its page. A link without a name is named after its site. */
export function listSources({ sourceName, sourceUrl }: Recipe): RecipeSource[] {
  const name = sourceName ?? URL.parse(sourceUrl ?? '')?.hostname.replace(/^www\./, '')
  return name ? [{ lead: 'Source: ', name, ...(sourceUrl && { url: sourceUrl }) }] : []
}
