import type { SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { countOf } from '#domain/text/count-of.ts'
import { toFinalQuestion } from '../deletion-questions.ts'
import type { Overview } from './read-overview.ts'

type Unused = NonNullable<NonNullable<Overview['site']>['unused']>

/** Asks whether pictures that nothing has shown for long are to be deleted: none is before that. */
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
