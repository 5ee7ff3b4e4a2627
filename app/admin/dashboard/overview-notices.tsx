import type { SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { countOf } from '#domain/text/count-of.ts'
import { toFinalQuestion } from '../deletion-questions.ts'
import type { Overview } from './read-overview.ts'

/** What readers searched for and did not find, with links to write it. */
export function MissedSearches({ searches }: { searches: NonNullable<Overview['site']>['missed'] }) {
  const isBusy = useNavigation().formData?.has('missed') === true
  return (
    <ul className="overview__list">
      {searches.map(({ query, times, formId }) => (
        <li key={query}>
          <Form method="post" action="/admin/dashboard" preventScrollReset onSubmit={(event) => isBusy && event.preventDefault()}>
            <input type="hidden" name="search" value={query} />
            <input type="hidden" name="formId" value={formId} />
            <p>
              <b>{query}</b> <span>{countOf(times, 'time')}</span>
            </p>
            <div className="overview__buttons">
              <button className="button button--quiet button--small" type="submit" name="missed" value="recipe" aria-disabled={isBusy}>
                Write this<span className="visually-hidden"> as a recipe: {query}</span>
              </button>
              <button className="button button--quiet button--small" type="submit" name="missed" value="blog" aria-disabled={isBusy}>
                As a post<span className="visually-hidden"> for {query}</span>
              </button>
              <button className="button button--quiet button--small" type="submit" name="missed" value="dismiss" aria-disabled={isBusy}>
                Dismiss<span className="visually-hidden"> {query}</span>
              </button>
            </div>
          </Form>
        </li>
      ))}
    </ul>
  )
}

type Unused = NonNullable<NonNullable<Overview['site']>['unused']>

/** Asks whether to delete pictures that have been unused for a long time; none is deleted before that. */
export function UnusedPictures({ unused: { count, since, before } }: { unused: Unused }) {
  const isBusy = useNavigation().formData?.has('unused') === true
  const pictures = countOf(count, 'picture')
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter
    const isDeletion = button instanceof HTMLButtonElement && button.value === 'delete'
    if (isBusy || (isDeletion && !window.confirm(toFinalQuestion(pictures)))) event.preventDefault()
  }
  return (
    <>
      <p>
        {`${pictures} unused, the oldest since `}
        <LongDate stored={since} />. Nothing on the site uses {count === 1 ? 'it' : 'them'}.
      </p>
      <Form className="overview__buttons" method="post" onSubmit={ask} preventScrollReset>
        <input type="hidden" name="before" value={before} />
        <button className="button button--quiet button--small" type="submit" name="unused" value="keep" aria-disabled={isBusy}>
          {count === 1 ? 'Keep' : 'Keep'}
        </button>
        <button className="button button--danger button--small" type="submit" name="unused" value="delete" aria-disabled={isBusy}>
          Delete
        </button>
      </Form>
      <Link className="overview__more" to="/admin/media?view=unused">
        View {count === 1 ? 'picture' : 'pictures'}
      </Link>
    </>
  )
}
