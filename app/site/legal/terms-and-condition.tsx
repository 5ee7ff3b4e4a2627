import { pageMeta } from '#app/site/page-meta.ts'
import { useSiteInfo } from '#app/site/use-site-info.ts'
import { Link } from '#app/ui/link.tsx'
import type { Route } from './+types/terms-and-condition.ts'
import { LegalPage } from './legal-page.tsx'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Terms & Conditions',
    description:
      'The house rules in plain words: reading and cooking are free, comments and reviews wait for approval, you keep your rights, and the site comes as it is.',
  })
}

export default function TermsAndCondition() {
  const { name, email } = useSiteInfo()
  return (
    <LegalPage
      title="Terms & Conditions"
      updated="November 21, 2026"
      lead="The house rules. They are short, and most of them are manners."
      sections={[
        { id: 'free', heading: 'Reading and cooking', body: <ReadingAndCooking site={name} /> },
        { id: 'comments', heading: 'Comments and reviews', body: <CommentsAndReviews /> },
        { id: 'rights', heading: 'Your words stay yours', body: <YourWords email={email} /> },
        { id: 'not-allowed', heading: 'What to leave out', body: <LeaveOut /> },
        { id: 'forms', heading: 'Go easy on the forms', body: <GoEasy /> },
        { id: 'as-is', heading: 'As it is', body: <AsItIs site={name} /> },
        { id: 'changes', heading: 'Changes and questions', body: <Changes email={email} /> },
      ]}
    />
  )
}

function ReadingAndCooking({ site }: { site: string }) {
  return (
    <p>
      Reading {site} is free, and so is cooking from it. You need no account. Recipes you save stay in your own browser; the{' '}
      <Link to="/privacy-policy">privacy policy</Link> says how.
    </p>
  )
}

function CommentsAndReviews() {
  return (
    <p>
      Comments and reviews are held until the owner approves them. The owner may refuse one, or remove it later, and does not have to give a
      reason. What readers write is their own opinion.
    </p>
  )
}

function YourWords({ email }: { email: string }) {
  return (
    <p>
      You keep all your rights in what you write. By sending a comment or a review you let the site show it, with the name you gave, under
      the post or recipe it belongs to. If you want it taken down, write to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  )
}

function LeaveOut() {
  return (
    <>
      <p>Please don’t send, in a comment, in a review or through any other form:</p>
      <ul>
        <li>anything unlawful, or anything you have no right to share</li>
        <li>abuse, threats, or attacks on other people</li>
        <li>advertising of any kind</li>
      </ul>
    </>
  )
}

function GoEasy() {
  return (
    <p>
      The forms are for people. Do not send automated requests to them or hammer them by machine, and don’t try to get around their limits.
      Requests that come too thick are turned away.
    </p>
  )
}

function AsItIs({ site }: { site: string }) {
  return (
    <>
      <p>
        To the extent the law allows, {site} is provided as it is, without warranties of any kind: pages may be wrong, change, or be out of
        reach, and using them is at your own risk. Where the law gives you rights that can’t be waived, these terms leave them alone.
      </p>
      <p>
        What the recipes and posts can and can’t promise is in the <Link to="/disclaimer">disclaimer</Link>.
      </p>
    </>
  )
}

function Changes({ email }: { email: string }) {
  return (
    <p>
      When these terms change, the date at the top of this page changes with them. Questions are welcome at{' '}
      <a href={`mailto:${email}`}>{email}</a> or through the <Link to="/contact">contact form</Link>.
    </p>
  )
}
