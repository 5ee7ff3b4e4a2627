import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { services } from '#app/context.ts'
import { peekFields, submitForm } from '#app/forms.ts'
import { toPublisher } from '#app/newsletter/publisher.ts'
import { badRequest } from '#app/responses.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { signUp } from '#core/newsletter/join-newsletter.ts'
import { findNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { joinCommunity, sendMessage } from '#core/people/get-in-touch.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { contactDraft } from '#domain/people/contact-draft.ts'
import { joinForm } from '#domain/people/join-draft.ts'
import type { Route } from './+types/contact.ts'
import { JoinForm } from './join-form.tsx'
import { pageMeta } from './page-meta.ts'
import { rememberJoined } from './popup-memory.ts'
import type { loader as layoutLoader } from './site-layout.tsx'
import { useSiteInfo } from './use-site-info.ts'
import { VisitorForm } from './visitor-form.tsx'

/** Accepts a message to the owner or a new member, depending on the field `form`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(services)
  const { fields, posted } = await peekFields(request)
  const { form } = fields
  if (form === 'contact') {
    const thanks = 'Thank you. Your message has been sent.'
    return submitForm(posted, context, { form, schema: contactDraft, save: (draft, sender) => sendMessage(db, draft, sender), thanks })
  }
  if (form === 'join') {
    const thanks = 'Welcome to the kitchen. You’re on the list.'
    return submitForm(posted, context, {
      ...{ form, schema: joinForm, thanks },
      async save({ newsletter, ...draft }, sender) {
        const outcome = await joinCommunity(db, draft, sender)
        const isOpen = newsletter && (await findNewsletterSettings(db)).isOpen
        if (!outcome.ok || outcome.held || !isOpen) return outcome
        return signUp(toPublisher(context), { email: draft.email, name: draft.fullName, topics: [], page: '/contact' }, sender)
      },
    })
  }
  throw badRequest()
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Contact',
    description: 'Write to the kitchen: questions, corrections and arguments about pickles. Or join the community of food lovers.',
  })
}

/** The owner's contact details, the contact form and the join form. */
export default function Contact() {
  const year = useRouteLoaderData<typeof layoutLoader>('public/site-layout')?.year
  return (
    <div className="wrap contact-page">
      <div className="contact-page__words">
        <h1>Contact</h1>
        <p className="contact-page__lead" data-live="messages">
          Burnt it? Loved it? Want in? Fill out a card and it goes to the owner.
        </p>
        <ContactInfo />
      </div>
      <Card id="comment-card" title="Comment card" serial={`No. ${year}`}>
        <ContactForm labelledBy="comment-card-title" />
      </Card>
      <Card id="join" title="Join the community">
        <p className="contact-page__text">For people who like to eat. Leave your name and email so the owner can write to you.</p>
        <JoinForm onJoined={rememberJoined} labelledBy="join-title" />
      </Card>
    </div>
  )
}

function Card({ id, title, serial, children }: { id: string; title: string; serial?: string; children: ReactNode }) {
  return (
    <section className={`contact-page__${id}`} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} data-live>
      <div className="rail" aria-hidden="true" />
      <div className="hanging contact-page__hung">
        <span className="clip" aria-hidden="true" />
        <div className="guest-check">
          <div className="guest-check__top">
            <h2 id={`${id}-title`}>{title}</h2>
            {serial ? <span className="serial">{serial}</span> : null}
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}

function ContactInfo() {
  const { email, phone, telephone, address, city } = useSiteInfo()
  return (
    <dl className="contact-info">
      {email ? (
        <>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      ) : null}
      {phone ? (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={telephone || undefined}>{phone}</a>
          </dd>
        </>
      ) : null}
      {address ? (
        <>
          <dt>Address</dt>
          <dd>{city ? `${address}, ${city}` : address}</dd>
        </>
      ) : null}
    </dl>
  )
}

function ContactForm({ labelledBy }: { labelledBy: string }) {
  return (
    <VisitorForm form="contact" action="/contact#comment-card" button="Send message" labelledBy={labelledBy}>
      {(answer) => (
        <>
          <div className="two-columns">
            <Field name="first" label="First name" required maxLength={fieldLimits.name} autoComplete="given-name" answer={answer} />
            <Field name="last" label="Last name" maxLength={fieldLimits.name} autoComplete="family-name" answer={answer} />
          </div>
          <EmailField autoComplete="email" answer={answer} />
          <Field name="phone" label="Phone" type="tel" maxLength={fieldLimits.phone} autoComplete="tel" answer={answer} />
          <Field name="message" label="Message" multiline required maxLength={fieldLimits.message} answer={answer} />
        </>
      )}
    </VisitorForm>
  )
}
