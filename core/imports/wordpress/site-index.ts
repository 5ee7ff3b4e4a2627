import type { SourceFiles } from '#core/imports/source-files.ts'
import { listAuthors } from '#domain/terms/bylines.ts'
import { type TermKind, toTermSlug } from '#domain/terms/term.ts'
import { toTermPath } from '#domain/terms/term-paths.ts'
import { toNameOfTerm } from '../loose-values.ts'
import type { Attachments } from './attachments.ts'
import { listPlainLinks, type RecipePage, readRecipePage } from './page-of-recipe.ts'
import { listShownRecipes } from './post-html.ts'
import { readState, readWordpressDate, type State } from './post-state.ts'
import { readMeta, readWxr, textOf, type WxrNode } from './read-wxr.ts'

export type IndexedPost = { type: string; state: State | undefined; publishedAt: string | undefined; recipes: string[] }

/** What must be known of a site before its posts are read. Ids are those of WordPress. */
export type SiteIndex = {
  title: string
  authors: Map<string, string>
  /** The ids of the site's authors, as comments name them. */
  authorIds: Set<string>
  attachments: Attachments
  posts: Map<string, IndexedPost>
  /** Contents of reusable blocks, by their post ids. */
  blocks: Map<string, string>
  shownIn: Map<string, Set<string>>
  /** Where the site's lists and feeds lead here, by path; only those that published posts are in. */
  listPaths: Map<string, string>
  /** By the id of the recipe. */
  recipePages: Map<string, RecipePage>
}

export const recipeTypes = ['wprm_recipe', 'tasty_recipe']

/** Reads the files once for what their posts need from each other. By the key of the site. */
export async function indexSites(files: SourceFiles, names: string[]) {
  const sites = new Map<string, SiteIndex>()
  for (const name of names) {
    let channel: Channel = { key: '', title: '', address: '' }
    for await (const part of readWxr(files, name)) {
      if (part.kind !== 'node') continue
      channel = readChannel(channel, part.node)
      const site = sites.get(channel.key) ?? newSite()
      sites.set(channel.key, site)
      if (channel.title) site.title = channel.title
      if (channel.address) site.attachments.base = channel.address
      if (part.node.name === 'wp:author') {
        const login = textOf(part.node, 'wp:author_login')
        site.authors.set(login, textOf(part.node, 'wp:author_display_name') || login)
        const id = textOf(part.node, 'wp:author_id')
        // 0 is a guest.
        if (Number(id) > 0) site.authorIds.add(id)
      }
      if (part.node.name === 'item') indexItem(site, part.node)
    }
  }
  return sites
}

export type Channel = { key: string; title: string; address: string }

/** Updates what is known of a site with one more node. A site's key is its address without the protocol. */
export function readChannel(channel: Channel, node: WxrNode): Channel {
  const text = node.text.trim()
  if (node.name === 'title') return { ...channel, title: text }
  if (node.name === 'wp:base_blog_url' || (node.name === 'link' && !channel.key))
    return { ...channel, key: toKey(text) || channel.key, address: text }
  if (node.name === 'item' && !channel.key) return { ...channel, key: URL.parse(textOf(node, 'guid'))?.host ?? 'wordpress' }
  return channel
}

function toKey(address: string) {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .toLowerCase()
}

function newSite(): SiteIndex {
  return {
    title: '',
    authors: new Map(),
    authorIds: new Set(),
    attachments: { byId: new Map(), addresses: new Set(), paths: new Set(), base: '' },
    posts: new Map(),
    blocks: new Map(),
    shownIn: new Map(),
    listPaths: new Map(),
    recipePages: new Map(),
  }
}

function indexItem(site: SiteIndex, item: WxrNode) {
  const id = textOf(item, 'wp:post_id')
  const type = textOf(item, 'wp:post_type') || 'post'
  const meta = readMeta(item)
  if (type === 'attachment') {
    const address = textOf(item, 'wp:attachment_url') || textOf(item, 'guid')
    site.attachments.addresses.add(address)
    site.attachments.byId.set(id, {
      address,
      alt: meta.get('_wp_attachment_image_alt')?.trim() ?? '',
      parent: textOf(item, 'wp:post_parent'),
    })
    return
  }
  if (type === 'wp_block') site.blocks.set(id, textOf(item, 'content:encoded'))
  const isShowing = type === 'post' || type === 'page'
  if (!isShowing && !recipeTypes.includes(type)) return
  const recipes = isShowing ? listShownRecipes(textOf(item, 'content:encoded')) : []
  const publishedAt = readWordpressDate(textOf(item, 'wp:post_date_gmt'), textOf(item, 'wp:post_date'))
  const { pathname = '/', search = '' } = URL.parse(textOf(item, 'link')) ?? {}
  if (isShowing && pathname !== '/' && search === '') site.attachments.paths.add(pathname)
  if (readState(item).state === 'published') for (const link of listPlainLinks(site.attachments, type, id)) site.attachments.paths.add(link)
  if (type === 'post' && readState(item).state === 'published') noteLists(site, item)
  site.posts.set(id, { type, state: readState(item).state, publishedAt, recipes })
  for (const recipe of recipes) show(site, recipe, id)
  const page = readRecipePage(item)
  if (page) site.recipePages.set(page.recipe, page.page)
  const parent = meta.get('wprm_parent_post_id')?.trim()
  if (parent && type === 'wprm_recipe') show(site, id, parent)
}

/** Notes WordPress's addresses for the lists that a post is in, for their feeds, and for the site's feed. */
function noteLists({ listPaths, attachments, authors }: SiteIndex, item: WxrNode) {
  const base = (URL.parse(attachments.base)?.pathname ?? '/').replace(/\/$/, '')
  const add = (path: string, kind: TermKind, name: string | undefined) => {
    const slug = toTermSlug(name ?? '')
    if (slug === '') return
    const list = toTermPath(kind, slug)
    listPaths.set(`${base}/${path}/`, list)
    for (const [feed, file] of listFeeds) listPaths.set(`${base}/${path}/${feed}/`, `${list}${file}`)
  }
  for (const [feed, path] of feeds) listPaths.set(`${base}/${feed}/`, path)
  const login = textOf(item, 'dc:creator')
  if (login) add(`author/${login.toLowerCase()}`, 'author', listAuthors(authors.get(login) || login)[0])
  for (const { name, attributes, text } of item.children) {
    const folder = name === 'category' ? listFolders.get(attributes.domain ?? '') : undefined
    if (folder && attributes.nicename && attributes.nicename !== 'uncategorized')
      add(`${folder}/${attributes.nicename}`, 'tag', toNameOfTerm(text))
  }
}

const feeds = [
  ['feed', '/rss.xml'],
  ['rss', '/rss.xml'],
  ['rss2', '/rss.xml'],
  ['atom', '/atom.xml'],
  ['feed/atom', '/atom.xml'],
] as const

/** A list has the same feeds as the site, except for the shorter addresses. */
const listFeeds = feeds.filter(([feed]) => feed.startsWith('feed'))

const listFolders = new Map([
  ['category', 'category'],
  ['post_tag', 'tag'],
])

function show(site: SiteIndex, recipe: string, post: string) {
  site.shownIn.set(recipe, (site.shownIn.get(recipe) ?? new Set()).add(post))
}
