import type { Database } from '#core/database/database.ts'
import { describePictures, type PictureReference } from '#core/pictures/describe-pictures.ts'
import type { LetterPart } from '#domain/mails/letter.ts'
import { variantPath } from '#domain/pictures/picture-variants.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Display } from '#packages/ingredients/display.ts'
import { groupLines, type LineGroup } from '#packages/ingredients/line-groups.ts'
import { toIngredientText } from '#packages/ingredients/show-ingredient.ts'
import { toRecipePicture } from './recipe-cards.ts'
import { showRecipe } from './show-recipe.ts'

/** Where a part of a letter leads, and the site that has its pictures. */
type Place = { href: string; siteUrl: string }

/** A recipe in a letter, as a display shows it; `facts` is a line below its summary, and `button` the label of the link to its page. */
export async function writeRecipe(
  db: Database,
  recipe: Recipe,
  { display, facts = '', button, ...place }: Place & { display: Display; facts?: string; button: string },
): Promise<LetterPart[]> {
  const shown = showRecipe(recipe, display)
  const steps = shown.steps.map(({ heading, parts }) => `${heading && `${heading}: `}${parts.map(({ text }) => text).join('')}`)
  const parts: LetterPart[] = [
    { kind: 'heading', text: recipe.title },
    ...(await showPicture(db, toRecipePicture(recipe), place)),
    { kind: 'text', text: recipe.short },
    { kind: 'text', text: facts },
    { kind: 'heading', text: 'Ingredients' },
    ...toLists(shown.ingredients.map(toIngredientText), recipe.ingredientGroups),
    { kind: 'heading', text: 'Method' },
    ...toLists(steps, recipe.stepGroups, true),
    { kind: 'button', label: button, href: place.href },
  ]
  return parts.filter((part) => part.kind !== 'text' || part.text)
}

function toLists(lines: string[], groups: LineGroup[] | undefined, isNumbered = false): LetterPart[] {
  return groupLines(lines.length, groups).flatMap(({ heading, start, end }): LetterPart[] => [
    ...(heading ? [{ kind: 'text' as const, text: heading }] : []),
    { kind: 'list', items: lines.slice(start, end), isNumbered },
  ])
}

/** The width at which mails show pictures, in pixels. */
const shownWidth = 552

/** A picture in a letter; none if it isn't one of ours. */
export async function showPicture(db: Database, reference: PictureReference, { href, siteUrl }: Place): Promise<LetterPart[]> {
  const [picture] = await describePictures(db, [reference])
  if (!picture) return []
  const height = Math.round((picture.height * shownWidth) / picture.width)
  const src = `${siteUrl}${variantPath(picture.name, 1200, 'jpg')}`
  return [{ kind: 'picture', src, alt: picture.alt, width: shownWidth, height, href }]
}
