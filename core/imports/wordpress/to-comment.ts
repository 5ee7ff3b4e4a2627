import { replyKey } from '#domain/exports/wxr-markup.ts'
import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { toExtra, toPlainLines, toPlainText } from '../loose-values.ts'
import { readWordpressDate } from './post-state.ts'
import { readMeta, textOf, type WxrNode } from './read-wxr.ts'

/** Where plugins store the stars of a comment. */
const starKeys = ['wprm-comment-rating', 'ERRating', 'cookbook_comment_rating', 'recipe_rating', 'zrdn_post_recipe_rating', 'rating']

/** A comment on a post, or a review if it has stars and the post shows a recipe; or why it is left out. A recipe's page isn't a post. */
export function toComment(
  node: WxrNode,
  site: string,
  post: string | undefined,
  recipe: string | undefined,
): SourceRecordOf<'comment' | 'review'> | 'spam' | 'ping' | 'homeless' {
  const approved = textOf(node, 'wp:comment_approved')
  if (!['1', '0', 'approve', 'hold'].includes(approved)) return 'spam'
  if (/pingback|trackback/.test(textOf(node, 'wp:comment_type'))) return 'ping'
  const meta = readMeta(node)
  const stars = Math.round(Number(starKeys.map((key) => meta.get(key)).find(Boolean)))
  const hasStars = stars >= 1 && stars <= 5
  const comment = {
    sourceId: `${site}#comment-${textOf(node, 'wp:comment_id')}`,
    place: `line ${node.line}`,
    name: toPlainText(textOf(node, 'wp:comment_author')) ?? '',
    email: textOf(node, 'wp:comment_author_email'),
    text: toPlainLines(textOf(node, 'wp:comment_content')).join('\n'),
    createdAt: readWordpressDate(textOf(node, 'wp:comment_date_gmt'), textOf(node, 'wp:comment_date')),
    approved: approved === '1' || approved === 'approve',
    extra: toExtra({
      parent: textOf(node, 'wp:comment_parent').replace(/^0$/, ''),
      website: textOf(node, 'wp:comment_author_url'),
      ...(hasStars && !recipe && { stars }),
    }),
  }
  if (hasStars && recipe) return { kind: 'review', ...comment, on: recipe, stars }
  return post === undefined ? 'homeless' : { kind: 'comment', ...comment, on: post }
}

/**
 * The id of the comment that this one answers for the site: by a mark of ours, or because one of its authors wrote it and everyone may read
 * it.
 */
export function readAnswered(node: WxrNode, authorIds: ReadonlySet<string>) {
  const isAuthor = authorIds.has(textOf(node, 'wp:comment_user_id')) && /^(?:1|approve)$/.test(textOf(node, 'wp:comment_approved'))
  const parent = textOf(node, 'wp:comment_parent')
  return parent !== '' && parent !== '0' && (isAuthor || readMeta(node).has(replyKey)) ? parent : undefined
}

/** The text of the site's answer. */
export function readReply(node: WxrNode) {
  return {
    text: toPlainLines(textOf(node, 'wp:comment_content')).join('\n'),
    by: toPlainText(textOf(node, 'wp:comment_author')) ?? '',
    at: readWordpressDate(textOf(node, 'wp:comment_date_gmt'), textOf(node, 'wp:comment_date')),
  }
}
