import { serialize } from 'php-serialize'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { ExportedPage, ExportedPost } from '#domain/exports/exported-post.ts'
import type { ExportedRecipe } from '#domain/exports/exported-recipe.ts'
import { toParagraphs, toRecipeSections, toText } from '#domain/exports/recipe-sections.ts'
import { listWprmTerms, toWprmMeta } from '#domain/exports/wprm-fields.ts'
import { recipePageKey, type WxrItem, type WxrTerm } from '#domain/exports/wxr-markup.ts'
import { toPagePath } from '#domain/pages/page.ts'
import { type Picture, toNamedFile } from '#domain/pictures/picture-variants.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { toWatchAddress } from '#domain/recipes/video.ts'
import { splitNames, toTermSlug } from '#domain/terms/term.ts'
import { type ExportedPlaces, toExportedHtml } from '../exported-html.ts'

/** `toAttachment` gives the number of a picture's attachment, `toLogin` an author's login, `recipes` all recipes by their numbers here. */
export type ItemParts = {
  siteUrl: string
  toNumber: (key: string) => number
  toAttachment: (picture: Picture) => number
  toLogin: (author: string) => string
  recipes: ReadonlyMap<number, { title: string; slug: string }>
}

const statuses: Record<Exclude<PublicationState, 'trashed'>, WxrItem['status']> = {
  draft: 'draft',
  scheduled: 'future',
  published: 'publish',
}

export function toPostItem({ post, picture, textPictures }: ExportedPost, parts: ItemParts): WxrItem {
  const link = `${parts.siteUrl}${toPostPath(post.urlSlug)}`
  return {
    id: parts.toNumber(`post ${post.id}`),
    type: 'post',
    title: toText(post.title),
    link,
    slug: post.urlSlug,
    author: parts.toLogin(post.author),
    content: toExportedHtml(post.content, link, textPictures, toPlaces(parts)),
    excerpt: toText(post.excerpt ?? ''),
    ...toPublished(post),
    commentsOpen: post.comments !== 'closed',
    terms: [...toTerms('category', [post.category ?? '']), ...toTerms('post_tag', splitNames(post.tags))],
    meta: [
      ...toThumbnail(picture, parts),
      ...toMeta({ _yoast_wpseo_title: post.seoTitle, _yoast_wpseo_metadesc: post.seoDescription, _yoast_wpseo_focuskw: post.seoKeywords }),
      ...toMeta({ tp_pinterest_default_text: post.pinText }),
    ],
  }
}

export function toPageItem({ page, textPictures }: ExportedPage, parts: ItemParts): WxrItem {
  const link = `${parts.siteUrl}${toPagePath(page.slug)}`
  const content = toExportedHtml(page.content, link, textPictures, toPlaces(parts))
  return {
    id: parts.toNumber(`page ${page.id}`),
    type: 'page',
    title: toText(page.title),
    link,
    slug: page.slug,
    author: '',
    content: [page.intro && toParagraphs(page.intro), content].filter(Boolean).join('\n'),
    ...toPublished({ ...page, publishedAt: page.createdAt }),
    meta: toMeta({ _yoast_wpseo_metadesc: page.description }),
  }
}

