import { Link } from '#app/ui/link.tsx'
import { type NoticeKind, noticeKinds, rhythms } from '#domain/notices/notice-kinds.ts'
import { SelectField } from '../select-field.tsx'
import { AccountForm } from './account-forms.tsx'

type EmailsPartProps = {
  kinds: NoticeKind[]
  /** The rhythm of each kind. */
  chosen: Record<string, string>
  canMail: boolean
  /** Whether they may set up the mail server. */
  runsSite: boolean
}

/** What an admin is told by email, and when. */
export function EmailsPart({ kinds, chosen, canMail, runsSite }: EmailsPartProps) {
  return (
    <AccountForm form="emails" title="Emails to me" button="Save" stored={chosen}>
      {(fields) => (
        <>
          {canMail ? null : (
            <p className="help">
              No mail server is set up yet, so you get no emails.{' '}
              {runsSite ? <Link to="/admin/mail">Set one up</Link> : 'Whoever runs the site can set one up.'}
            </p>
          )}
          {kinds.map((kind) => (
            <SelectField key={kind} name={kind} label={noticeKinds[kind].label} options={rhythms} answer={fields} />
          ))}
          <p className="help">Hourly emails come on the hour, daily ones at 8:00 of the site’s time zone. Each has all that’s new.</p>
        </>
      )}
    </AccountForm>
  )
}
