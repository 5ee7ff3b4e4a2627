import type { PublicReview, ReviewSummary } from '#domain/comments/review.ts'
import { type Picture, variantPath } from '#domain/pictures/picture-variants.ts'
import { noonOfSiteDay, toOffsetTime } from '#domain/publication/site-time.ts'
import { listConfirmedDiets } from '#domain/recipes/allergens.ts'
import { hasNutrition, type Recipe } from '#domain/recipes/recipe.ts'
import { listTrueDiets } from '#domain/recipes/recipe-marks.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { readVideo } from '#domain/recipes/video.ts'
import { listTermNamesOf } from '#domain/terms/recipe-terms.ts'
import { joinNames, splitNames, toTermSlug } from '#domain/terms/term.ts'
import { toLatest } from '#domain/text/dates.ts'
import { groupLines } from '#packages/ingredients/line-groups.ts'
import { splitStep } from '#packages/ingredients/show-step.ts'
import { toAuthors, toImages, toNode, toVideoNode } from './node.ts'

const scale = { bestRating: 5, worstRating: 1 }

/**
 * Further data for a recipe's node: its picture, its video's picture, and the reviews on the page, with the time of their last change.
 * `files` gives the path of a picture's file (`/images/…`) relative to the node; without it, pictures are addresses of the site.
 */
type RecipeParts = {
  files?: (reference: string) => string | undefined
  siteUrl: string
  /** The site's, for programs that read the day from dates; others get times in UTC. */
  timeZone?: string
  picture: Picture | null
  poster: Picture | null
  summary: ReviewSummary | undefined
  reviews?: PublicReview[] | undefined
  reviewsChangedAt?: string | undefined
}

/** Like `toRecipeNode`, for search engines, which require a large picture: undefined without one. */
export function toPicturedRecipeNode(recipe: Recipe, parts: RecipeParts) {
  const node = toRecipeNode(recipe, parts)
  return node.image ? node : undefined
}

/** A schema.org recipe: what its page shows, without unknown properties. Times are ISO 8601 durations, dates ISO 8601 with a time zone. */
export function toRecipeNode(
  recipe: Recipe,
  { siteUrl, timeZone = 'UTC', picture, poster, summary, reviews = [], reviewsChangedAt, files }: RecipeParts,
) {
  const toTime = (moment: string | undefined) => moment && toOffsetTime(moment, timeZone)
  const toFiles = (shown: Picture | null, reference = '') => (files ? [files(reference) ?? []].flat() : toImages(shown, siteUrl))
  const images = toFiles(picture, recipe.image)
  const url = `${siteUrl}${toRecipePath(recipe.slug)}`
  return toNode('Recipe', {
    name: recipe.title,
    url,
    mainEntityOfPage: url,
    image: images,
    description: recipe.short,
    author: toAuthors(recipe.author, siteUrl),
    datePublished: toTime(recipe.publishedAt ?? recipe.createdAt),
    dateModified: toTime(toLatest(recipe.updatedAt, reviewsChangedAt)),
    keywords: toKeywords(recipe),
    recipeCategory: toCategories(recipe),
    recipeCuisine: recipe.cuisine,
    suitableForDiet: [...new Set([...listTrueDiets(recipe), ...listConfirmedDiets(recipe)].flatMap(toDiet))],
    recipeYield: toYield(recipe),
    ...toTimes(recipe),
    recipeIngredient: recipe.ingredients.map(toIngredient),
    recipeInstructions: toInstructions(recipe, url, files),
    video: toVideo(recipe, timeZone, [toFiles(poster, recipe.videoPoster), images]),
    tool: recipe.equipment?.map((name) => ({ '@type': 'HowToTool', name })),
    isBasedOn: toSources(recipe),
    nutrition: toNutrition(recipe),
    aggregateRating: summary && toAggregateRating(summary),
    review: summary ? reviews.map((review) => toReviewItem(review, siteUrl)) : [],
  })
}

/** The category and the courses as one text, as Google wants it: 'dessert, snack'. */
function toCategories(recipe: Recipe) {
  return joinNames([...listTermNamesOf(recipe, 'category'), ...listTermNamesOf(recipe, 'course')]) ?? undefined
}

/** Includes the occasions, but not category, courses and cuisine, which Google wants only in their own properties. */
function toKeywords(recipe: Recipe) {
  const said = new Set((['category', 'course', 'cuisine'] as const).flatMap((kind) => listTermNamesOf(recipe, kind)).map(toTermSlug))
  const words = splitNames([recipe.keywords, recipe.occasions].filter(Boolean).join(','))
  return words.filter((word) => !said.has(toTermSlug(word))).join(', ')
}

/** The diets that schema.org defines (https://schema.org/RestrictedDiet), by the slugs of names that cooks use. */
const knownDiets: Record<string, string> = {
  diabetic: 'DiabeticDiet',
  'gluten-free': 'GlutenFreeDiet',
  halal: 'HalalDiet',
  hindu: 'HinduDiet',
  kosher: 'KosherDiet',
  'low-calorie': 'LowCalorieDiet',
  'low-fat': 'LowFatDiet',
  'dairy-free': 'LowLactoseDiet',
  'lactose-free': 'LowLactoseDiet',
  'low-lactose': 'LowLactoseDiet',
  'low-salt': 'LowSaltDiet',
  'low-sodium': 'LowSaltDiet',
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
}

