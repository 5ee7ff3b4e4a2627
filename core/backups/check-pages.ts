import { ArchiveFault } from '#core/archive/open-zip.ts'
import { listBlogs } from '#core/blogs/blog-rows.ts'
import { listPublicCollections } from '#core/collections/public-collection-rows.ts'
import type { Database } from '#core/database/database.ts'
import { listRecipes } from '#core/recipes/recipe-rows.ts'
import type { Ask } from '#core/static-site/ask.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { collectionsPath, toCollectionPath } from '#domain/collections/collection.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

/** A page, and the title that it has to show. */
type CheckedPage = { path: string; title: string }

const maxPages = 10
const lists = ['/', '/recipes', '/blogs', '/about'].map((path) => ({ path, title: '' }))

/** Asks a site for ten of its pages, fewer if it has fewer: lists, and the newest of what it has. Returns how many. Throws an ArchiveFault when one is not right. */
export async function checkPages(db: Database, ask: Ask) {
  const pages = await pickPages(db)
  for (const { path, title } of pages) {
    const answer = await ask(path).catch((error) => {
      throw new ArchiveFault(`The site was restored, but its page ${path} fails.`, { cause: error })
    })
    if (answer.status !== 200) throw new ArchiveFault(`The site was restored, but its page ${path} returns status ${answer.status}.`)
    if (!Buffer.from(answer.body).toString().includes(toRendered(title)))
      throw new ArchiveFault(`The site was restored, but its page ${path} doesn’t have the title “${title}”.`)
  }
  return pages.length
}

async function pickPages(db: Database): Promise<CheckedPage[]> {
  const newest = { limit: maxPages, offset: 0 }
  const [posts, recipes, [collection]] = await Promise.all([listBlogs(db, newest), listRecipes(db, {}, newest), listPublicCollections(db)])
  const fixed = collection
    ? [...lists, { path: collectionsPath, title: collection.title }, { path: toCollectionPath(collection.slug), title: collection.title }]
    : lists
  const records = posts.flatMap((post, index) => [toPage(toPostPath(post.urlSlug), post), ...toPages(recipes[index])])
  const others = recipes.slice(posts.length).flatMap(toPages)
  return [...fixed, ...records, ...others].slice(0, maxPages)
}

function toPages(recipe: { slug: string; title: string } | undefined) {
  return recipe ? [toPage(toRecipePath(recipe.slug), recipe)] : []
}

const toPage = (path: string, { title }: { title: string }): CheckedPage => ({ path, title })

/** As React writes it. */
function toRendered(title: string) {
  return escapeHtml(title).replaceAll("'", '&#x27;')
}
