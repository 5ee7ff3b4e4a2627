import type { PublicationState } from '#domain/publication/publication.ts'

const labels: Record<PublicationState, string> = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', trashed: 'In the trash' }

/** The state of a post or recipe in a list; nothing if it is published. `time` is when it will be, in words. */
export function StateTag({ state, time }: { state: PublicationState; time?: string | undefined }) {
  if (state === 'published') return null
  return <span className="status-tag">{state === 'scheduled' && time ? `Scheduled for ${time}` : labels[state]}</span>
}
