/** Where readers have photos and videos: linked to all the time, and hardly counted. Includes subdomains. */
const photoHosts = [
  ...['youtube.com', 'youtu.be', 'vimeo.com', 'instagram.com', 'pinterest.com', 'pin.it', 'tiktok.com', 'imgur.com', 'flickr.com'],
  ...['photos.app.goo.gl', 'photos.google.com', 'drive.google.com', 'maps.google.com', 'icloud.com', 'wikipedia.org', 'usda.gov'],
]

/** What anyone may link to: never blocked by teaching. */
const commonHosts = [
  ...photoHosts,
  ...[
    'facebook.com',
    'twitter.com',
    'x.com',
    'threads.net',
    'bsky.app',
    'reddit.com',
    'google.com',
    'dropbox.com',
    'amazon.com',
    'ebay.com',
  ],
  ...['medium.com', 'tumblr.com', 'apple.com', 'microsoft.com', 'nytimes.com', 'bbc.co.uk', 'bbc.com', 'bit.ly', 'tinyurl.com', 't.co'],
]

/** Where campaigns, shops, streams and polls are hosted. */
const campaignHosts = [
  ...['kickstarter.com', 'indiegogo.com', 'gofundme.com', 'change.org', 'surveymonkey.com', 'teespring.com', 'sunfrogshirts.com'],
  ...['twitch.tv', 'soundcloud.com', 'reverbnation.com', 'linktr.ee', 'fiverr.com', 'play.google.com', 'patreon.com', 'tsu.co'],
]

/** Hosts that hide where a link leads. */
const shortenerHosts = [
  'bit.ly',
  'tinyurl.com',
  'goo.gl',
  't.co',
  'cutt.ly',
  'is.gd',
  'ow.ly',
  'rb.gy',
  'shorturl.at',
  't.me',
  'wa.me',
  'telegra.ph',
]

const bareDomains =
  'com|net|org|info|biz|ru|xyz|top|shop|online|site|club|io|store|blog|click|icu|bet|casino|vip|buzz|pro|tk|cn|pl|de|fr|es|nl|uk|eu'
const withScheme = /\bh(?:tt|xx)ps?:\/\/([^\s<>"'()[\]|/?#:]+)[^\s<>"'()[\]|]*/giu
const bare = new RegExp(
  `(?<![@\\w./-])(?:www\\.)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:${bareDomains}))(?![\\w@-])(?:/[^\\s<>"'()[\\]|]*)?`,
  'gu',
)
const spacedOut = /\b([a-z0-9-]{3,})\s*(?:\s\.\s?|\[\.\]|\(dot\)|\sdot\s)\s*(com|net|org|info|ru|xyz)\b/giu

/** The links of a text: how many there are, the hosts they lead to (without `www.`), and hosts written so that programs miss them. */
export function findLinks(text: string) {
  const found = [...text.matchAll(withScheme)].map(([, host = '']) => host)
  const rest = text.replace(withScheme, ' ')
  const lower = rest === rest.toUpperCase() ? rest.toLowerCase() : rest
  found.push(...[...lower.matchAll(bare)].map(([, host = '']) => host))
  const hidden = [...rest.matchAll(spacedOut)].map(([, name, domain]) => toHost(`${name}.${domain}`))
  return { count: found.length + hidden.length, hosts: [...new Set([...found.map(toHost), ...hidden])], hidden }
}

export const isCommonHost = (host: string) => isBelow(host, commonHosts)

export const isPhotoHost = (host: string) => isBelow(host, photoHosts)

export const isCampaign = (host: string) => isBelow(host, campaignHosts)

export const isShortener = (host: string) => isBelow(host, shortenerHosts)

/** Whether a host is one of these, or a subdomain. */
export function isBelow(host: string, domains: readonly string[]) {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}

/** A host's name as block lists have it. */
export function toHost(typed: string) {
  return typed
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/[.,:;!]+$/, '')
}
