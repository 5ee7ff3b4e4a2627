const start =
  /^((?:makes\s+)?(?:(?:about|around|approx\.?|approximately)\s+)?)(\d+(?:\.\d+)?)(?:(\s*[-–]\s*|\s+to\s+)(\d+(?:\.\d+)?))?(?=\s+(?!(?:inch|inches|in|cm|mm)\b)\p{L})/iu

/** What a recipe makes, for another number of servings: '48 cookies' for '24 cookies'. Undefined for a text that can't be scaled for sure. */
export function showYield(text: string, factor: number): string | undefined {
  if (factor === 1) return text
  const [whole = '', before = '', low, between = '', high = ''] = start.exec(text) ?? []
  const counts = [low, high].filter(Boolean).map((count) => Number(count) * factor)
  // One of it is named in the singular, and nobody bakes a quarter of a cookie.
  const isFine = counts.length > 0 && Number(low) > 1 && counts.every((count) => count > 1 && Number.isInteger(count * 2))
  return isFine ? `${before}${counts.join(between)}${text.slice(whole.length)}` : undefined
}
