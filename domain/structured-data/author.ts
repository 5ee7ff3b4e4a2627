/** Who wrote something: one person, or people who go by one name. */
export type Author = { '@type': 'Person' | 'Organization'; name: string; url: string }

const soundsLikeAGroup = /^the\s|\b(?:kitchen|team|staff|crew|editors|magazine)\b/i

/** The people behind a byline such as 'June Okafor and Sam Lee', one by one, each with the page that says who writes here. Empty without a byline. */
export function toAuthors(byline: string | undefined, siteUrl: string): Author[] {
  const line = byline?.trim() ?? ''
  const isGroup = soundsLikeAGroup.test(line)
  const names = isGroup ? [line] : line.split(/\s+(?:and|&)\s+/i)
  return names.filter(Boolean).map((name) => ({ '@type': isGroup ? 'Organization' : 'Person', name, url: `${siteUrl}/about` }))
}
