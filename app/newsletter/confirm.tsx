import { data } from 'react-router'
import { services } from '#app/context.ts'
import { catchOutage, withErrorReport } from '#app/outage.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { readQuery } from '#app/query.ts'
import { confirmReader, findByToken } from '#core/newsletter/join-newsletter.ts'
import { linkParam } from '#domain/http/query-params.ts'
import type { Route } from './+types/confirm.ts'
import { toPublisher } from './publisher.ts'

/** Whose link it is. Opening it changes nothing: programs that look for dangerous links open every one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { token = '' } = readQuery({ request, context }, { token: linkParam })
  const read = () => findByToken(toPublisher(context), 'confirm', token)
  const reader = await withErrorReport(context, 'Error fetching a reader', read)
  return data({ email: reader?.email ?? '', state: reader?.state ?? null }, { status: reader ? 200 : 410 })
}

export async function action({ url, context }: Route.ActionArgs) {
  const { clock } = context.get(services)
  const token = url.searchParams.get('token') ?? ''
  const work = async () => {
    const reader = await confirmReader(toPublisher(context), token, clock())
    return data({ failed: '' }, { status: reader ? 200 : 410 })
  }
  return catchOutage(context, work, () =>
    data({ failed: 'This couldn’t be saved right now. Please press again in a minute.' }, { status: 503 }),
  )
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Confirm the newsletter', description: 'Confirm that you want the newsletter.', noIndex: true })
}

export default function Confirm({ loaderData: { email, state }, actionData }: Route.ComponentProps) {
  if (state === 'confirmed')
    return (
      <>
        <h1>You’re on the list</h1>
        <p role="status">The newsletter goes to {email}. A link in each email ends it.</p>
      </>
    )
  if (state !== 'pending')
    return (
      <>
        <h1>This link is no longer valid</h1>
        <p>
          {state === 'left' ? 'You’ve left the newsletter since.' : 'It may be too old, or cut off.'}{' '}
          <a href="/newsletter">Sign up again</a>
        </p>
      </>
    )
  return (
    <>
      <h1>Confirm</h1>
      <p>Send the newsletter to {email}?</p>
      {actionData?.failed ? <p role="alert">{actionData.failed}</p> : null}
      <form method="post">
        <button className="button button--large" type="submit">
          Yes, send it to me
        </button>
      </form>
    </>
  )
}
