import { hash } from 'node:crypto'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { ExportedPage, ExportedPost, TextPictures } from '#domain/exports/exported-post.ts'
import type { ExportedRecipe } from '#domain/exports/exported-recipe.ts'
import { type GhostPost, toGhostMeta, toGhostPost, toGhostTag, toGhostUser } from '#domain/exports/ghost-rows.ts'
import { toParagraphs, toRecipeSections, toText } from '#domain/exports/recipe-sections.ts'
import { openUniqueSlugs } from '#domain/exports/unique-slugs.ts'
import { toPagePath } from '#domain/pages/page.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { toEmbedAddress } from '#domain/recipes/video.ts'
import { toRecipeNode } from '#domain/structured-data/recipe-node.ts'
import { listRecipeTerms } from '#domain/terms/recipe-terms.ts'
import { splitNames, toTermSlug } from '#domain/terms/term.ts'
import { toSlug } from '#domain/text/slug.ts'
import { writeZip } from '#storage/archive/write-zip.ts'
import { openPictureFolder } from '../export-pictures.ts'
import { toExportedHtml } from '../exported-html.ts'
import { type ExportedSite, toByteChunks } from '../exported-site.ts'
import { readPages, readPosts, readTags } from '../read-exported-posts.ts'
import { readRecipes } from '../read-exported-recipes.ts'
import { toUuid } from '../uuid-of.ts'

/** What Ghost replaces by the address of the new site. */
const ghostUrl = '__GHOST_URL__'

/** A zip as Ghost imports it: `data/ghost.json`, and the pictures in `content/images/`. Recipes are posts with the tag 'Recipes'. */
export function writeGhost(site: ExportedSite, path: string) {
  return writeZip(path, async (add) => {
    const addPicture = openPictureFolder(site, add, (name) => `content/images/${name}.webp`)
    const recipes = new Map<number, { title: string; slug: string }>()
    const addresses = new Map<string, string>()
    const addAll = async (pictures: Iterable<Picture | null>) => {
      for (const picture of pictures) {
        const file = await addPicture(picture)
        if (picture && file) addresses.set(picture.name, `${ghostUrl}/${file}`)
      }
    }
    for await (const { picture, textPictures } of readPosts(site.db)) await addAll([picture, ...textPictures.values()])
    for await (const { textPictures } of readPages(site.db)) await addAll(textPictures.values())
    for await (const { recipe, picture, stepPictures } of readRecipes(site.db)) {
      recipes.set(recipe.id, { title: recipe.title, slug: recipe.slug })
      await addAll([picture, ...stepPictures])
    }
    await add('data/ghost.json', toByteChunks(toJson(site, { recipes, addresses })))
  })
}

/** `addresses` are those of pictures by their names, `recipes` all recipes by their numbers. */
type Index = { recipes: ReadonlyMap<number, { title: string; slug: string }>; addresses: ReadonlyMap<string, string> }

async function* toJson({ db, siteUrl, now }: ExportedSite, index: Index) {
  const toId = (key: string) => hash('sha256', `${siteUrl} ${key}`).slice(0, 24)
  const parts = { siteUrl, index, toIds: (key: string) => ({ id: toId(key), uuid: toUuid(`${siteUrl} ${key}`) }) }
  const metas: object[] = []
  const authors = openNames((slug) => toId(`author ${slug}`), 'author_id')
  const tags = openNames((slug) => toId(`tag ${slug}`), 'tag_id')
  const descriptions = new Map<string, string>()
  for await (const { slug, description } of readTags(db)) descriptions.set(slug, description)
  // Posts, pages and recipes share their addresses in Ghost, which leaves out what has one twice.
  const takeSlug = openUniqueSlugs()
  const toRow = (made: GhostPost, author: string | undefined, tagNames: string[]) => {
    const post = { ...made, slug: takeSlug(made.slug) }
    const meta = toGhostMeta(post)
    if (meta) metas.push(meta)
    authors.link(post.id, author ? [author] : [])
    tags.link(post.id, tagNames)
    return JSON.stringify(toGhostPost(post))
  }
  yield `{"db":[{"meta":{"exported_on":${now.getTime()},"version":"5.0.0"},"data":{\n"posts":[`
  let separator = '\n'
  for await (const exported of readPosts(db)) {
    const { author, category, tags: own } = exported.post
    yield separator + toRow(toPost(exported, parts), author, splitNames([own, category].filter(Boolean).join(',')))
    separator = ',\n'
  }
  for await (const exported of readPages(db)) {
    yield separator + toRow(toPage(exported, parts), undefined, [])
    separator = ',\n'
  }
  for await (const exported of readRecipes(db)) {
    const { recipe } = exported
    const names = ['Recipes', ...listRecipeTerms(recipe).map(({ name }) => name), recipe.keywords].filter(Boolean)
    yield separator + toRow(toRecipePost(exported, parts), recipe.author, splitNames(names.join(',')))
    separator = ',\n'
  }
  const tables = {
    posts_meta: metas,
    tags: tags.list().map((tag) => toGhostTag({ ...tag, description: descriptions.get(tag.slug) ?? '' })),
    posts_tags: tags.links,
    users: authors.list().map(toGhostUser),
    posts_authors: authors.links,
  }
  for (const [name, rows] of Object.entries(tables)) yield `],\n"${name}":[${rows.map((row) => `\n${JSON.stringify(row)}`).join(',')}`
  yield ']}}]}\n'
}

type PostParts = { siteUrl: string; index: Index; toIds: (key: string) => { id: string; uuid: string } }

function toPost({ post, picture, textPictures }: ExportedPost, parts: PostParts): GhostPost {
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

function toPage({ page, textPictures }: ExportedPage, parts: PostParts): GhostPost {
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

/** The recipe is one card of HTML, in which nothing is lost, and in the head of its page as search engines read it. */
function toRecipePost({ recipe, state, picture, stepPictures }: ExportedRecipe, parts: PostParts): GhostPost {
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

function toHtml(html: string, path: string, textPictures: TextPictures, { siteUrl, index }: PostParts) {
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

function toPicture(picture: Picture | null, { addresses }: Index) {
  return { picture: (picture && addresses.get(picture.name)) ?? '', pictureAlt: picture?.alt ?? '' }
}

type Published = Pick<GhostPost, 'createdAt' | 'publishedAt'> & { state: string; updatedAt?: string | null | undefined }

function toPublished({ state, createdAt, publishedAt, updatedAt }: Published) {
  const kept = state === 'published' || state === 'scheduled' ? (state as GhostPost['state']) : ('draft' as const)
  return { state: kept, createdAt, publishedAt, updatedAt: updatedAt ?? createdAt }
}

/** Names, each once by its slug, and the rows that link posts to them by `column`. */
function openNames(toId: (slug: string) => string, column: string) {
  const bySlug = new Map<string, string>()
  const links: object[] = []
  const link = (post: string, names: string[]) => {
    for (const [order, name] of names.entries()) {
      const slug = toTermSlug(name) || toSlug(name)
      if (!slug) continue
      if (!bySlug.has(slug)) bySlug.set(slug, name)
      links.push({ id: toId(`${post} ${slug}`), post_id: post, [column]: toId(slug), sort_order: order })
    }
  }
  const list = () => [...bySlug].map(([slug, name]) => ({ id: toId(slug), slug, name }))
  return { link, links, list }
}
