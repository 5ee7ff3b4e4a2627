/** A count with its noun: '1 recipe', '1,234 recipes'. */
export function countOf(count: number, one: string, many = `${one}s`) {
  return `${groupDigits(count)} ${count === 1 ? one : many}`
}

/** How often: 'once', '3 times'. */
export function timesOf(count: number) {
  return count === 1 ? 'once' : countOf(count, 'time')
}

/** A whole number with thousands separators: 1,234,567. Not Intl, whose first use is slow on phones. */
export function groupDigits(count: number) {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