function toDiet(name: string) {
  const diet = Object.hasOwn(knownDiets, toTermSlug(name)) ? knownDiets[toTermSlug(name)] : undefined
  return diet ? `https://schema.org/${diet}` : []
}

/** The plain number of servings first, for readers that take only the first value and understand only numbers. */
function toYield({ servings, yieldText }: Recipe) {
  return [servings ? String(servings) : '', yieldText ?? ''].filter(Boolean)
}

/** The line as displayed, with a space in '1 ½': some readers take '1½' for 11/2. A leading `=` is only for this site. */
function toIngredient(line: string) {
  return line.replace(/^=\s*/, '').replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
}

/** Search engines want both preparation and cooking time, or neither. */
function toTimes({ prepMinutes, cookMinutes, totalMinutes }: Recipe) {
  const hasBoth = prepMinutes !== undefined && cookMinutes !== undefined
  return {
    ...(hasBoth && { prepTime: toIsoDuration(prepMinutes), cookTime: toIsoDuration(cookMinutes) }),
    ...(totalMinutes && { totalTime: toIsoDuration(totalMinutes) }),
  }
}

function toIsoDuration(minutes: number) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** The steps, in sections if they have headings. */
function toInstructions(recipe: Recipe, url: string, files: RecipeParts['files']) {
  const steps = recipe.steps.map((_, index) => toStep(recipe, index, url, files))
  if (!recipe.stepGroups) return steps
  return groupLines(steps.length, recipe.stepGroups).flatMap(({ heading, start, end }): object[] => {
    const part = steps.slice(start, end)
    return heading ? [{ '@type': 'HowToSection', name: heading, itemListElement: part }] : part
  })
}

/** A step, verbatim, with its heading, its anchor on the page, and its tip. */
function toStep({ steps, stepExtras }: Recipe, index: number, url: string, files: RecipeParts['files']) {
  const text = steps[index] ?? ''
  const { tip, image } = stepExtras?.[index] ?? {}
  const { heading } = splitStep(text)
  return {
    '@type': 'HowToStep',
    ...(heading && { name: heading }),
    text,
    url: `${url}#step-${index + 1}`,
    ...(image && { image: files?.(image) ?? new URL(`${image}/1200.jpg`, url).href }),
    ...(tip && {
      itemListElement: [
        { '@type': 'HowToDirection', text },
        { '@type': 'HowToTip', text: tip },
      ],
    }),
  }
}

/** Search engines require a picture and a date; without its own, the page's are the closest. */
function toVideo({ title, short, videoUrl = '', videoDate, publishedAt, createdAt }: Recipe, timeZone: string, pictures: string[][]) {
  const video = readVideo(videoUrl)
  const uploadedAt = videoDate ? noonOfSiteDay(videoDate, timeZone).toISOString() : (publishedAt ?? createdAt)
  const uploadDate = uploadedAt && toOffsetTime(uploadedAt, timeZone)
  const thumbnailUrl = pictures.find((addresses) => addresses.length > 0)
  return video && uploadDate && thumbnailUrl && toVideoNode({ video, name: title, description: short, thumbnailUrl, uploadDate })
}

/** schema.org gives page numbers to parts of a book (https://schema.org/pagination), not to books. */
function toSources({ sourceName, sourceUrl, sourceBook, sourcePage }: Recipe) {
  const work = { '@type': 'CreativeWork', ...(sourceName && { name: sourceName }), ...(sourceUrl && { url: sourceUrl }) }
  const part = sourcePage && { hasPart: { '@type': 'Chapter', pagination: sourcePage } }
  const sources = [...(sourceName || sourceUrl ? [work] : []), ...(sourceBook ? [{ '@type': 'Book', name: sourceBook, ...part }] : [])]
  return sources.length > 1 ? sources : sources[0]
}

/** Per serving; amounts mean nothing if the serving is unknown. */
function toNutrition({ servings, nutritionalValues }: Recipe) {
  if (!servings || !hasNutrition(nutritionalValues)) return undefined
  const { calories, protein, fats, carbs } = nutritionalValues
  return {
    '@type': 'NutritionInformation',
    ...(calories !== undefined && { calories: `${calories} calories` }),
    ...(protein !== undefined && { proteinContent: `${protein} g` }),
    ...(fats !== undefined && { fatContent: `${fats} g` }),
    ...(carbs !== undefined && { carbohydrateContent: `${carbs} g` }),
  }
}

/** The average and the count exactly as displayed. */
function toAggregateRating({ average, count }: ReviewSummary) {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...scale }
}

/** A review as displayed, with its photos and its answer. */
function toReviewItem({ name, stars, text, createdAt, photos, reply, replyBy, repliedAt }: PublicReview, siteUrl: string) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: createdAt,
    reviewRating: { '@type': 'Rating', ratingValue: stars, ...scale },
    ...(text && { reviewBody: text }),
    ...(photos && { image: photos.map((photo) => `${siteUrl}${variantPath(photo.name, 1200, 'jpg')}`) }),
    ...(reply && { comment: { '@type': 'Comment', author: { '@type': 'Person', name: replyBy }, dateCreated: repliedAt, text: reply } }),
  }
}
