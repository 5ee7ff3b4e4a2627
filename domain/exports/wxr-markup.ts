import { toXmlText } from '#domain/text/escape-html.ts'

/** A category, tag or plugin term of an item; `taxonomy` is its domain in WXR. */
export type WxrTerm = { taxonomy: string; slug: string; name: string }

/** A post of any type as WordPress exports it. `title`, `content` and `excerpt` are HTML, times are ISO 8601. */
export type WxrItem = {
  id: number
  type: 'post' | 'page' | 'attachment' | 'wprm_recipe'
  status: 'publish' | 'draft' | 'future' | 'inherit'
  title: string
  link: string
  slug: string
  author: string
  content?: string
  excerpt?: string
  createdAt: string
  updatedAt: string
  commentsOpen?: boolean
  terms?: WxrTerm[]
  meta?: [key: string, value: string][]
  /** For an attachment: where to fetch its file. */
  file?: string
}

/** A comment as WordPress exports it; `text` is HTML. `stars` are those that WP Recipe Maker stores with it. */
export type WxrComment = {
  id: number
  name: string
  email: string
  text: string
  createdAt: string
  approved: boolean
  stars?: number
  /** What the owner's answer refers to. */
  parent?: number
}

/** `siteUrl` has no trailing slash. */
type WxrSite = { title: string; siteUrl: string; now: Date }

/** In our exports, the meta of a post that only shows a recipe: the recipe's number. Our importer merges the two. */
export const recipePageKey = '_griddle_recipe'

/** In our exports, the meta of a comment that is the owner's answer to another: our importer stores it with that one. */
export const replyKey = '_griddle_reply'

const namespaces = [
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:wfw="http://wellformedweb.org/CommentAPI/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:wp="http://wordpress.org/export/1.2/"',
].join(' ')

export function toWxrStart({ title, siteUrl, now }: WxrSite) {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}>\n<channel>`,
    element('title', title),
    element('link', siteUrl),
    `<description/><pubDate>${now.toUTCString()}</pubDate><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>`,
    element('wp:base_site_url', siteUrl),
    `${element('wp:base_blog_url', siteUrl)}\n`,
  ].join('\n')
}

export const wxrEnd = '</channel>\n</rss>\n'

/** An author of posts. WordPress lets the owner choose who this is on the new site. */
export function toWxrAuthor({ id, login, name }: { id: number; login: string; name: string }) {
  const fields = [
    element('wp:author_id', String(id)),
    element('wp:author_login', login),
    element('wp:author_email', ''),
    element('wp:author_display_name', name),
  ]
  return `<wp:author>${fields.join('')}</wp:author>\n`
}

/** A tag with the owner's text about it. */
export function toWxrTag({ id, slug, name, description }: { id: number; slug: string; name: string; description: string }) {
  const fields = [
    element('wp:term_id', String(id)),
    element('wp:tag_slug', slug),
    element('wp:tag_name', name),
    element('wp:tag_description', description),
  ]
  return `<wp:tag>${fields.join('')}</wp:tag>\n`
}

/** An item up to its comments, which `toWxrComment` writes; `wxrItemEnd` follows. */
export function toWxrItemStart(item: WxrItem) {
  const { id, type, status, createdAt, updatedAt, commentsOpen = false, terms = [], meta = [] } = item
  const fields = [
    element('title', item.title),
    element('link', item.link),
    `<pubDate>${new Date(createdAt).toUTCString()}</pubDate>`,
    element('dc:creator', item.author),
    `<guid isPermaLink="false">${toXmlAttribute(item.file ?? item.link)}</guid><description></description>`,
    element('content:encoded', item.content ?? ''),
    element('excerpt:encoded', item.excerpt ?? ''),
    element('wp:post_id', String(id)),
    element('wp:post_date', toWordpressDate(createdAt)),
    element('wp:post_date_gmt', toWordpressDate(createdAt)),
    element('wp:post_modified', toWordpressDate(updatedAt)),
    element('wp:post_modified_gmt', toWordpressDate(updatedAt)),
    element('wp:comment_status', commentsOpen ? 'open' : 'closed'),
    element('wp:ping_status', 'closed'),
    element('wp:post_name', item.slug),
    element('wp:status', status),
    '<wp:post_parent>0</wp:post_parent><wp:menu_order>0</wp:menu_order>',
    element('wp:post_type', type),
    '<wp:post_password></wp:post_password><wp:is_sticky>0</wp:is_sticky>',
    ...(item.file ? [element('wp:attachment_url', item.file)] : []),
    ...terms.map(
      ({ taxonomy, slug, name }) => `<category domain="${taxonomy}" nicename="${toXmlAttribute(slug)}">${toCdata(name)}</category>`,
    ),
    ...meta.map(([key, value]) => `<wp:postmeta>${toMeta(key, value)}</wp:postmeta>`),
  ]
  return `<item>\n${fields.join('\n')}\n`
}

export const wxrItemEnd = '</item>\n'

export function toWxrComment({ id, name, email, text, createdAt, approved, stars, parent }: WxrComment) {
  const fields = [
    element('wp:comment_id', String(id)),
    element('wp:comment_author', name),
    element('wp:comment_author_email', email),
    '<wp:comment_author_url></wp:comment_author_url><wp:comment_author_IP></wp:comment_author_IP>',
    element('wp:comment_date', toWordpressDate(createdAt)),
    element('wp:comment_date_gmt', toWordpressDate(createdAt)),
    element('wp:comment_content', text),
    element('wp:comment_approved', approved ? '1' : '0'),
    `<wp:comment_type>comment</wp:comment_type><wp:comment_parent>${parent ?? 0}</wp:comment_parent><wp:comment_user_id>0</wp:comment_user_id>`,
    ...(stars === undefined ? [] : [`<wp:commentmeta>${toMeta('wprm-comment-rating', String(stars))}</wp:commentmeta>`]),
    ...(parent === undefined ? [] : [`<wp:commentmeta>${toMeta(replyKey, '1')}</wp:commentmeta>`]),
  ]
  return `<wp:comment>${fields.join('')}</wp:comment>\n`
}

function toMeta(key: string, value: string) {
  return element('wp:meta_key', key) + element('wp:meta_value', value)
}

function element(name: string, text: string) {
  return `<${name}>${toCdata(text)}</${name}>`
}

function toCdata(text: string) {
  return `<![CDATA[${toXmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function toXmlAttribute(text: string) {
  return toXmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** '2026-11-25 12:00:00', in UTC. */
function toWordpressDate(moment: string) {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ')
}
