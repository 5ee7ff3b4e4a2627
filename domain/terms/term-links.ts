import { capitalize } from '#domain/text/capitalize.ts'
import { listTermNamesOf, type RecipeTerms, recipeTermKinds } from './recipe-terms.ts'
import { toTermSlug } from './term.ts'
import { toTermPath } from './term-paths.ts'
import { termWords } from './term-words.ts'

/** A recipe's terms for its page: a label for each kind, and links to the pages of its names. */
export type TermLinks = { label: string; links: { name: string; path: string }[] }

export function toTermLinks(recipe: RecipeTerms): TermLinks[] {
  return recipeTermKinds.flatMap((kind) => {
    const links = listTermNamesOf(recipe, kind).map((name) => ({ name, path: toTermPath(kind, toTermSlug(name)) }))
    const { one, many } = termWords[kind]
    return links.length > 0 ? [{ label: capitalize(links.length > 1 ? many : one), links }] : []
  })
}
