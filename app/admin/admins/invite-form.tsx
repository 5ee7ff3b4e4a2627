import { useMemo } from 'react'
import { copyText } from '#app/ui/copy-text.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { AccountForm, CurrentPassword } from '../account/account-forms.tsx'
import { SelectField } from '../select-field.tsx'

export const roleOptions = { author: 'Author', editor: 'Editor', all: 'All' }

type InviteFormProps = {
  /** An invitation to renew. */
  again: { email: string; role: string } | undefined
  canMail: boolean
}

/** Invites someone by email address. */
export function InviteForm({ again, canMail }: InviteFormProps) {
  const stored = useMemo(() => ({ email: again?.email ?? '', role: again?.role ?? 'author' }), [again])
  return (
    <AccountForm
      form="invite"
      title={again ? 'Create a new link' : 'Invite someone'}
      button="Invite"
      action="/admin/admins"
      stored={stored}
    >
      {(fields, answer) => (
        <>
          {answer?.link ? <InvitationLink link={answer.link} /> : null}
          <EmailField
            autoComplete="off"
            help={
              canMail
                ? 'We’ll email a link that’s valid for a week. Earlier links stop working.'
                : 'This site can’t send email, so you’ll get a link to pass on. It’s valid for a week. Earlier links stop working.'
            }
            answer={fields}
          />
          <SelectField name="role" label="Role" options={roleOptions} answer={fields} />
          <CurrentPassword answer={fields} />
        </>
      )}
    </AccountForm>
  )
}

/** The link of an invitation, to pass on by hand. */
function InvitationLink({ link }: { link: string }) {
  const isLive = useIsLive()
  return (
    <div className="invitation-link">
      <code>{link}</code>
      {isLive ? (
        <button className="button button--quiet" type="button" onClick={() => copy(link)}>
          <Icon name="copy" />
          Copy
        </button>
      ) : null}
    </div>
  )
}

async function copy(link: string) {
  if (await copyText(link)) showToast('success', 'Link copied')
  else showToast('error', 'Couldn’t copy the link.')
}
