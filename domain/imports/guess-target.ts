import type { CollectionTarget } from './collections.ts'

/** What a collection's documents are likely to be, judging by its name. */
export function guessTarget(name: string): CollectionTarget {
  if (/recip|rezept|recett|recet|dish|meal|menu/i.test(name)) return 'recipe'
  return /blog|post|article|artikel|stor(?:y|ies)|news/i.test(name) ? 'post' : 'none'
}
