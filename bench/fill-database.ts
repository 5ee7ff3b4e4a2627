import { firstCreatedRecipeId } from '#domain/recipe.ts'
import { insertBlog } from '#storage/blogs.ts'
import { insertComment } from '#storage/comments.ts'
import { insertContact } from '#storage/contacts.ts'
import type { Database } from '#storage/database.ts'
import { insertRecipe } from '#storage/recipes.ts'
import { insertReview } from '#storage/reviews.ts'
import { insertUser } from '#storage/users.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'

const many = 5000
const opinions = 20_000
const words = 'Salt the griddle early, listen for the sizzle, and leave the patty alone until its edge is brown and lacy.'

/** Fills a database with 5,000 each of posts (of 6,000 characters), recipes, users and messages, and 20,000 each of comments and reviews. */
export function fillDatabase(db: Database) {
  return db.transaction().execute(async (transaction) => {
    for (let index = 0; index < many; index++) await addOfEach(transaction, index)
    for (let index = 0; index < opinions; index++) await addComment(transaction, index)
    for (let index = 0; index < opinions; index++) await addReview(transaction, index)
  })
}

async function addOfEach(db: Database, index: number) {
  const createdAt = toMoment(index)
  const email = `guest-${index}@mail.example`
  const content = `<h2>Part one</h2>${`<p>${words}</p>`.repeat(55)}`
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

function addComment(db: Database, index: number) {
  const post = index % many
  return insertComment(db, {
    ...{ id: toId('c', index), blogId: toId('p', post), blogTitle: `Post ${post}`, name: `Guest ${index}` },
    ...{ email: `guest-${index}@mail.example`, comment: words, createdAt: toMoment(index), approved: index % 4 > 0 },
  })
}

function addReview(db: Database, index: number) {
  return insertReview(db, {
    ...{ id: toId('r', index), recipeId: firstCreatedRecipeId + (index % many), stars: 4, name: `Guest ${index}` },
    ...{ email: `guest-${index}@mail.example`, text: words, createdAt: toMoment(index), approved: index % 4 > 0 },
  })
}

function toId(letter: string, index: number) {
  return `${letter}-${String(index).padStart(6, '0')}`
}

function toMoment(index: number) {
  return new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
}
