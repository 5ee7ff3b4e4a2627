const maxLength = 200

/**
 * A path in the one form in which it is counted, whichever way it was encoded: letters of any
 * alphabet as they are; of the data of a page that of the page.
 */
export function toCountedPath(path: string) {
  const page = path.replace(/\?.*$/s, '').replace(/\/?_\.data$|\.data$/, '') || '/'
  try {
    return decodeURIComponent(page).slice(0, maxLength)
  } catch {
    return page.slice(0, maxLength)
  }
}

/**
 * A path that leads nowhere, as the owner is shown it; undefined for what may be about a person (an
 * e-mail address, a long number or code), and for what programs try that look for gaps in other
 * systems.
 */
export function toMissingPath(path: string) {
  const missing = toCountedPath(path)
  if (/@|\d{6}|[\w-]{40}|^\/(?:wp-|\.|cgi-bin|vendor\/)|\/\.|\p{Cc}/u.test(missing)) return undefined
  return /\.(?!html?$)[a-z\d]{1,8}$/i.test(missing) ? undefined : missing
}

export type CountedRecord = 'recipe' | 'blog'

/** What counted paths of records begin with; the rest is the slug. */
export const recordFolders = { recipe: '/recipes/', blog: '/blogs/' } as const

/** The counted path of a record by its slug. */
export function toRecordKey(kind: CountedRecord, slug: string) {
  return recordFolders[kind] + slug
}
