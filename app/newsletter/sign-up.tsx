import { data } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import type { FormAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, withErrorReport } from '#app/outage.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { signUp } from '#core/newsletter/join-newsletter.ts'
import { findNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { listNamesOfTerms } from '#core/terms/term-rows.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { consentText, defaultInvitation } from '#domain/newsletter/newsletter-words.ts'
import { signUpDraft } from '#domain/newsletter/reader.ts'
import type { Route } from './+types/sign-up.ts'
import { toPublisher } from './publisher.ts'

/** The topics that readers can choose, and whether there is a newsletter. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return withErrorReport(context, 'Error fetching the newsletter', async () => {
    const { isOpen, topics, invitation } = await findNewsletterSettings(db)
    const names = await listNamesOfTerms(db, topics)
    const known = topics.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? '' }] : []))
    return { isOpen, topics: known, invitation: invitation || defaultInvitation }
  })
}

const thanks =
  'Look in your inbox: we’ve sent you an email with a link to confirm. If you’re already on the list, you don’t need to do anything.'
const later = 'Thank you. We’ll email you a link to confirm as soon as this site can send email.'

/** Asks someone by mail to confirm the newsletter. The response is the same whether or not their address is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, mailer } = context.get(services)
  const parsed = await readEditorForm(request, () => signUpDraft, ['topics'])
  const answer = (status: number, sent: boolean, message: string, errors: Record<string, string> = {}) =>
    data<FormAnswer>({ form: 'newsletter', sent, message, errors, typed: sent ? {} : parsed.typed }, { status })
  if (!parsed.ok) return answer(400, false, 'Nothing was sent yet. Please check the fields marked below.', parsed.errors)
  if (parsed.typed.seasoning) return answer(400, false, 'Nothing was sent. Leave the “Seasoning” field empty; it’s there to catch bots.')
  const work = async () => {
    if (!(await findNewsletterSettings(db)).isOpen) return answer(403, false, 'There’s no newsletter at the moment. Nothing was sent.')
    const sender = { address: context.get(requestFacts).address, now: clock() }
    const draft = { ...parsed.value, page: findPage(request) }
    const outcome = await signUp(toPublisher(context), draft, sender)
    if (!outcome.ok) return answer(429, false, 'That’s a lot in an hour. Nothing was sent. Please try again later.')
    return answer(200, true, (await mailer.mail.isReady()) ? thanks : later)
  }
  return catchOutage(context, work, () => answer(503, false, 'This couldn’t be saved right now. Please send it again in a minute.'))
}

/** The page whose form was sent. */
function findPage(request: Request) {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  return signUpDraft.shape.page.parse(referrer?.pathname)
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'Newsletter', description: 'New recipes and stories by email.', noIndex: true })
}

export default function SignUp({ loaderData: { isOpen, topics, invitation }, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1>Newsletter</h1>
      {isOpen ? <p className="newsletter-page__lead">{invitation}</p> : <p>There’s no newsletter at the moment.</p>}
      {actionData?.sent ? <FormStatus answer={actionData} /> : null}
      {isOpen && !actionData?.sent ? <SignUpForm topics={topics} answer={actionData} /> : null}
    </>
  )
}

type SignUpFormProps = { topics: { id: string; name: string }[]; answer: FormAnswer | undefined }

function SignUpForm({ topics, answer }: SignUpFormProps) {
  const chosen = answer?.typed.topics ?? ''
  return (
    <form className="form" method="post" action="/newsletter" aria-label="Newsletter">
      <FormStatus answer={answer} />
      <Trap />
      <EmailField autoComplete="email" answer={answer} />
      <Field name="name" label="Name" maxLength={fieldLimits.name} autoComplete="name" answer={answer} />
      {topics.length > 0 ? (
        <fieldset className="newsletter-page__topics">
          <legend>
            Topics <span className="field-optional">(choose none for everything)</span>
          </legend>
          {topics.map(({ id, name }) => (
            <label key={id} className="newsletter-page__topic">
              <input type="checkbox" name="topics" value={id} defaultChecked={chosen.includes(`"${id}"`)} />
              {name}
            </label>
          ))}
        </fieldset>
      ) : null}
      <p className="help">By signing up, you agree: “{consentText}” We’ll ask you to confirm by email.</p>
      <button className="button button--large" type="submit">
        Sign up
      </button>
    </form>
  )
}

/** A field that people don't see, and bots fill in. */
function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Seasoning
        <input type="text" name="seasoning" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
