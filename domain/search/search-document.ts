import type { TextPiece } from './marked-text.ts'

/** What can be found: a recipe or a post. */
export type DocumentKind = 'recipe' | 'blog'

/** A found document: a recipe's or a post's id, as text. */
export type FoundDocument = { kind: DocumentKind; recordId: string }

/**
 * A document that has what was searched for, with what it is ranked by: the terms of its title and its main terms, each list with a space around every
 * term. Of one kind, a newer document has a higher number.
 */
export type Candidate = FoundDocument & { number: number; title: string; main: string }

/**
 * What is offered to somebody who is still typing a search: a recipe or a post, with what matches marked in its title. A recipe has what it is known to be for, as in
 * its marks.
 */
export type Suggestion = { kind: DocumentKind; path: string; title: TextPiece[]; fits?: string }
