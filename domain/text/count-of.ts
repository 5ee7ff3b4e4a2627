import { groupDigits } from './group-digits.ts'

/** How many of something there are, in words: '1 recipe', '1,234 recipes'. */
export function countOf(count: number, one: string, many = `${one}s`) {
  return `${groupDigits(count)} ${count === 1 ? one : many}`
}
