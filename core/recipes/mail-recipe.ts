import { hash, randomUUID } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { admitSender, type Sender } from '#core/forms/accept-submission.ts'
import { countSubmissions, insertSubmission } from '#core/forms/submission-rows.ts'
import { postMail } from '#core/mails/post-mail.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { newId } from '#domain/id.ts'
import type { Letter, LetterPart } from '#domain/mails/letter.ts'
import { variantPath } from '#domain/pictures/picture-variants.ts'
import { type Recipe, toDuration } from '#domain/recipes/recipe.ts'
import { lastOf } from '#domain/span.ts'
import type { Display } from '#packages/ingredients/display.ts'
import { groupLines, type LineGroup } from '#packages/ingredients/line-groups.ts'
import { toIngredientText } from '#packages/ingredients/show-ingredient.ts'
import { showRecipe } from './show-recipe.ts'

/** `portions` in words ('6 servings'), `url` is the page with the same amounts. */
type Wished = { recipe: Recipe; display: Display; portions: string; url: string; siteUrl: string; to: string }

const day = 24 * 60 * 60_000
/** So many recipes a day go to one address, whoever asks: nobody can fill the mailbox of somebody else. */
export const recipesPerDay = 10

/**
 * Queues a recipe to whoever asked for it, in their amounts and units. What is over the limit of an address is dropped without a word, so that
 * nobody learns what others asked for. The address is forgotten when the mail is settled; its hash, with the submissions, after a day.
 */
export async function mailRecipe(db: Database, wished: Wished, sender: Sender) {
  const { recipe, display, to } = wished
  const letter = await writeRecipe(db, wished)
  const reader = `recipes for ${hash('sha256', to.toLowerCase())}`
  const identity = [String(recipe.id), to.toLowerCase(), JSON.stringify(display)]
  return admitSender(db, sender, ['recipe by mail', ...identity], async (transaction, { createdAt }) => {
    const sent = await countSubmissions(transaction, reader, lastOf(day, sender.now))
    if (sent >= recipesPerDay) return undefined
    await insertSubmission(transaction, { fingerprint: randomUUID(), address: reader, createdAt }, lastOf(0, sender.now))
    await postMail(transaction, letter, [{ uniqueKey: newId(sender.now), kind: 'recipe', to }], sender.now)
    return undefined
  })
}

async function writeRecipe(db: Database, { recipe, display, portions, url, siteUrl }: Wished): Promise<Letter> {
  const shown = showRecipe(recipe, display)
  const [picture] = await describePictures(db, [{ reference: recipe.image, alt: recipe.imageAlt }])
  const facts = [portions, recipe.totalMinutes && toDuration(recipe.totalMinutes)].filter(Boolean).join(' · ')
  const steps = shown.steps.map(({ heading, parts }) => `${heading && `${heading}: `}${parts.map(({ text }) => text).join('')}`)
  const parts: LetterPart[] = [
    { kind: 'heading', text: recipe.title },
    ...(picture ? [toPicture(picture, { siteUrl, url })] : []),
    { kind: 'text', text: recipe.short },
    { kind: 'text', text: facts },
    { kind: 'heading', text: 'Ingredients' },
    ...toLists(shown.ingredients.map(toIngredientText), recipe.ingredientGroups),
    { kind: 'heading', text: 'Method' },
    ...toLists(steps, recipe.stepGroups, true),
    { kind: 'button', label: 'Open the recipe', href: url },
  ]
  const why = 'Somebody, hopefully you, asked for this recipe. Your address isn’t kept.'
  return { subject: recipe.title, preview: recipe.short, parts: parts.filter((part) => part.kind !== 'text' || part.text), why }
}

function toPicture(
  { name, width, height, alt }: NonNullable<Awaited<ReturnType<typeof describePictures>>[number]>,
  to: { siteUrl: string; url: string },
): LetterPart {
  const shown = Math.min(width, 800)
  const src = `${to.siteUrl}${variantPath(name, 800, 'jpg')}`
  return { kind: 'picture', src, alt, width: shown, height: Math.round((height * shown) / width), href: to.url }
}

function toLists(lines: string[], groups: LineGroup[] | undefined, isNumbered = false): LetterPart[] {
  return groupLines(lines.length, groups).flatMap(({ heading, start, end }): LetterPart[] => [
    ...(heading ? [{ kind: 'text' as const, text: heading }] : []),
    { kind: 'list', items: lines.slice(start, end), isNumbered },
  ])
}
