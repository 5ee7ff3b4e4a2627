import { toPostPath } from '#domain/blogs/post-card.ts'
import type { ExportedPage, ExportedPost, TextPictures } from '#domain/exports/exported-post.ts'
import type { ExportedRecipe } from '#domain/exports/exported-recipe.ts'
import type { GhostPost } from '#domain/exports/ghost-rows.ts'
import { toParagraphs, toRecipeSections, toText } from '#domain/exports/recipe-sections.ts'
import { toPagePath } from '#domain/pages/page.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { toEmbedAddress } from '#domain/recipes/video.ts'
import { toRecipeNode } from '#domain/structured-data/recipe-node.ts'
import { toExportedHtml } from '../exported-html.ts'

/** `addresses` are the pictures' addresses by name, `recipes` all recipes by number. */
export type GhostIndex = { recipes: ReadonlyMap<number, { title: string; slug: string }>; addresses: ReadonlyMap<string, string> }

/** `toIds` makes Ghost's ids for records. */
export type GhostPostParts = { siteUrl: string; index: GhostIndex; toIds: (key: string) => { id: string; uuid: string } }

export function toPost({ post, picture, textPictures }: ExportedPost, parts: GhostPostParts): GhostPost {
  return {
    ...parts.toIds(`post ${post.id}`),
    ...toPublished(post),
    ...toPicture(picture, parts.index),
    type: 'post',
    title: post.title,
    slug: post.urlSlug,
    html: toHtml(post.content, toPostPath(post.urlSlug), textPictures, parts),
    excerpt: post.excerpt ?? '',
    seoTitle: post.seoTitle ?? '',
    seoDescription: post.seoDescription ?? '',
  }
}

export function toPage({ page, textPictures }: ExportedPage, parts: GhostPostParts): GhostPost {
  return {
    ...parts.toIds(`page ${page.id}`),
    ...toPublished({ ...page, publishedAt: page.createdAt }),
    ...toPicture(null, parts.index),
    type: 'page',
    title: page.title,
    slug: page.slug,
    html: (page.intro && toParagraphs(page.intro)) + toHtml(page.content, toPagePath(page.slug), textPictures, parts),
    excerpt: '',
    seoTitle: '',
    seoDescription: page.description,
  }
}

/** The recipe is one HTML card, which loses nothing, with its structured data in the head of its page. */
export function toRecipePost({ recipe, state, picture, stepPictures }: ExportedRecipe, parts: GhostPostParts): GhostPost {
  const { siteUrl, index } = parts
  const shown = stepPictures.flatMap((step, place) => {
    const address = step && index.addresses.get(step.name)
    return address ? [[place, address] as const] : []
  })
  const node = toRecipeNode(recipe, { siteUrl, picture: null, poster: null, summary: undefined, files: () => undefined })
  const { url: _, mainEntityOfPage: __, ...facts } = node
  return {
    ...parts.toIds(`recipe ${recipe.id}`),
    ...toPublished({ ...recipe, state }),
    ...toPicture(picture, index),
    type: 'post',
    title: recipe.title,
    slug: recipe.slug,
    html: toHtmlCard(toRecipeSections(recipe, new Map(shown))),
    excerpt: recipe.short,
    seoTitle: '',
    seoDescription: '',
    head: `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`,
  }
}

function toHtml(html: string, path: string, textPictures: TextPictures, { siteUrl, index }: GhostPostParts) {
  const exported = toExportedHtml(html, siteUrl + path, textPictures, {
    toPicture: ({ name }) => index.addresses.get(name),
    toCard: ({ id }) => {
      const recipe = index.recipes.get(id)
      return recipe ? `<p><a href="${toText(siteUrl + toRecipePath(recipe.slug))}">${toText(recipe.title)}</a></p>` : ''
    },
    toVideo: (video) =>
      `<figure class="kg-card kg-embed-card"><iframe src="${toText(toEmbedAddress(video))}" allowfullscreen></iframe></figure>`,
  })
  // Ghost's editor has no tables.
  return exported.replace(/<table\b[\s\S]*?<\/table>/g, toHtmlCard)
}

function toHtmlCard(html: string) {
  return `<!--kg-card-begin: html-->${html}<!--kg-card-end: html-->`
}

function toPicture(picture: Picture | null, { addresses }: GhostIndex) {
  return { picture: (picture && addresses.get(picture.name)) ?? '', pictureAlt: picture?.alt ?? '' }
}

type Published = Pick<GhostPost, 'createdAt' | 'publishedAt'> & { state: PublicationState; updatedAt?: string | null | undefined }

/** The trash is left out before. */
function toPublished({ state, createdAt, publishedAt, updatedAt }: Published) {
  return { state: state === 'trashed' ? ('draft' as const) : state, createdAt, publishedAt, updatedAt: updatedAt ?? createdAt }
}
