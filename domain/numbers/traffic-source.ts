/**
 * Where views come from, as stored: `direct`, `own` (a link on the site itself), `mail`, `pinterest`, `search` or `social` and a name
 * (`search Google`), `site` and a host (`site example.com`), or `others`, beyond the number of sources stored for a day.
 */
export type TrafficSource = string

/** How many different sources are stored for a day. */
export const maxSources = 100

export const otherSources = 'others'

/** Names of search engines and networks by the domains of their hosts, without the country ending where they have many. */
const searches: [RegExp, string][] = [
  [/(?:^|\.)google\.[a-z.]{2,6}$|googlequicksearchbox/, 'Google'],
  [/(?:^|\.)bing\.com$/, 'Bing'],
  [/(?:^|\.)duckduckgo\.com$/, 'DuckDuckGo'],
  [/(?:^|\.)search\.yahoo\.(?:com|co\.jp)$/, 'Yahoo'],
  [/(?:^|\.)ecosia\.org$/, 'Ecosia'],
  [/(?:^|\.)search\.brave\.com$/, 'Brave'],
  [/(?:^|\.)startpage\.com$/, 'Startpage'],
  [/(?:^|\.)qwant\.com$/, 'Qwant'],
  [/(?:^|\.)kagi\.com$/, 'Kagi'],
  [/(?:^|\.)(?:yandex\.[a-z.]{2,6}|ya\.ru)$/, 'Yandex'],
  [/(?:^|\.)baidu\.com$/, 'Baidu'],
  [/(?:^|\.)search\.naver\.com$/, 'Naver'],
]

const networks: [RegExp, string][] = [
  [/(?:^|\.)(?:facebook\.com|fb\.me|fb\.com)$|com\.facebook\./, 'Facebook'],
  [/(?:^|\.)instagram\.com$|com\.instagram\./, 'Instagram'],
  [/(?:^|\.)threads\.(?:net|com)$/, 'Threads'],
  [/(?:^|\.)(?:twitter\.com|t\.co|x\.com)$/, 'X'],
  [/(?:^|\.)reddit\.com$|com\.reddit\./, 'Reddit'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)(?:whatsapp\.com|wa\.me)$|com\.whatsapp/, 'WhatsApp'],
  [/(?:^|\.)(?:telegram\.org|t\.me)$|org\.telegram/, 'Telegram'],
  [/(?:^|\.)linkedin\.com$|(?:^|\.)lnkd\.in$/, 'LinkedIn'],
  [/(?:^|\.)tumblr\.com$/, 'Tumblr'],
  [/(?:^|\.)bsky\.app$/, 'Bluesky'],
  [/(?:^|\.)flipboard\.com$/, 'Flipboard'],
]

const pinterest = /(?:^|\.)(?:pinterest\.[a-z.]{2,6}|pin\.it)$|com\.pinterest/
const mailbox = /^(?:e?mail|webmail|outlook|mailbox)\.|(?:^|\.)(?:mail\.|gmx\.|web\.de$|outlook\.)|google\.android\.gm$/

/** The source of a view by the host of its Referer (`''` if it has none). */
export function sourceOfHost(host: string): TrafficSource {
  if (host === '') return 'direct'
  if (pinterest.test(host)) return 'pinterest'
  if (mailbox.test(host)) return 'mail'
  const found = nameIn(searches, 'search', host) ?? nameIn(networks, 'social', host)
  return found ?? `site ${host.replace(/^www\./, '').slice(0, 100)}`
}

/** The source given by the address itself, in `utm_medium` and `utm_source`; undefined if unknown. */
export function sourceOfQuery(search: string): TrafficSource | undefined {
  if (!search.includes('utm_')) return undefined
  const query = new URLSearchParams(search)
  const [medium, name] = ['utm_medium', 'utm_source'].map((key) => (query.get(key) ?? '').toLowerCase())
  if (/^e?-?mail$|^newsletter$/.test(medium ?? '') || /^(?:e?-?mail|newsletter)$/.test(name ?? '')) return 'mail'
  if (!name) return undefined
  if (/^(?:pinterest|pin)$/.test(name)) return 'pinterest'
  return [...label(searches, 'search'), ...label(networks, 'social')].find(([, plain]) => plain === name)?.[0]
}

function nameIn(hosts: [RegExp, string][], kind: string, host: string) {
  const name = hosts.find(([pattern]) => pattern.test(host))?.[1]
  return name && `${kind} ${name}`
}

function label(hosts: [RegExp, string][], kind: string) {
  return hosts.map(([, name]) => [`${kind} ${name}`, name.toLowerCase()] as const)
}

/** How sources are shown: their group, and their name in it, if it has several. */
export function sourceGroup(source: TrafficSource): { group: string; name?: string } {
  const [kind = '', ...rest] = source.split(' ')
  const name = rest.join(' ')
  if (kind === 'search') return { group: 'Search', name }
  if (kind === 'social') return { group: 'Social media', name }
  if (kind === 'site') return { group: 'Other sites', name }
  return { group: { direct: 'Direct', own: 'This site', mail: 'Mail', pinterest: 'Pinterest' }[kind] ?? 'Other sites' }
}
