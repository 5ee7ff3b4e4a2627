import { countAllBlogs } from '#core/blogs/all-blog-rows.ts'
import { countComments } from '#core/comments/comment-rows.ts'
import { countReviewsAndQuestions } from '#core/comments/review-question-rows.ts'
import type { Database } from '#core/database/database.ts'
import { countUsers } from '#core/people/people-rows.ts'
import { sumShownImages } from '#core/pictures/library-rows.ts'
import { countAllRecipes } from '#core/recipes/all-recipe-rows.ts'
import { listBuiltInRecipes } from '#core/recipes/browse-recipes.ts'
import type { ExportFormat } from '#domain/exports/export-formats.ts'

/**
 * Average sizes of records in bytes: a recipe or post in a zip, a recipe and a post in WordPress's XML, a visitor's entry, a picture of
 * unknown size.
 */
const typical = { text: 1200, wordpressRecipe: 13_000, wordpressPost: 5000, line: 300, picture: 70_000 }

/** The approximate size of the file in each format, in bytes. */
export async function estimateSizes(db: Database): Promise<Record<ExportFormat, number>> {
  const [created, builtIn, posts, comments, reviews, members, images] = await Promise.all([
    countAllRecipes(db),
    listBuiltInRecipes(db, {}),
    countAllBlogs(db),
    countComments(db),
    countReviewsAndQuestions(db),
    countUsers(db),
    sumShownImages(db),
  ])
  const recipes = created + builtIn.length
  const picture = images.known > 0 ? images.bytes / images.known : typical.picture
  const pictures = images.bytes + (images.count - images.known + builtIn.length) * picture
  const texts = (recipes + posts) * typical.text
  const lines = (comments + reviews) * typical.line
  return {
    // This format has each recipe twice and each picture once; the next three have a picture with each recipe.
    'schema-org': recipes * typical.text * 2 + pictures,
    cooklang: recipes * (typical.text + picture),
    mealie: recipes * (typical.text + picture),
    paprika: recipes * (typical.text + (picture * 4) / 3),
    wordpress: recipes * typical.wordpressRecipe + posts * typical.wordpressPost + lines * 3,
    ghost: texts + pictures,
    'ghost-members': members * typical.line,
    csv: texts + lines,
  }
}
