/** What can be found: a recipe or a post. */
export type DocumentKind = 'recipe' | 'blog'

/** A found document. `number` is a recipe's own number, or the one that the index gave a post. */
export type FoundDocument = { kind: DocumentKind; number: number }

/** How many documents a block of postings spans. */
export const blockSize = 1024

/** Where a term stands among the documents of a block, in order: the rest of each one's number, and the term's weight in it. */
export type PostingBlock = { term: string; kind: DocumentKind; block: number; places: Uint16Array; weights: Uint8Array }
