import { useMemo } from 'react'
import { FieldError } from '#app/ui/field.tsx'
import { AccountForm, CurrentPassword } from '../account/account-forms.tsx'
import { SelectField } from '../select-field.tsx'
import { roleOptions } from './invite-form.tsx'
import type { Person } from './people-tables.tsx'

/** Changes an admin's role. */
export function RoleForm({ person: { uid, email, role } }: { person: Person }) {
  const stored = useMemo(() => ({ role }), [role])
  return (
    <AccountForm form="role" title={`Role for ${email}`} button="Change role" action={`/admin/admins?id=${uid}`} stored={stored}>
      {(fields) => (
        <>
          <input type="hidden" name="id" value={uid} />
          <SelectField name="role" label="Role" options={roleOptions} answer={fields} />
          {fields.errors.role ? <FieldError id="role-error" error={fields.errors.role} /> : null}
          <CurrentPassword answer={fields} />
        </>
      )}
    </AccountForm>
  )
}

/** Removes an admin, after a confirmation. */
export function RemoveForm({ person: { uid, email } }: { person: Person }) {
  return (
    <AccountForm
      form="remove"
      title={`Remove ${email}`}
      button="Remove"
      action={`/admin/admins?id=${uid}`}
      question={`Remove ${email}? This cannot be undone.`}
    >
      {(fields) => (
        <>
          <input type="hidden" name="id" value={uid} />
          <p>They’ll be signed out everywhere right away. Their posts stay; editors can keep editing them.</p>
          <CurrentPassword answer={fields} />
        </>
      )}
    </AccountForm>
  )
}
