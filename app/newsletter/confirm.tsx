import { services } from '#app/context.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { confirmReader } from '#core/newsletter/join-newsletter.ts'
import type { Route } from './+types/confirm.ts'
import { answerLink, readLink, toPublisher } from './publisher.ts'

export function loader(args: Route.LoaderArgs) {
  return readLink(args, 'confirm')
}

export function action({ url, context }: Route.ActionArgs) {
  const { clock } = context.get(services)
  const token = url.searchParams.get('token') ?? ''
  return answerLink(context, () => confirmReader(toPublisher(context), token, clock()))
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Confirm the newsletter', description: 'Confirm that you want the newsletter.', noIndex: true })
}

export default function Confirm({ loaderData: { email, state }, actionData }: Route.ComponentProps) {
  if (state === 'confirmed')
    return (
      <>
        <h1>You’re on the list</h1>
        <p role="status">The newsletter will go to {email}. You can unsubscribe in any email.</p>
      </>
    )
  if (state !== 'pending')
    return (
      <>
        <h1>This link is no longer valid</h1>
        <p>
          {state === 'left' ? 'You’ve unsubscribed since then.' : 'It may have expired or been cut off.'}{' '}
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
