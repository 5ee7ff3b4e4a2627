/** Hosts (including subdomains) whose links pay whoever placed them; with a path, only links below it. */
const knownPlaces = [
  ...['amzn.to', 'bookshop.org/a/', 'geni.us', 'howl.me', 'fave.co', 'shop-links.co', 'magik.ly', 'digidip.net'],
  ...['shareasale.com', 'shareasale-analytics.com', 'shrsl.com', 'awin1.com', 'zenaps.com', 'tidd.ly'],
  ...['go.skimresources.com', 'redirectingat.com', 'redirect.viglink.com', 'sovrn.co'],
  ...['rstyle.me', 'rewardstyle.com', 'shopstyle.com', 'shopstyle.it', 'liketk.it', 'liketoknow.it', 'shopltk.com', 'ltk.app.link'],
  ...['mavely.app.link', 'linksynergy.com', 'prf.hn', 'tradedoubler.com', 'tradetracker.net', 'webgains.com'],
  ...['anrdoezrs.net', 'dpbolvw.net', 'jdoqocy.com', 'kqzyfj.com', 'tkqlhce.com', 'avantlink.com', 'flexlinkspro.com'],
  ...['pxf.io', 'sjv.io', '7eer.net', 'evyy.net', 'ojrq.net', 'pntra.com', 'pntrac.com', 'pjatr.com', 'pjtra.com', 'gopjn.com'],
  ...['goto.target.com', 'goto.walmart.com'],
]

/** A placeholder for this site when an address is only a path. */
const thisSite = 'this-site.invalid'

const amazon = /(?:^|\.)amazon\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/

/**
 * The entries that the owner typed, one a line: a host (`shop.example.com`), a host with a path (`example.com/go/`), or the start of paths
 * on this site (`/go/`). A scheme and `www.` are ignored. `base` is an address on this site, for absolute links to it.
 */
export function readAffiliatePlaces(typed = '', base = `https://${thisSite}`) {
  const lines = typed.split('\n').map((line) => line.trim().toLowerCase())
  const { hostname } = new URL(base)
  return lines.filter(Boolean).map((line) => (line.startsWith('/') ? hostname + line : line.replace(/^(?:https?:\/\/)?(?:www\.)?/, '')))
}

/** Whether an address pays whoever links to it; `places` are the owner's own entries. */
export function isAffiliateAddress(address: string, places: readonly string[] = []) {
  const url = URL.parse(address, `https://${thisSite}`)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return isAmazonAffiliate(url) || [...knownPlaces, ...places].some((place) => isBelow(url, place))
}

/** Whether it is an Amazon affiliate link; Amazon's terms allow none in mails. */
export function isAmazonAddress(address: string) {
  const url = URL.parse(address)
  return url !== null && (isAmazonAffiliate(url) || isBelow(url, 'amzn.to'))
}

function isAmazonAffiliate({ hostname, searchParams }: URL) {
  return amazon.test(hostname) && Boolean(searchParams.get('tag'))
}

function isBelow({ hostname, pathname }: URL, place: string) {
  const [, host = '', path = ''] = /^([^/]*)(.*)$/.exec(place) ?? []
  return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.toLowerCase().startsWith(path)
}
