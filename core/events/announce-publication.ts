import type { Database } from '#core/database/database.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { toCollectionPath } from '#domain/collections/collection.ts'
import { toPagePath } from '#domain/pages/page.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { announce } from './hear-events.ts'

type Shown = { state: PublicationState | undefined; slug: string }
/** `after` is undefined for what is deleted. `isChanged`: visitors see something else than before. */
type Change = { before: Shown | undefined; after: Shown | undefined; isChanged?: boolean; now: Date }

const kinds = {
  blog: { name: 'post', toPath: toPostPath },
  recipe: { name: 'recipe', toPath: toRecipePath },
  page: { name: 'page', toPath: toPagePath },
  collection: { name: 'collection', toPath: toCollectionPath },
} as const

/** Announces a change that visitors see: a post, recipe, page or collection became public, is no longer public, or was changed or moved while public. */
export async function announcePublication(
  db: Database,
  { kind, id }: { kind: string; id: string | number },
  { before, after, isChanged = false, now }: Change,
) {
  if (!isPublished(kind)) return
  const { name, toPath } = kinds[kind]
  const earlier = before?.state === 'published' ? toPath(before.slug) : undefined
  const present = after?.state === 'published' ? toPath(after.slug) : undefined
  if (present && !earlier) await announce(db, `${name}.published`, [id], now, present)
  if (earlier && !present) await announce(db, `${name}.unpublished`, [id], now, earlier)
  if (!earlier || !present) return
  if (earlier !== present) await announce(db, `${name}.moved`, [id], now, earlier)
  if (isChanged || earlier !== present) await announce(db, `${name}.updated`, [id], now, present)
}

function isPublished(kind: string): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind)
}
