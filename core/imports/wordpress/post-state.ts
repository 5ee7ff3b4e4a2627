import { textOf, type WxrNode } from './read-wxr.ts'

/** From the least public to the most. */
export const states = ['trashed', 'draft', 'scheduled', 'published'] as const

export type State = (typeof states)[number]

/** The state of an item, undefined for what WordPress generated. Only what everyone could read there is published. */
export function readState(item: WxrNode): { state: State | undefined; warnings: string[] } {
  const status = textOf(item, 'wp:status')
  if (status === 'auto-draft' || status === 'inherit') return { state: undefined, warnings: [] }
  if (status === 'trash') return { state: 'trashed', warnings: [] }
  if (textOf(item, 'wp:post_password') !== '') return { state: 'draft', warnings: ['It had a password, so it’s a draft.'] }
  if (status === 'private') return { state: 'draft', warnings: ['It was private, so it’s a draft.'] }
  if (status === 'publish') return { state: 'published', warnings: [] }
  const hasDate = readWordpressDate(textOf(item, 'wp:post_date_gmt'), textOf(item, 'wp:post_date')) !== undefined
  return { state: status === 'future' && hasDate ? 'scheduled' : 'draft', warnings: [] }
}

/** The less public of two states. */
export function lessPublic(one: State, other: State): State {
  return states.indexOf(one) < states.indexOf(other) ? one : other
}

/** The first valid date ('2022-05-09 09:53:00') as ISO 8601 in UTC; undefined for none ('0000-00-00 00:00:00'). */
export function readWordpressDate(...texts: string[]) {
  for (const text of texts) {
    const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text) ?? []
    const date = day?.startsWith('0000') ? undefined : new Date(`${day}T${time}Z`)
    if (date && !Number.isNaN(date.getTime())) return date.toISOString()
  }
  return undefined
}
