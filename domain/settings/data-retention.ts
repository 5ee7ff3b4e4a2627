/** For how long something can be kept, in days. The words are those that owners choose from and visitors read. */
const periods = {
  '7 days': 7,
  '30 days': 30,
  '90 days': 90,
  '1 year': 365,
  '2 years': 730,
  '3 years': 1095,
  forever: Number.POSITIVE_INFINITY,
} as const

export type Period = keyof typeof periods

/** What the owner decides on, with the choices. Only what is the owner's own to keep can be kept forever. */
export const retentionChoices = {
  keepMessages: ['90 days', '1 year', '2 years', '3 years', 'forever'],
  keepReaders: ['30 days', '1 year', '2 years', '3 years'],
  keepMails: ['30 days', '90 days', '1 year'],
  keepSpam: ['7 days', '30 days', '90 days'],
  keepLog: ['90 days', '1 year', '3 years', 'forever'],
} as const satisfies Record<string, readonly Period[]>

export type RetentionRule = keyof typeof retentionChoices

/** Until the owner chooses. Messages are the owner's letters: no update of the software deletes them. */
export const retentionDefaults = {
  keepMessages: 'forever',
  keepReaders: '3 years',
  keepMails: '90 days',
  keepSpam: '30 days',
  keepLog: '1 year',
} as const satisfies { [Rule in RetentionRule]: (typeof retentionChoices)[Rule][number] }

/** How long each is kept, by the owner's settings. */
export function toRetention(settings: { [Rule in RetentionRule]?: Period | undefined }): Record<RetentionRule, Period> {
  const { keepMessages, keepReaders, keepMails, keepSpam, keepLog } = settings
  const chosen = { keepMessages, keepReaders, keepMails, keepSpam, keepLog }
  return { ...retentionDefaults, ...Object.fromEntries(Object.entries(chosen).filter(([, period]) => period)) }
}

/** The moment (ISO 8601) before which something is too old at a time that is sure; undefined if nothing is. */
export function toOldest(period: Period, sureTime: Date) {
  const days = periods[period]
  return Number.isFinite(days) ? new Date(sureTime.getTime() - days * 24 * 60 * 60 * 1000).toISOString() : undefined
}
