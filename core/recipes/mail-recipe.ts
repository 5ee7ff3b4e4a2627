import { hash, randomUUID } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { admitSender, type Sender } from '#core/forms/accept-submission.ts'
import { countSubmissions, insertSubmission } from '#core/forms/submission-rows.ts'
import { postMail } from '#core/mails/post-mail.ts'
import { newId } from '#domain/id.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { type Recipe, toDuration } from '#domain/recipes/recipe.ts'
import { lastOf } from '#domain/span.ts'
import type { Display } from '#packages/ingredients/display.ts'
import { writeRecipe } from './recipe-letter.ts'

/** `portions` in words ('6 servings'), `url` is the page with the same amounts. */
type Wished = {
  recipe: Recipe
  display: Display
  portions: string
  url: string
  siteUrl: string
  to: string
  /** Anything else they requested, in the same transaction. */
  also?: ((db: Database) => Promise<void>) | undefined
}

const day = 24 * 60 * 60_000
/** The maximum number of recipes a day to one address, whoever asks, so no one can fill someone else's mailbox. */
export const recipesPerDay = 10

/**
 * Queues a recipe to whoever asked for it, in their amounts and units. What is over the limit of an address is dropped without a word, so that
 * nobody learns what others asked for. The address is forgotten when the mail is settled; its hash, with the submissions, after a day.
 */
export async function mailRecipe(db: Database, wished: Wished, sender: Sender) {
  const { recipe, display, to, also } = wished
  const letter = await writeLetter(db, wished)
  const reader = `recipes for ${hash('sha256', to.toLowerCase())}`
  const identity = [String(recipe.id), to.toLowerCase(), JSON.stringify(display), also ? 'and more' : '']
  return admitSender(db, sender, ['recipe by mail', ...identity], async (transaction, { createdAt }) => {
    await also?.(transaction)
    const sent = await countSubmissions(transaction, reader, lastOf(day, sender.now))
    if (sent >= recipesPerDay) return undefined
    await insertSubmission(transaction, { fingerprint: randomUUID(), address: reader, createdAt }, lastOf(0, sender.now))
    await postMail(transaction, letter, [{ uniqueKey: newId(sender.now), kind: 'recipe', to }], sender.now)
    return undefined
  })
}

async function writeLetter(db: Database, { recipe, display, portions, url, siteUrl, also }: Wished): Promise<Letter> {
  const facts = [portions, recipe.totalMinutes && toDuration(recipe.totalMinutes)].filter(Boolean).join(' · ')
  const parts = await writeRecipe(db, recipe, { display, facts, button: 'Open the recipe', href: url, siteUrl })
  const kept = also ? 'Your address is kept only for the newsletter you asked for.' : 'Your address isn’t kept.'
  const why = `Someone, hopefully you, asked for this recipe. ${kept}`
  return { subject: recipe.title, preview: recipe.short, parts, why }
}
