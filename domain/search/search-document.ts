import type { TextPiece } from './marked-text.ts'

/** What can be found: a recipe or a post. */
export type DocumentKind = 'recipe' | 'blog'

/** A found document: a recipe's or a post's id, as text. */
export type FoundDocument = { kind: DocumentKind; recordId: string }

/**
 * A matching document with what it is ranked by: the terms of its title and its main terms, each list with a space around every term.
 * Within a kind, a newer document has a higher number.
 */
export type Candidate = FoundDocument & { number: number; title: string; main: string }

/**
 * A suggestion for someone who is still typing: a recipe or a post, with the matches in its title marked. A recipe has what it is known to
 * suit, as in its labels.
 */
export type Suggestion = { kind: DocumentKind; path: string; title: TextPiece[]; fits?: string }
