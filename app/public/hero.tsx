import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { sharePicture } from '#domain/pictures/share-picture.ts'
import { isLong } from './is-long.ts'
import { Special, type SpecialData } from './special.tsx'
import { useSiteInfo } from './use-site-info.ts'

/** The head of the home page: headline and picture, and today's special over its own picture, if there is one. */
export function Hero({ special }: { special: SpecialData | undefined }) {
  const { headline, lead } = useSiteInfo()
  return (
    <section className="hero">
      <div className="wrap hero__grid">
        <div className="hero__copy">
          <h1 className={isLong(headline, { letters: 24, word: 8 }) ? 'hero__headline--long' : undefined}>{headline}</h1>
          <p className="hero__lead">{lead}</p>
          <div className="hero__buttons">
            <Link className="button button--hero button--large" to="/recipes">
              Start cooking
            </Link>
            <Link className="button button--hero-outline button--large" to="/trending-recipes">
              What’s trending
            </Link>
          </div>
        </div>
        <div className={`hero__picture ${special?.picture ? 'hero__picture--dish' : ''}`}>
          <Picture picture={special?.picture ?? sharePicture} sizes="(min-width: 56.25rem) 85vw, 100vw" first />
        </div>
      </div>
      {special ? <Special recipe={special} /> : null}
    </section>
  )
}
