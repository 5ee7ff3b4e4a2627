const soundsLikeAGroup = /^the\s|\b(?:kitchen|team|staff|crew|editors|magazine)\b/i

/** The authors in a byline such as 'June Okafor and Sam Lee', each with the page about the site's writers. Empty without a byline. */
export function toAuthors(byline: string | undefined, siteUrl: string) {
  const line = byline?.trim() ?? ''
  const isGroup = soundsLikeAGroup.test(line)
  const names = isGroup ? [line] : line.split(/\s+(?:and|&)\s+/i)
  return names.filter(Boolean).map((name) => ({ '@type': isGroup ? 'Organization' : 'Person', name, url: `${siteUrl}/about` }))
}
