/**
 * How a language writes dates: the months, and a pattern in which 0 is the day, 1 the month and 2 the year. Computed on the server, because
 * Intl is slow on phones.
 */
export type DateWords = { language: string; months: string[]; pattern: string }

/** The language that a site is written in (BCP 47). */
export function languageOf({ dates }: { dates?: DateWords } = {}) {
  return dates?.language ?? 'en-US'
}

/** Whether the server can write dates in a language (BCP 47). */
export function isLanguage(tag: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** Undefined for US English, which needs no words, and for an unknown language. */
export function toDateWords(language: string | undefined): DateWords | undefined {
  if (!language || language === 'en-US' || !isLanguage(language)) return undefined
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  const parts = (month: number) => format.formatToParts(new Date(Date.UTC(2026, month, 15)))
  const months = Array.from({ length: 12 }, (_, month) => parts(month).find(({ type }) => type === 'month')?.value ?? '')
  const marks: Record<string, string> = { day: '0', month: '1', year: '2' }
  const pattern = parts(0)
    .map(({ type, value }) => marks[type] ?? value)
    .join('')
  return { language, months, pattern }
}
