/** What can be found: a recipe or a post. */
export type DocumentKind = 'recipe' | 'blog'

/** A found document. `number` is a recipe's own number, or the one that the index gave a post. */
export type FoundDocument = { kind: DocumentKind; number: number }

/** Where a term stands among the 256 documents whose numbers begin alike: `postings` has two bytes for each, the rest of its number and the weight. */
export type PostingBlock = { term: string; kind: DocumentKind; block: number; postings: Uint8Array }
