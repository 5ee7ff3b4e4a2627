import type { TermKind } from './term.ts'

/** What one term of a kind is called, and several, in the middle of a sentence. */
export const termWords: Record<TermKind, { one: string; many: string }> = {
  tag: { one: 'tag', many: 'tags' },
  category: { one: 'category', many: 'categories' },
  course: { one: 'course', many: 'courses' },
  cuisine: { one: 'cuisine', many: 'cuisines' },
  diet: { one: 'diet', many: 'diets' },
  occasion: { one: 'occasion', many: 'occasions' },
}

/** What is organised by terms of a kind. */
export function toRecordNoun(kind: TermKind) {
  return kind === 'tag' ? 'post' : 'recipe'
}
