import { readSanitizedText } from '#core/blogs/blog-html.ts'
import { listFoundBlogs } from '#core/blogs/blog-rows.ts'
import { toPostPicture } from '#core/blogs/post-cards.ts'
import type { Database } from '#core/database/database.ts'
import { describePictures, type PictureReference } from '#core/pictures/describe-pictures.ts'
import { openMarks } from '#core/recipes/known-marks.ts'
import { listRecipesByNumber } from '#core/recipes/recipe-rows.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { pageSizes, sliceOf, toPage } from '#domain/http/paging.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { RecipeMarks } from '#domain/recipes/fit-words.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { findPassage, markText, type TextPiece } from '#domain/search/marked-text.ts'
import { havePhrases } from '#domain/search/phrases.ts'
import type { DocumentKind, FoundDocument } from '#domain/search/search-document.ts'
import { listMarkedTerms } from '#domain/search/search-plan.ts'
import { type Findings, findDocuments, readFound } from './find-documents.ts'

/** One search result: its title and the matching passage, with matches marked. */
export type SearchResult = {
  kind: DocumentKind
  path: string
  title: TextPiece[]
  passage: TextPiece[]
  /** A post's date as the owner typed it. */
  formattedDate: string | null
  picture: Picture | null
  /** For a recipe: its allergens and diets, for readers who avoid something. */
  marks?: RecipeMarks
}

/** `fits`: what recipes must be known to suit, in the words of their labels. */
type SearchRequest = { text: string; page: number; kind?: DocumentKind; fits?: readonly string[] }

/** What gets marked, and how many different terms a passage needs to count as best. */
type Wanted = { terms: ReadonlySet<string>; enough: number }

/** One page of search results, recipes and posts in one order, best first, or only one kind. Undefined past the end. */
export async function searchSite(db: Database, { text, page, kind, fits }: SearchRequest) {
  const { plan, found, counts, isPartial } = await keepPhrases(db, await findDocuments(db, text, { fits }))
  const ofKind = kind ? found.filter((document) => document.kind === kind) : found
  const { offset, limit } = sliceOf(page, pageSizes.search)
  const wanted = { terms: listMarkedTerms(plan), enough: plan.words.length }
  const results = await readResults(db, ofKind.slice(offset, offset + limit), wanted)
  const { corrections, near, isCut, diets, missing, minutes } = plan
  const shown = toPage(results, ofKind.length, page, pageSizes.search)
  const without = plan.without.map(({ name, known }) => ({ name, isAllergen: known.length > 0 }))
  const words = plan.words.map(({ word }) => word).join(' ')
  return (
    shown && {
      ...shown,
      ...{ counts, isPartial, corrections, isCut, missing, without, words, minutes: isPartial ? undefined : minutes },
      near: [...new Set(near)].slice(0, 6),
      diets: [...new Set(diets)],
    }
  )
}

/**
 * The search results that contain the quoted phrases, or all of them, as partial matches, if none does. The index doesn't know which words are
 * adjacent, so the texts themselves are read.
 */
async function keepPhrases(db: Database, findings: Findings): Promise<Findings> {
  const { plan, found, counts } = findings
  if (plan.phrases.length === 0 || found.length === 0) return findings
  const records = await readFound(db, found, { recipes: listRecipesByNumber, blogs: listFoundBlogs })
  const kept = found.filter((_, index) => {
    const { recipe, blog } = records[index] ?? {}
    if (recipe)
      return havePhrases([recipe.title, recipe.short, recipe.keywords ?? '', ...recipe.ingredients, ...recipe.steps], plan.phrases)
    return blog !== undefined && havePhrases([blog.title, readSanitizedText(blog.content)], plan.phrases)
  })
  if (kept.length === 0) return { ...findings, isPartial: true }
  const count = (kind: 'recipe' | 'blog') => ({ ...counts[kind], ranked: kept.filter((one) => one.kind === kind).length })
  return { ...findings, found: kept, counts: { recipe: count('recipe'), blog: count('blog') } }
}

async function readResults(db: Database, found: FoundDocument[], wanted: Wanted): Promise<SearchResult[]> {
  const readMarks = await openMarks(db)
  const records = await readFound(db, found, { recipes: listRecipesByNumber, blogs: listFoundBlogs })
  const entries = records.flatMap(({ recipe, blog }) => {
    if (recipe) return [{ ...describeRecipe(recipe, wanted), marks: readMarks(recipe) }]
    return blog ? [describeBlog(blog, wanted)] : []
  })
  const pictures = await describePictures(
    db,
    entries.map(({ image }) => image),
  )
  return entries.map(({ image: _, ...entry }, index) => ({ ...entry, picture: pictures[index] ?? null }))
}

type Entry = Omit<SearchResult, 'picture'> & { image: PictureReference }

function describeRecipe(recipe: Recipe, { terms, enough }: Wanted): Entry {
  const { slug, title, short, ingredients, steps, image, imageAlt } = recipe
  return {
    kind: 'recipe',
    path: toRecipePath(slug),
    title: markText(title, terms),
    passage: findPassage([short, ingredients.join(', '), steps.join(' ')], terms, enough),
    formattedDate: null,
    image: { reference: image, alt: imageAlt },
  }
}

function describeBlog(blog: Awaited<ReturnType<typeof listFoundBlogs>>[number], { terms, enough }: Wanted): Entry {
  return {
    kind: 'blog',
    path: toPostPath(blog.urlSlug),
    title: markText(blog.title, terms),
    passage: findPassage([readSanitizedText(blog.content)], terms, enough),
    formattedDate: blog.formattedDate,
    image: toPostPicture(blog),
  }
}
