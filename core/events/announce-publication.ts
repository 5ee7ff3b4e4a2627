import type { Database } from '#core/database/database.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { announce } from './hear-events.ts'

type Change = { before: PublicationState | undefined; after: PublicationState | undefined; now: Date }

/** Announces a post or recipe that becomes public. Pages and collections are not announced. */
export async function announcePublication(
  db: Database,
  { kind, id }: { kind: string; id: string | number },
  { before, after, now }: Change,
) {
  if (after !== 'published' || before === 'published') return
  if (kind === 'blog') await announce(db, 'post.published', [id], now)
  if (kind === 'recipe') await announce(db, 'recipe.published', [id], now)
}
