import { Form, useNavigation } from 'react-router'
import { countOf } from '#domain/text/count-of.ts'
import type { Overview } from './read-overview.ts'

/** What readers looked for and did not find, with a way to write it. */
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
