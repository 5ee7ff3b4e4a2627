import type { ReviewSummary } from '#domain/comments/review.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { listSources } from '#domain/recipes/recipe-sources.ts'
import { listTermNamesOf } from '#domain/terms/recipe-terms.ts'
import { splitNames } from '#domain/terms/term.ts'
import { type ExportedRecipe, listIngredients, listNotes, listSteps, toTimeWords, toYieldWords } from './exported-recipe.ts'

/**
 * A recipe in the format of Mealie's exports before 1.0 (`recipes/{slug}/{slug}.json`), which all versions import. Lines are notes: Mealie
 * shows them as they are.
 */
export function toMealieRecipe(
  { recipe, state, picture }: ExportedRecipe,
  { slug, siteUrl, summary }: { slug: string; siteUrl: string; summary: ReviewSummary | undefined },
) {
  const { equipment = [] } = recipe
  const { calories, protein, fats, carbs } = recipe.nutritionalValues
  const value = (amount: number | undefined) => amount?.toString() ?? null
  const tags = [...(['course', 'cuisine', 'diet', 'occasion'] as const).flatMap((kind) => listTermNamesOf(recipe, kind)), recipe.keywords]
  const tools = equipment.length > 0 ? [{ title: 'Equipment', text: equipment.map((tool) => `- ${tool}`).join('\n') }] : []
  return {
    name: recipe.title,
    slug,
    image: picture ? slug : null,
    description: recipe.short,
    recipe_category: listTermNamesOf(recipe, 'category'),
    tags: splitNames(tags.filter(Boolean).join(',')),
    rating: summary ? Math.round(summary.average) : null,
    date_added: recipe.createdAt.slice(0, 10),
    date_updated: (recipe.updatedAt ?? recipe.createdAt).replace('T', ' ').replace('Z', ''),
    recipe_yield: toYieldWords(recipe),
    recipe_ingredient: listIngredients(recipe).flatMap(({ heading, lines }) =>
      lines.map((note, index) => ({
        title: index === 0 && heading ? heading : null,
        note,
        ...{ unit: null, food: null, disable_amount: true, quantity: 1 },
      })),
    ),
    recipe_instructions: listSteps(recipe).flatMap(({ heading, steps }) =>
      steps.map(({ text, tip }, index) => ({ title: index === 0 ? heading : '', text: tip ? `${text}\n\n**Tip:** ${tip}` : text })),
    ),
    nutrition: {
      calories: value(calories),
      fat_content: value(fats),
      protein_content: value(protein),
      carbohydrate_content: value(carbs),
      ...{ fiber_content: null, sodium_content: null, sugar_content: null },
    },
    tools: [],
    total_time: toTimeWords(recipe.totalMinutes) || null,
    prep_time: toTimeWords(recipe.prepMinutes) || null,
    perform_time: toTimeWords(recipe.cookMinutes) || null,
    settings: {
      public: state === 'published',
      ...{ show_nutrition: true, show_assets: true, landscape_view: true, disable_comments: false, disable_amount: true },
    },
    assets: [],
    notes: [...tools, ...listNotes(recipe)],
    org_url: recipe.sourceUrl ?? `${siteUrl}${toRecipePath(recipe.slug)}`,
    extras: toExtras(recipe),
    comments: [],
  }
}

/** Facts that Mealie has no field for, as its text extras. */
function toExtras(recipe: ExportedRecipe['recipe']) {
  const { author, difficulty, restMinutes, chillMinutes, videoUrl, imageAlt, allergens } = recipe
  const sources = listSources(recipe).map(({ name }) => name)
  const all = {
    ...{ author, difficulty, rest_time: toTimeWords(restMinutes), chill_time: toTimeWords(chillMinutes) },
    ...{ source: sources.join('; '), video: videoUrl, image_alt: imageAlt, allergens },
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value))
}
