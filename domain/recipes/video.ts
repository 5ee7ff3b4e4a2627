/** A video on another site. `secret` is the part of an unlisted video's address that Vimeo requires; `start` is in seconds. */
export type Video = { host: VideoHost; id: string; secret: string; start: number }

export type VideoHost = 'youtube' | 'vimeo'

/** A host's name, and where its player is loaded from. */
export const videoHosts: Record<VideoHost, { name: string; origin: string }> = {
  youtube: { name: 'YouTube', origin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', origin: 'https://player.vimeo.com' },
}

/** The video at a YouTube or Vimeo address in any usual form; undefined for anything else. */
export function readVideo(typed: string): Video | undefined {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url || url.username || url.port) return undefined
  const site = url.hostname.replace(/^(?:www|m|music)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  const start = readStart(url)
  if (site === 'youtu.be') return toYouTube(path[0], start)
  if (site === 'youtube.com' || site === 'youtube-nocookie.com') return toYouTube(readYouTubeId(path, url), start)
  return site === 'vimeo.com' || site === 'player.vimeo.com' ? toVimeo(path, url, start) : undefined
}

/** The address to watch it at, which is the stored form, and which `readVideo` reads. */
export function toWatchAddress({ host, id, secret, start }: Video) {
  if (host === 'youtube') return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`
  return `https://vimeo.com/${id}${secret && `/${secret}`}${start ? `#t=${start}s` : ''}`
}

/** The address of its player, for use in a frame. */
export function toEmbedAddress({ host, id, secret, start }: Video, options: Record<string, string> = {}) {
  const { origin } = videoHosts[host]
  if (host === 'youtube') {
    return `${origin}/embed/${id}?${new URLSearchParams({ ...options, rel: '0', ...(start ? { start: String(start) } : {}) })}`
  }
  const query = new URLSearchParams({ ...options, dnt: '1', ...(secret && { h: secret }) })
  return `${origin}/video/${id}?${query}${start ? `#t=${start}s` : ''}`
}

function readYouTubeId([first = '', second = '']: string[], url: URL) {
  if (first === 'watch') return url.searchParams.get('v') ?? ''
  return ['shorts', 'embed', 'live', 'v'].includes(first) ? second : ''
}

function toYouTube(id = '', start: number): Video | undefined {
  return /^[\w-]{11}$/.test(id) ? { host: 'youtube', id, secret: '', start } : undefined
}

/** vimeo.com/76979871, …/76979871/8272103f6e, …/channels/staffpicks/76979871, player.vimeo.com/video/76979871?h=8272103f6e. */
function toVimeo(path: string[], url: URL, start: number): Video | undefined {
  const place = path.findIndex((part) => /^\d{5,12}$/.test(part))
  const id = path[place]
  const isKnown = place === 0 || /^(?:video|channels|groups|showcase|album|ondemand)$/.test(path[0] ?? '')
  const secret = url.searchParams.get('h') ?? path[place + 1] ?? ''
  return id && isKnown ? { host: 'vimeo', id, secret: /^[\da-f]{6,20}$/.test(secret) ? secret : '', start } : undefined
}

/** `?t=90`, `?start=90`, `#t=1m30s`, in seconds. */
function readStart({ searchParams, hash }: URL) {
  const typed = searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.*)$/.exec(hash)?.[1] ?? ''
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(typed) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
