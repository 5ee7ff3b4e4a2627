import { recipePageKey } from '#domain/exports/wxr-markup.ts'
import { toNameOfTerm, toNames } from '../loose-values.ts'
import type { Attachments } from './attachments.ts'
import { readMeta, textOf, type WxrNode } from './read-wxr.ts'

/** The page of a recipe: the post's id, and what WordPress doesn't store with the recipe itself. */
export type RecipePage = { post: string; slug: string; oldPaths: string[]; category: string | undefined }

/** The page that a post is, with its recipe's id; undefined for posts with other content, or without our note. */
export function readRecipePage(item: WxrNode): { recipe: string; page: RecipePage } | undefined {
  const recipe = readMeta(item).get(recipePageKey)?.trim() ?? ''
  const content = textOf(item, 'content:encoded')
  const isCard = content.startsWith(`<!--WPRM Recipe ${recipe}-->`) && content.endsWith('<!--End WPRM Recipe-->')
  if (recipe === '' || !isCard || content.split('<!--').length !== 3) return undefined
  const page = {
    post: textOf(item, 'wp:post_id'),
    slug: textOf(item, 'wp:post_name'),
    oldPaths: listOldPaths(item),
    category: listTerms(item, 'category')[0],
  }
  return { recipe, page }
}

/** Its path, and earlier ones from before its slug was changed. Addresses by number ('/?p=12') have no path of their own. */
export function listOldPaths(item: WxrNode) {
  const { pathname = '/', search = '' } = URL.parse(textOf(item, 'link'), 'https://site.invalid') ?? {}
  if (pathname === '/' || /[?&](?:p|page_id|post_type)=/.test(search)) return []
  const slugs = item.children.filter((child) => child.name === 'wp:postmeta' && textOf(child, 'wp:meta_key') === '_wp_old_slug')
  const older = slugs.flatMap((slug) => textOf(slug, 'wp:meta_value') || []).map((slug) => pathname.replace(/[^/]+(\/?)$/, `${slug}$1`))
  return [...new Set([pathname, ...older])]
}

/** WordPress's additional addresses of an item by number: `p` for posts, pages and everything else, and `page_id` for pages. */
export function listPlainLinks({ base }: Attachments, type: string, ...ids: string[]) {
  const folder = URL.parse(base)?.pathname.replace(/\/$/, '') ?? ''
  return ids.flatMap((id) => [`${folder}/?p=${id}`, ...(type === 'page' ? [`${folder}/?page_id=${id}`] : [])])
}

/** The names of an item's terms in a taxonomy. */
export function listTerms(item: WxrNode, domain: string) {
  const terms = item.children.filter(({ name, attributes }) => name === 'category' && attributes.domain === domain)
  return toNames(terms.map(({ text }) => toNameOfTerm(text)))
}
