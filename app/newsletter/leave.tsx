import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { leaveNewsletter } from '#core/newsletter/join-newsletter.ts'
import type { Route } from './+types/leave.ts'
import { answerLink, readLink, toPublisher } from './publisher.ts'

export function loader(args: Route.LoaderArgs) {
  return readLink(args, 'leave')
}

/**
 * Ends the newsletter for the reader of the token: by the button of the page, or by a mail program, which posts `List-Unsubscribe=One-Click` without cookie or page before
 * (RFC 8058).
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { clock } = context.get(services)
  const token = url.searchParams.get('token') ?? ''
  const isOneClick = (await readFields(request))['List-Unsubscribe'] === 'One-Click'
  const page = isOneClick ? 'List-Unsubscribe' : '/newsletter/leave'
  return answerLink(context, () => leaveNewsletter(toPublisher(context), token, { page, now: clock() }))
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Leave the newsletter', description: 'Stop the newsletter.', noIndex: true })
}

export default function Leave({ loaderData: { email, state }, actionData }: Route.ComponentProps) {
  if (state === null)
    return (
      <>
        <h1>This link is not valid</h1>
        <p>It may be cut off. Open the link of the latest email, or write to us by the contact page.</p>
      </>
    )
  if (state === 'left')
    return (
      <>
        <h1>You’ve left</h1>
        <p role="status">No newsletter goes to {email} anymore.</p>
      </>
    )
  return (
    <>
      <h1>Leave the newsletter</h1>
      <p>Stop sending the newsletter to {email}?</p>
      {actionData?.failed ? <p role="alert">{actionData.failed}</p> : null}
      <form method="post">
        <button className="button button--large" type="submit">
          Stop the newsletter
        </button>
      </form>
    </>
  )
}
