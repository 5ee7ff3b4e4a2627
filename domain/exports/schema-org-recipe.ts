import type { PublicReview, ReviewSummary } from '#domain/comments/review.ts'
import { toRecipeNode } from '#domain/structured-data/recipe-node.ts'
import type { ExportedRecipe } from './exported-recipe.ts'

/** `files` gives the path of a picture's file (`/images/…`) relative to the node; undefined if it has none. */
type SchemaOrgParts = {
  siteUrl: string
  summary: ReviewSummary | undefined
  reviews: PublicReview[]
  reviewsChangedAt?: string | undefined
  files: (reference: string) => string | undefined
}

const words = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', trashed: 'Trashed' }

/** A recipe as JSON-LD with its picture files. What schema.org has no words for is under `griddle`: the recipe as this site stores it. */
export function toSchemaOrgRecipe(
  { recipe, state, picture, poster }: ExportedRecipe,
  { siteUrl, summary, reviews, reviewsChangedAt, files }: SchemaOrgParts,
) {
  const node = toRecipeNode(recipe, { siteUrl, picture, poster, summary, reviews, reviewsChangedAt, files })
  const own = {
    ...recipe,
    state,
    image: files(recipe.image) ?? recipe.image,
    ...(recipe.videoPoster && { videoPoster: files(recipe.videoPoster) ?? recipe.videoPoster }),
    ...(recipe.stepExtras && {
      stepExtras: recipe.stepExtras.map((extra) => (extra.image ? { ...extra, image: files(extra.image) ?? extra.image } : extra)),
    }),
  }
  return { ...node, creativeWorkStatus: words[state], griddle: own }
}
