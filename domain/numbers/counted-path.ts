const maxLength = 200

/**
 * A path in the one form in which it is counted, however it was encoded: letters of any alphabet as they are; a page's data request counts
 * as the page.
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
 * A missing path as the owner is shown it; undefined if it may be about a person (an email address, a long number or code), or if it is a
 * known probe for security holes in other systems.
 */
export function toMissingPath(path: string) {
  const missing = toCountedPath(path)
  if (/@|\d{6}|[\w-]{40}|^\/(?:wp-|\.|cgi-bin|vendor\/)|\/\.|\p{Cc}/u.test(missing)) return undefined
  return /\.(?!html?$)[a-z\d]{1,8}$/i.test(missing) ? undefined : missing
}

export type CountedRecord = 'recipe' | 'blog'

/** The beginning of records' counted paths; the rest is the slug. */
export const recordFolders = { recipe: '/recipes/', blog: '/blogs/' } as const

/** The counted path of a record with a slug. */
export function toRecordKey(kind: CountedRecord, slug: string) {
  return recordFolders[kind] + slug
}
