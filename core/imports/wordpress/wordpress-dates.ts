/** '2022-05-09 09:53:00' of the first that is a date, as ISO 8601 in UTC; undefined for none ('0000-00-00 00:00:00'). */
export function readWordpressDate(...texts: string[]) {
  for (const text of texts) {
    const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text) ?? []
    const date = day?.startsWith('0000') ? undefined : new Date(`${day}T${time}Z`)
    if (date && !Number.isNaN(date.getTime())) return date.toISOString()
  }
  return undefined
}
