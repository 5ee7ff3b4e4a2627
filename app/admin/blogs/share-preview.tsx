import { toPostSeo } from '#domain/blogs/post-seo.ts'
import { takeCharacters } from '#domain/text/take-characters.ts'
import type { Sharing } from './read-sharing.ts'

/** About how many characters search results show. */
export const shownLengths = { title: 60, description: 160 }

type SharePreviewProps = {
  typed: Record<'title' | 'seoTitle' | 'seoDescription' | 'seoKeywords', string>
  sharing: Sharing
  path: string
  picture: string | undefined
}

/** How a post will look in search results, and as a card where its address is shared. */
export function SharePreview({ typed, sharing, path, picture = sharing.picture }: SharePreviewProps) {
  const { exactTitle, description } = toPostSeo(typed, sharing)
  const title = exactTitle || 'Title'
  const { host, pathname } = new URL(path, sharing.siteUrl)
  return (
    <>
      <figure className="share-preview">
        <figcaption>In search results</figcaption>
        <div className="share-preview__result">
          <span className="share-preview__address">{[host, ...pathname.split('/').filter(Boolean)].join(' › ')}</span>
          <span className="share-preview__link">{cut(title, shownLengths.title)}</span>
          <span>{cut(description, shownLengths.description)}</span>
        </div>
      </figure>
      <figure className="share-preview">
        <figcaption>When shared</figcaption>
        <div className="share-preview__card">
          <img src={picture} alt="" loading="lazy" />
          <div>
            <span className="share-preview__address">{host}</span>
            <strong>{title}</strong>
            <span>{description}</span>
          </div>
        </div>
      </figure>
    </>
  )
}

function cut(text: string, most: number) {
  const shown = takeCharacters(text, most)
  return shown === text ? text : `${shown.trimEnd()}…`
}
