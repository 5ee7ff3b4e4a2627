import { listBlogTitles } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { openMarks } from '#core/recipes/known-marks.ts'
import { listRecipesByNumber } from '#core/recipes/recipe-rows.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { markText } from '#domain/search/marked-text.ts'
import type { Suggestion } from '#domain/search/search-document.ts'
import { listMarkedTerms } from '#domain/search/search-plan.ts'
import { findDocuments, readFound } from './find-documents.ts'

/** The most suggestions at a time, and how many documents of each kind they are chosen from. */
const maxSuggestions = 8
const maxRanked = 60

/** The recipes and posts that best match what has been typed so far, with the last word as a prefix; none for fewer than two letters. */
export async function suggestSearch(db: Database, text: string): Promise<Suggestion[]> {
  if (text.trim().length < 2) return []
  const { plan, found } = await findDocuments(db, text, { completesLast: true, most: maxRanked })
  const terms = listMarkedTerms(plan)
  const records = await readFound(db, found.slice(0, maxSuggestions), { recipes: listRecipesByNumber, blogs: listBlogTitles })
  const readMarks = await openMarks(db)
  return records.flatMap(({ recipe, blog }): Suggestion[] => {
    if (recipe)
      return [{ kind: 'recipe', path: toRecipePath(recipe.slug), title: markText(recipe.title, terms), fits: readMarks(recipe).fits }]
    return blog ? [{ kind: 'blog', path: toPostPath(blog.urlSlug), title: markText(blog.title, terms) }] : []
  })
}