/** A recipe for WP Recipe Maker, and the post that shows it: through the plugin, or in plain HTML without it. */
export function toRecipeItems(exported: ExportedRecipe, parts: ItemParts): { page: WxrItem; recipe: WxrItem } {
  const { recipe, picture, stepPictures } = exported
  const { siteUrl, toNumber, toAttachment, toLogin } = parts
  const [id, pageId] = [toNumber(`recipe ${recipe.id}`), toNumber(`page of recipe ${recipe.id}`)]
  const shown = stepPictures.flatMap((step, index) => (step ? [[index, step] as const] : []))
  const addresses = new Map(shown.map(([index, step]) => [index, toAddress(siteUrl, step)]))
  const attachments = new Map(shown.map(([index, step]) => [index, toAttachment(step)]))
  const common = {
    title: toText(recipe.title),
    link: `${siteUrl}${toRecipePath(recipe.slug)}`,
    author: toLogin(recipe.author ?? ''),
    ...toPublished({ ...exported.recipe, state: exported.state }),
  }
  const meta = toWprmMeta(recipe, { stepImages: attachments, pageId })
  return {
    page: {
      id: pageId,
      type: 'post',
      ...common,
      slug: recipe.slug,
      content: toCardHtml(id, toRecipeSections(recipe, addresses)),
      excerpt: toText(recipe.short),
      commentsOpen: true,
      terms: [...toTerms('category', [recipe.category ?? '']), ...toTerms('post_tag', splitNames(recipe.keywords))],
      meta: [...toThumbnail(picture, parts), [recipePageKey, String(id)]],
    },
    recipe: {
      id,
      type: 'wprm_recipe',
      ...common,
      link: `${siteUrl}/?post_type=wprm_recipe&p=${id}`,
      slug: `wprm-${recipe.slug}`,
      content: toParagraphs(recipe.short),
      terms: listWprmTerms(recipe).flatMap(({ taxonomy, name }) => toTerms(taxonomy, [name])),
      meta: [
        ...toThumbnail(picture, parts),
        ...meta.map(([key, value]): [string, string] => [key, typeof value === 'string' ? value : serialize(value)]),
      ],
    },
  }
}

/** The picture at an address of the site, from which WordPress fetches it. */
export function toAttachmentItem(id: number, picture: Picture, { siteUrl, now }: { siteUrl: string; now: Date }): WxrItem {
  const moment = now.toISOString()
  const file = toAddress(siteUrl, picture)
  return {
    ...{
      id,
      type: 'attachment',
      status: 'inherit',
      title: toText(picture.alt || picture.name),
      link: file,
      slug: picture.name,
      author: '',
    },
    ...{ createdAt: moment, updatedAt: moment, file, meta: toMeta({ _wp_attachment_image_alt: picture.alt }) },
  }
}

function toPlaces({ siteUrl, toNumber, toAttachment, recipes }: ItemParts): ExportedPlaces {
  return {
    toPicture: (picture) => {
      toAttachment(picture)
      return toAddress(siteUrl, picture)
    },
    toCard: ({ id, size }) => {
      const recipe = recipes.get(id)
      if (!recipe) return ''
      const link = `<p><a href="${toText(siteUrl + toRecipePath(recipe.slug))}">${toText(recipe.title)}</a></p>`
      return size === 'whole' ? `\n\n${toCardHtml(toNumber(`recipe ${id}`), link)}\n\n` : link
    },
    // WordPress embeds an address that stands alone on its line.
    toVideo: (video) => `\n\n${toText(toWatchAddress(video))}\n\n`,
  }
}

/** WP Recipe Maker's placeholder for a recipe, with the HTML that is shown without the plugin. */
function toCardHtml(id: number, html: string) {
  return `<!--WPRM Recipe ${id}-->\n<div class="wprm-fallback-recipe">\n${html}\n</div>\n<!--End WPRM Recipe-->`
}

/** With a file extension: without one, WordPress replaces picture addresses in texts incorrectly. */
function toAddress(siteUrl: string, { name }: Picture) {
  return `${siteUrl}/images/${name}/${toNamedFile(name)}`
}

type Published = { state: PublicationState; createdAt: string; publishedAt: string; updatedAt?: string | null | undefined }

/** The trash is left out before. */
function toPublished({ state, createdAt, publishedAt, updatedAt }: Published) {
  const date = state === 'draft' ? createdAt : publishedAt
  return { status: state === 'trashed' ? ('draft' as const) : statuses[state], createdAt: date, updatedAt: updatedAt ?? date }
}

function toTerms(taxonomy: string, names: string[]): WxrTerm[] {
  return names.flatMap((name) => (toTermSlug(name) ? [{ taxonomy, slug: toTermSlug(name), name }] : []))
}

function toThumbnail(picture: Picture | null, { toAttachment }: ItemParts): [string, string][] {
  return picture ? [['_thumbnail_id', String(toAttachment(picture))]] : []
}

function toMeta(fields: Record<string, string | null | undefined>): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]) => (value ? [[key, value]] : []))
}
