import { difficultyLabels } from '#domain/recipes/difficulty.ts'
import { tellNutrition } from '#domain/recipes/nutrition.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listSources } from '#domain/recipes/recipe-sources.ts'
import { escapeHtml, toXmlText } from '#domain/text/escape-html.ts'
import { toMade } from '#packages/ingredients/show-lines.ts'
import { splitStep } from '#packages/ingredients/show-step.ts'
import { type ExportedRecipe, listIngredients, listNotes, listSteps, toTimeWords, toYieldWords } from './exported-recipe.ts'

/** A recipe below its title, as HTML that is also valid XML. `stepImages` are the addresses of step pictures, by index. */
export function toRecipeSections(recipe: ExportedRecipe['recipe'], stepImages: ReadonlyMap<number, string>) {
  const sections = [
    `<p>${toText(recipe.short)}</p>`,
    toFacts(recipe),
    '<h2>Ingredients</h2>',
    ...listIngredients(recipe).map(({ heading, lines }) => `${toHeading(heading)}<ul>${lines.map(toItem).join('')}</ul>`),
    recipe.equipment ? `<h2>Equipment</h2><ul>${recipe.equipment.map(toItem).join('')}</ul>` : '',
    '<h2>Steps</h2>',
    ...toSteps(recipe, stepImages),
    ...listNotes(recipe).map(({ title, text }) => `<h2>${title}</h2>${toParagraphs(text)}`),
    toNutrition(recipe),
    toSource(recipe),
  ]
  return sections.filter(Boolean).join('\n')
}

/** Text escaped for HTML and XML. */
export function toText(text: string) {
  return escapeHtml(toXmlText(text))
}

function toFacts(recipe: Recipe) {
  const facts = [
    ['Makes', toMade(toYieldWords(recipe))],
    ['Preparation', toTimeWords(recipe.prepMinutes)],
    ['Cooking', toTimeWords(recipe.cookMinutes)],
    ['Resting', toTimeWords(recipe.restMinutes)],
    ['Chilling', toTimeWords(recipe.chillMinutes)],
    ['Total', toTimeWords(recipe.totalMinutes)],
    ['Difficulty', recipe.difficulty ? difficultyLabels[recipe.difficulty] : ''],
  ].flatMap(([label = '', value = '']) => (value ? [`<li>${label}: ${toText(value)}</li>`] : []))
  return facts.length > 0 ? `<ul class="facts">${facts.join('')}</ul>` : ''
}

function toSteps(recipe: Recipe, stepImages: ReadonlyMap<number, string>) {
  return listSteps(recipe).map(({ heading, steps }) => {
    const first = steps[0]?.index ?? 0
    const items = steps.map(({ text, tip, index }) => {
      const { heading: name, text: rest } = splitStep(text)
      const image = stepImages.get(index)
      const alt = recipe.stepExtras?.[index]?.imageAlt ?? ''
      return [
        `<li><p>${name ? `<strong>${toText(name)}:</strong> ` : ''}${toText(rest)}</p>`,
        tip ? `<p class="tip">Tip: ${toText(tip)}</p>` : '',
        image ? `<p><img src="${toText(image)}" alt="${toText(alt)}" /></p>` : '',
        '</li>',
      ].join('')
    })
    return `${toHeading(heading)}<ol${first > 0 ? ` start="${first + 1}"` : ''}>${items.join('')}</ol>`
  })
}

function toNutrition({ nutritionalValues: values }: Recipe) {
  const amounts = tellNutrition(values, {
    calories: (kcal) => `${kcal} kcal`,
    protein: (grams) => `${grams} g protein`,
    fats: (grams) => `${grams} g fat`,
    carbs: (grams) => `${grams} g carbohydrates`,
  })
  return amounts.length > 0 ? `<h2>Nutrition</h2><p>Per serving: ${amounts.join(', ')}.</p>` : ''
}

function toSource(recipe: Recipe) {
  const { videoUrl = '', author = '' } = recipe
  return [
    author ? `<p>By ${toText(author)}</p>` : '',
    ...toSourceLines(recipe),
    videoUrl ? `<p>Video: ${toLink(videoUrl, videoUrl)}</p>` : '',
  ].join('')
}

/** The recipe's source: people, sites or books, each as a paragraph of HTML. */
export function toSourceLines(recipe: Recipe) {
  return listSources(recipe).map(({ name, url }) => `<p>From ${url ? toLink(url, name) : toText(name)}</p>`)
}

function toLink(address: string, words: string) {
  return `<a href="${toText(address)}">${toText(words)}</a>`
}

function toHeading(heading: string) {
  return heading ? `<h3>${toText(heading)}</h3>` : ''
}

function toItem(text: string) {
  return `<li>${toText(text)}</li>`
}

/** Plain text as HTML, with empty lines between paragraphs. */
export function toParagraphs(text: string) {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().split('\n').map(toText).join('<br />')}</p>`)
    .join('')
}
