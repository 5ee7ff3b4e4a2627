import { editorLimits } from '#domain/forms/editor-limits.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { readVideo, toWatchAddress, type Video } from '#domain/recipes/video.ts'
import { isPlainDay } from '#domain/text/dates.ts'
import { escapeHtml, unescapeHtml } from '#domain/text/escape-html.ts'
import { takeCharacters } from '#domain/text/take-characters.ts'

/** The place of a video in a text: '' for a missing title, picture (`/images/{id}`) or publication date. */
export type VideoPlace = { video: Video; title: string; poster: string; day: string }

/** The attributes of such a place. */
export const videoAttributes = ['data-video', 'data-title', 'data-poster', 'data-day'] as const

/** A video place from its attributes, if they describe one; invalid ones are dropped. */
export function readVideoPlace(attributes: Readonly<Record<string, string | undefined>>): VideoPlace | undefined {
  const { 'data-video': address = '', 'data-title': title = '', 'data-poster': poster = '', 'data-day': day = '' } = attributes
  const video = readVideo(address)
  return (
    video && {
      video,
      title: takeCharacters(title.replace(/\s+/gu, ' ').trim(), editorLimits.title).trim(),
      poster: pictureName(poster) ? poster : '',
      day: isPlainDay(day) ? day : '',
    }
  )
}

/** The attributes that `readVideoPlace` reads back as this place. */
export function toVideoAttributes({ video, title, poster, day }: VideoPlace): Record<string, string> {
  const values = [toWatchAddress(video), title, poster, day]
  return Object.fromEntries(videoAttributes.flatMap((name, index) => (values[index] ? [[name, values[index]]] : [])))
}

/** In the sanitiser's notation. */
const place = /<hr (data-video="[^>]*?)\/?>/g

/** The places in sanitised HTML. */
export function listVideoPlaces(html: string) {
  return [...html.matchAll(place)].flatMap(([, written = '']) => readWritten(written) ?? [])
}

/** Replaces the places in sanitised HTML by what `toShown` returns. */
export function replaceVideoPlaces(html: string, toShown: (place: VideoPlace) => string) {
  return html.replace(place, (_, written: string) => {
    const found = readWritten(written)
    return found ? toShown(found) : ''
  })
}

/** A place as HTML. */
export function toVideoPlaceHtml(place: VideoPlace) {
  const written = Object.entries(toVideoAttributes(place)).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<hr ${written.join(' ')} />`
}

/** A video's name in addresses of this site, such as `youtube-dQw4w9WgXcQ-30`. */
export function toVideoKey({ host, id, start }: Video) {
  return `${host}-${id}${start ? `-${start}` : ''}`
}

function readWritten(written: string) {
  const values = [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescapeHtml(value)])
  return readVideoPlace(Object.fromEntries(values))
}
