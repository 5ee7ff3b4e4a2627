import { trashDays } from '#domain/publication/publication.ts'

/** Asked before a post or recipe goes to the trash. */
export function toTrashQuestion(name: string) {
  return `Delete "${name}"? It goes to the trash, where it can be restored for ${trashDays} days.`
}

/** Asked before a permanent deletion: a quoted name, or a count; `along` is a sentence about what is deleted with it. */
export function toFinalQuestion(what: string, along = '') {
  return [`Delete ${what}?`, along, 'This cannot be undone.'].filter(Boolean).join(' ')
}
