import { useRef } from 'react'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { toPostSeo } from '#domain/blogs/post-seo.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { takeCharacters } from '#domain/text/take-characters.ts'
import type { Sharing } from './read-sharing.ts'
import { useTyped } from './use-typed.ts'

type SeoFieldsProps = {
  answer: FieldAnswer
  sharing: Sharing
  /** The address the post has or will have. */
  path: string
  /** Reference of its picture. */
  picture: string | undefined
}

const names = ['title', 'seoTitle', 'seoDescription', 'seoKeywords', 'pinText'] as const

/** Title, description and keywords for search engines and the pin text, collapsed, with previews of a search result and a shared card. */
export function SeoFields({ answer, sharing, path, picture }: SeoFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const typed = useTyped(details, names, answer.typed)
  return (
    <details ref={details} className="field-fold seo-fields" open={names.slice(1).some((name) => answer.errors[name])}>
      <summary>
        <span>
          SEO and sharing <span className="help">{describeSet(typed)}</span>
        </span>
      </summary>
      <div className="form">
        <Field
          name="seoTitle"
          label="SEO title"
          maxLength={editorLimits.seoTitle}
          help={countShown(typed.seoTitle || typed.title, shownLengths.title)}
          answer={answer}
        />
        <Field
          name="seoDescription"
          label="SEO description"
          multiline
          maxLength={editorLimits.seoDescription}
          help={countShown(typed.seoDescription, shownLengths.description)}
          answer={answer}
        />
        <Field name="seoKeywords" label="SEO keywords" maxLength={editorLimits.keywords} help="Separate with commas" answer={answer} />
        <Field
          name="pinText"
          label="Pin text"
          maxLength={editorLimits.pinText}
          help="What Pinterest shows with the picture. If empty, the title and the beginning of the text."
          answer={answer}
        />
        <SharePreview typed={typed} sharing={sharing} path={path} picture={picture} />
      </div>
    </details>
  )
}

function describeSet({ seoTitle, seoDescription, seoKeywords, pinText }: Record<(typeof names)[number], string>) {
  const set = [seoTitle && 'title', seoDescription && 'description', seoKeywords && 'keywords', pinText && 'pin text'].filter(Boolean)
  return set.length > 0 ? `Set: ${set.join(', ')}` : 'Not set: the post’s title and the site’s description are used'
}

function countShown(text: string, most: number) {
  const { length } = [...text]
  return length > most ? `${length} characters; only about ${most} are shown` : `${length} of about ${most} characters`
}

/** About how many characters search results show. */
const shownLengths = { title: 60, description: 160 }

type SharePreviewProps = {
  typed: Record<'title' | 'seoTitle' | 'seoDescription' | 'seoKeywords', string>
  sharing: Sharing
  path: string
  picture: string | undefined
}

/** How a post will look in search results, and as a card where its address is shared. */
function SharePreview({ typed, sharing, path, picture = sharing.picture }: SharePreviewProps) {
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
