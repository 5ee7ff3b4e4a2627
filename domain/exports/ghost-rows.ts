import { takeCharacters } from '#domain/text/take-characters.ts'

/** The limits of Ghost's columns; longer values stop its import. */
const limits = { slug: 191, custom_excerpt: 300, feature_image_alt: 191, description: 500 }

/** A post or page as a row of Ghost's. Without Lexical, Ghost converts `html` for its editor. Times are ISO 8601; `state` has no trash. */
export type GhostPost = {
  id: string
  uuid: string
  type: 'post' | 'page'
  title: string
  slug: string
  html: string
  state: 'draft' | 'scheduled' | 'published'
  createdAt: string
  publishedAt: string
  updatedAt: string
  excerpt: string
  /** '' for none. */
  picture: string
  pictureAlt: string
  seoTitle: string
  seoDescription: string
  /** HTML for the head of its page. */
  head?: string
}

export function toGhostPost(post: GhostPost) {
  return {
    ...{ id: post.id, uuid: post.uuid, comment_id: post.id, title: post.title, slug: takeCharacters(post.slug, limits.slug) },
    ...{ html: post.html, lexical: null, mobiledoc: null, plaintext: null, feature_image: post.picture || null, featured: 0 },
    ...{ type: post.type, status: post.state, visibility: 'public', email_recipient_filter: 'all', locale: null },
    ...{ created_at: post.createdAt, updated_at: post.updatedAt, published_at: post.state === 'draft' ? null : post.publishedAt },
    ...{ custom_excerpt: takeCharacters(post.excerpt, limits.custom_excerpt) || null, codeinjection_head: post.head ?? null },
    ...{ codeinjection_foot: null, custom_template: null, canonical_url: null },
  }
}

/** Ghost's additional table row for a post; undefined if there is nothing to store. */
export function toGhostMeta({ id, seoTitle, seoDescription, pictureAlt }: GhostPost) {
  if (!seoTitle && !seoDescription && !pictureAlt) return undefined
  const meta = { meta_title: seoTitle || null, meta_description: seoDescription || null }
  return { id, post_id: id, ...meta, feature_image_alt: takeCharacters(pictureAlt, limits.feature_image_alt) || null }
}

export function toGhostTag({ id, slug, name, description }: { id: string; slug: string; name: string; description: string }) {
  return { id, name, slug, description: takeCharacters(description, limits.description) || null, visibility: 'public' }
}

/** An author. Ghost requires an email address: this one reaches nobody. */
export function toGhostUser({ id, slug, name }: { id: string; slug: string; name: string }) {
  return { id, name, slug, email: `${slug}@authors.invalid`, status: 'inactive', visibility: 'public' }
}
