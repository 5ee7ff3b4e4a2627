import { shippedPictures } from '#content/shipped-pictures.ts'
import type { ExportFormat } from '#domain/exports/export-formats.ts'
import { listBuiltInRecipes } from '#operations/recipes/browse-recipes.ts'
import { countAllBlogs } from '#storage/blogs/all-blogs.ts'
import { countComments } from '#storage/blogs/comments.ts'
import type { Database } from '#storage/database/database.ts'
import { countUsers } from '#storage/people/people.ts'
import { sumShownImages } from '#storage/pictures/library.ts'
import { countAllRecipes } from '#storage/recipes/all-recipes.ts'
import { countReviews } from '#storage/recipes/reviews.ts'

/** What records take in a file on average, and a picture of unknown size, in bytes. */
const typical = { text: 4000, line: 300, picture: 80_000 }

/** How large the file of each format will be, roughly, in bytes; and how much is in them. */
export async function estimateSizes(db: Database) {
  const [created, builtIn, posts, comments, reviews, members, images] = await Promise.all([
    countAllRecipes(db),
    listBuiltInRecipes(db, {}),
    countAllBlogs(db),
    countComments(db),
    countReviews(db),
    countUsers(db),
    sumShownImages(db),
  ])
  const recipes = created + builtIn.length
  const shipped = builtIn.length > 0 ? shippedPictures.size : 0
  const pictures = images.bytes + (images.count - images.known + shipped) * typical.picture
  const texts = (recipes + posts) * typical.text
  const lines = (comments + reviews) * typical.line
  const bytes: Record<ExportFormat, number> = {
    'schema-org': recipes * typical.text + pictures,
    cooklang: recipes * typical.text + pictures,
    mealie: recipes * typical.text + pictures,
    paprika: recipes * typical.text + (pictures * 4) / 3,
    wordpress: texts * 2 + lines * 3,
    ghost: texts + pictures,
    'ghost-members': members * typical.line,
    csv: texts + lines,
  }
  return { bytes, recipes, posts, members }
}
