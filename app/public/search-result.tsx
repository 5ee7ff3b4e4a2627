import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { MarkedText } from '#app/ui/marked.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useOwnTools } from '#app/ui/reader-tools.ts'
import type { SearchResult as Result } from '#core/search/search-site.ts'

/** One recipe or post that a search found, with the matching passage. All of it is clickable. */
export function SearchResult({ result: { kind, path, title, passage, formattedDate, picture, marks } }: { result: Result }) {
  const tools = useOwnTools()
  return (
    <article className="search-result" data-fits={marks?.fits}>
      <div className="search-result__picture">
        <Picture picture={picture} alt="" sizes="(max-width: 619px) 6rem, 11rem" />
      </div>
      <div>
        <p className="search-result__kind">
          {kind === 'recipe' ? 'Recipe' : 'Post'}
          {formattedDate ? (
            <>
              {' · '}
              <LongDate stored={formattedDate} />
            </>
          ) : null}
        </p>
        <h2>
          <Link to={path}>
            <MarkedText pieces={title} />
          </Link>
        </h2>
        <p className="search-result__passage">
          <MarkedText pieces={passage} />
        </p>
        {tools && marks ? <tools.Mark marks={marks} /> : null}
      </div>
    </article>
  )
}
