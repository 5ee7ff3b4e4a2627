import { hash } from 'node:crypto'
import { writeZip } from '#core/archive/write-zip.ts'
import { type GhostPost, toGhostMeta, toGhostPost, toGhostTag, toGhostUser } from '#domain/exports/ghost-rows.ts'
import { openUniqueSlugs } from '#domain/exports/unique-slugs.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { listRecipeTerms } from '#domain/terms/recipe-terms.ts'
import { splitNames, toTermSlug } from '#domain/terms/term.ts'
import { toSlug } from '#domain/text/slug.ts'
import { openPictureFolder } from '../export-pictures.ts'
import { type ExportedSite, toByteChunks } from '../exported-site.ts'
import { readPages, readPosts, readTags } from '../read-exported-posts.ts'
import { readRecipes } from '../read-exported-recipes.ts'
import { toUuid } from '../uuid-of.ts'
import { type GhostIndex, toPage, toPost, toRecipePost } from './ghost-posts.ts'

/** Ghost replaces this with the new site's address. */
const ghostUrl = '__GHOST_URL__'

/** A zip that Ghost imports: `data/ghost.json`, and the pictures in `content/images/`. Recipes are posts with the tag 'Recipes'. */
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

async function* toJson({ db, siteUrl, now }: ExportedSite, index: GhostIndex) {
  const toId = (key: string) => hash('sha256', `${siteUrl} ${key}`).slice(0, 24)
  const parts = { siteUrl, index, toIds: (key: string) => ({ id: toId(key), uuid: toUuid(`${siteUrl} ${key}`) }) }
  const metas: object[] = []
  const authors = openNames((slug) => toId(`author ${slug}`), 'author_id')
  const tags = openNames((slug) => toId(`tag ${slug}`), 'tag_id')
  const descriptions = new Map<string, string>()
  for await (const { slug, description } of readTags(db)) descriptions.set(slug, description)
  // Posts, pages and recipes share one set of addresses in Ghost, which skips duplicates.
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
