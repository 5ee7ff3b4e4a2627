/** The key of a new collection, or of a recipe of the reader's own. It need not be secret, and on a site without TLS browsers make no better name. */
export function newKey(kind: 'collection' | 'own', now: number) {
  return `${kind} ${now.toString(36)}-${Math.random().toString(36).slice(2)}`
}
