import type { Database } from '#core/database/database.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listAuthorTerms, replaceAuthors } from '#domain/terms/bylines.ts'
import { hasSeveral, listTermNamesOf, type RecipeTerms, recipeTermFields, recipeTermKinds } from '#domain/terms/recipe-terms.ts'
import { joinNames, splitNames, type TermKind, toTermSlug } from '#domain/terms/term.ts'
import { findTermIds } from './record-term-rows.ts'
import { listNamesOfTerms } from './term-rows.ts'

/** A text of names in the owner's spelling: terms by their present names, also where a text has an earlier one or that of a term that was merged. */
export async function toKnownNames(db: Database, kind: TermKind, text: string | null | undefined) {
  return joinNames(await listKnownNames(db, kind, splitNames(text)))
}

/** A byline with the names of its authors in the owner's spelling. */
export async function toKnownByline(db: Database, byline: string) {
  const names = listAuthorTerms(byline).map(({ name }) => name)
  const known = await listKnownNames(db, 'author', names)
  return names.reduce((line, name, index) => replaceAuthors(line, new Set([toTermSlug(name)]), known[index] ?? name), byline)
}

/** A recipe with the names that it is organised by in the owner's spelling, as `toKnownNames` has them. */
export async function withKnownNames<Fields extends RecipeTerms & Pick<Recipe, 'author'>>(db: Database, recipe: Fields): Promise<Fields> {
  const known = { ...recipe }
  for (const kind of recipeTermKinds) {
    const names = await listKnownNames(db, kind, listTermNamesOf(recipe, kind))
    if (names.length > 0) known[recipeTermFields[kind]] = (hasSeveral(kind) ? joinNames(names) : names[0]) ?? undefined
  }
  if (recipe.author) known.author = await toKnownByline(db, recipe.author)
  return known
}

async function listKnownNames(db: Database, kind: TermKind, names: string[]) {
  if (names.length === 0) return []
  const ids = await findTermIds(db, kind, names.map(toTermSlug))
  const known = await listNamesOfTerms(db, [...new Set(ids.values())])
  return names.map((name) => known.get(ids.get(toTermSlug(name)) ?? '') ?? name)
}
