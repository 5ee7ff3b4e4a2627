import { listBlogEntries } from '#core/blogs/all-blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { listPages } from '#core/pages/list-pages.ts'
import { listAnyRecipes } from '#core/recipes/all-recipe-rows.ts'
import { findDocuments, readFound } from '#core/search/find-documents.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { toPagePath } from '#domain/pages/page.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { DocumentKind, FoundDocument } from '#domain/search/search-document.ts'
import { hasWords } from '#domain/text/has-words.ts'
import { findUnpublished } from './list-for-admin.ts'

/** Something on this site that a text may link to; `path` is where it is, or will be once it is published. */
export type LinkTarget = { kind: DocumentKind | 'page'; id: string; title: string; path: string; state: PublicationState }

const maxTargets = 10

/**
 * Posts, recipes and pages that have all these words, or what is of one kind, those in whose title they are first; none for less than two letters.
 */
export async function findLinkTargets(db: Database, words: string, only?: LinkTarget['kind']): Promise<LinkTarget[]> {
  if (words.length < 2) return []
  const kinds = (['recipe', 'blog'] as const).filter((kind) => !only || kind === only)
  const [{ found }, pages, ...drafts] = await Promise.all([
    findDocuments(db, words, { kinds, completesLast: true, requiresAll: true, most: maxTargets }),
    only && only !== 'page' ? [] : listPages(db),
    ...kinds.map((kind) => findUnpublished(db, kind, { search: words })),
  ])
  const published = await readTargets(db, found)
  const unpublished = (await Promise.all(drafts.map((ofKind) => readTargets(db, ofKind)))).flat()
  const ofPages = pages.map(({ id, slug, title, state }): LinkTarget => ({ kind: 'page', id, title, path: toPagePath(slug), state }))
  const isNamed = ({ title }: LinkTarget) => hasWords(title, words)
  const named = [...published, ...ofPages, ...unpublished].filter(isNamed)
  return [...named, ...published.filter((target) => !isNamed(target))].slice(0, maxTargets)
}

async function readTargets(db: Database, found: FoundDocument[]) {
  const records = await readFound(db, found.slice(0, maxTargets), { recipes: listAnyRecipes, blogs: listBlogEntries })
  return records.flatMap(({ recipe, blog }): LinkTarget[] => {
    if (recipe) {
      // Those that ship with the product have no state.
      const state = 'state' in recipe ? recipe.state : 'published'
      return [{ kind: 'recipe', id: String(recipe.id), title: recipe.title, path: toRecipePath(recipe.slug), state }]
    }
    return blog ? [{ kind: 'blog', id: blog.id, title: blog.title, path: toPostPath(blog.urlSlug), state: blog.state }] : []
  })
}
