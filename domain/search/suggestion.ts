import type { TextPiece } from './marked-text.ts'
import type { DocumentKind } from './search-document.ts'

/** What is offered to somebody who is still typing a search: a recipe or a post, with what matches marked in its title. */
export type Suggestion = { kind: DocumentKind; path: string; title: TextPiece[] }
