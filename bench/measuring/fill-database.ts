import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComments, type NewComment } from '#core/comments/comment-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { inBatches } from '#core/content/generate-content.ts'
import type { Database } from '#core/database/database.ts'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'

const millisecondsApart = 60_000
const commentsAtOnce = 5000
const words = 'Salt the griddle early, listen for the sizzle, and leave the patty alone until its edge is brown and lacy.'

/** How much a database is filled with: so many each of posts, recipes, users and messages; each post is of so many paragraphs of 113 characters. */
export type Amounts = { entries: number; paragraphs: number; comments?: number; reviews?: number }

/** Fills a database. The posts are at `/blogs/post-0` and on, the recipes at `/recipes/dish-0` and on, the later the newer. */
export function fillDatabase(db: Database, { entries, paragraphs, comments = 0, reviews = 0 }: Amounts) {
  return db.transaction().execute(async (transaction) => {
    for (let index = 0; index < entries; index++) await addOfEach(transaction, index, paragraphs)
    await inBatches(comments, commentsAtOnce, (indexes) =>
      insertComments(
        transaction,
        indexes.map((index) => makeComment(index, entries)),
      ),
    )
    for (let index = 0; index < reviews; index++) await addReview(transaction, index, index % entries)
  })
}

async function addOfEach(db: Database, index: number, paragraphs: number) {
  const createdAt = toMoment(index)
  const email = `guest-${index}@mail.example`
  const content = `<h2>Part one</h2>${`<p>${words}</p>`.repeat(paragraphs)}`
  await insertBlog(
    db,
    aBlog({ id: toId('p', index), urlSlug: `post-${index}`, title: `Post ${index}`, content, imageBase64: '/images/hero', createdAt }),
  )
  await insertRecipe(
    db,
    aRecipe({
      ...{ slug: `dish-${index}`, title: `Dish ${index}`, image: '/images/hero', short: words, createdAt },
      ...{ steps: Array<string>(8).fill(words), ingredients: Array<string>(12).fill('1½ lb (680 g) ground chuck, 80/20') },
    }),
  )
  await insertUser(db, { id: toId('u', index), fullName: `Guest ${index}`, email, phone: '+1 555 0100', createdAt })
  await insertContact(db, { id: toId('m', index), first: `Guest ${index}`, last: 'Smith', email, phone: '', message: words, createdAt })
}

function makeComment(index: number, posts: number): NewComment {
  const post = index % posts
  return {
    ...{ id: toId('c', index), blogId: toId('p', post), blogTitle: `Post ${post}`, name: `Guest ${index}` },
    ...{ email: `guest-${index}@mail.example`, comment: words, createdAt: toMoment(index), approved: index % 4 > 0 },
  }
}

function addReview(db: Database, index: number, recipe: number) {
  return insertReview(db, {
    ...{ id: toId('r', index), recipeId: firstCreatedRecipeId + recipe, stars: 4, name: `Guest ${index}` },
    ...{ email: `guest-${index}@mail.example`, text: words, createdAt: toMoment(index), approved: index % 4 > 0 },
  })
}

function toId(letter: string, index: number) {
  return `${letter}-${String(index).padStart(6, '0')}`
}

function toMoment(index: number) {
  return new Date(Date.UTC(2026, 0, 1) + index * millisecondsApart).toISOString()
}
