import type { TermKind } from './term.ts'

/** The names of a kind of terms, singular and plural, in the middle of a sentence. */
export const termWords: Record<TermKind, { one: string; many: string }> = {
  tag: { one: 'tag', many: 'tags' },
  category: { one: 'category', many: 'categories' },
  course: { one: 'course', many: 'courses' },
  cuisine: { one: 'cuisine', many: 'cuisines' },
  diet: { one: 'diet', many: 'diets' },
  occasion: { one: 'occasion', many: 'occasions' },
  author: { one: 'author', many: 'authors' },
}

/** 'a tag', 'an author'. */
export function toAnyTerm(kind: TermKind) {
  const { one } = termWords[kind]
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
}

/** What has terms of a kind. Authors have both posts and recipes. */
export function toRecordNoun(kind: TermKind) {
  if (kind === 'author') return 'entry'
  return kind === 'tag' ? 'post' : 'recipe'
}

export function toRecordNouns(kind: TermKind) {
  return kind === 'author' ? 'entries' : `${toRecordNoun(kind)}s`
}
