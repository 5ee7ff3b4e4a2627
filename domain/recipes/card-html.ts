import { type Picture, toSrcSet, variantPath } from '#domain/pictures/picture-variants.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { asWritten } from '#packages/ingredients/display.ts'
import type { RecipeLines } from '#packages/ingredients/line-groups.ts'
import { groupLines, type LineGroup } from '#packages/ingredients/line-groups.ts'
import { toIngredientText } from '#packages/ingredients/show-ingredient.ts'
import { showRecipe, toMade } from '#packages/ingredients/show-lines.ts'
import type { CardSize } from './card-places.ts'
import { type Recipe, toDuration } from './recipe.ts'
import { toRecipePath } from './recipe-paths.ts'

/** A recipe card within a text, as HTML, so that pages with such cards need no script for them. */
export function toCardHtml(recipe: Recipe, picture: Picture | null, size: CardSize) {
  const { slug, title, short } = recipe
  const path = escapeHtml(toRecipePath(slug))
  const isWhole = size === 'whole'
  const name = `<a href="${path}">${escapeHtml(title)}</a>`
  return [
    `<aside class="text-recipe text-recipe--${size}" aria-label="${escapeHtml(`Recipe: ${title}`)}">`,
    picture ? toPictureHtml(picture, isWhole ? '(min-width: 48rem) 44rem, 92vw' : '(min-width: 48rem) 14rem, 33vw') : '',
    '<div class="text-recipe__body">',
    isWhole ? `<h2 class="text-recipe__title">${name}</h2><p>${escapeHtml(short)}</p>` : `<p class="text-recipe__title">${name}</p>`,
    toFacts(recipe),
    isWhole ? toLists(recipe) : '',
    isWhole ? `<p><a class="button button--small" href="${path}">Open the recipe</a></p>` : '',
    '</div></aside>',
  ].join('')
}

/** A recipe as a link, for texts shown outside a page. */
export function toCardLink({ slug, title }: Pick<Recipe, 'slug' | 'title'>, base: string) {
  return `<p>Recipe: <a href="${escapeHtml(new URL(toRecipePath(slug), base).href)}">${escapeHtml(title)}</a></p>`
}

/** Without alternative text: the link beside it names it. */
export function toPictureHtml(picture: Picture, sizes: string) {
  const { name, width, height, focus } = picture
  const size = `${focus ? `class="${focus}" ` : ''}width="${width}" height="${height}"`
  return `<img src="${variantPath(name, 800, 'webp')}" srcset="${toSrcSet(picture, 'webp')}" sizes="${sizes}" ${size} alt="" data-pin-nopin="true" loading="lazy" decoding="async" />`
}

function toFacts({ prepMinutes, cookMinutes, totalMinutes, servings, yieldText }: Recipe) {
  const inWords = (minutes: number | undefined) => (minutes ? toDuration(minutes) : '')
  const facts = [
    ['Prep', inWords(prepMinutes)],
    ['Cook', inWords(cookMinutes)],
    ['Total', inWords(totalMinutes)],
    ['Makes', toMade(yieldText ?? '')],
    ['Serves', yieldText || !servings ? '' : String(servings)],
  ].filter(([, value]) => value)
  const items = facts.map(([label = '', value = '']) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`)
  return items.length > 0 ? `<dl>${items.join('')}</dl>` : ''
}

function toLists(recipe: RecipeLines) {
  const shown = showRecipe(recipe, asWritten)
  const steps = shown.steps.map(({ heading, parts }) => `${heading && `${heading}: `}${parts.map(({ text }) => text).join('')}`)
  return [
    toListHtml('Ingredients', 'ul', shown.ingredients.map(toIngredientText), recipe.ingredientGroups),
    toListHtml('Steps', 'ol', steps, recipe.stepGroups),
  ].join('')
}

function toListHtml(title: string, tag: 'ul' | 'ol', lines: string[], groups: LineGroup[] | undefined) {
  if (lines.length === 0) return ''
  const parts = groupLines(lines.length, groups).map(({ heading, start, end }) => {
    const items = lines.slice(start, end).map((line) => `<li>${escapeHtml(line)}</li>`)
    const first = tag === 'ol' && start > 0 ? ` start="${start + 1}"` : ''
    return `${heading ? `<h4>${escapeHtml(heading)}</h4>` : ''}<${tag}${first}>${items.join('')}</${tag}>`
  })
  return `<h3>${title}</h3>${parts.join('')}`
}
