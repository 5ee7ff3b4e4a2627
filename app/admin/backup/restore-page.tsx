import { useEffect } from 'react'
import type { RouterContextProvider } from 'react-router'
import { reportError, services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { notFound } from '#app/responses.ts'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { checkProof } from '#core/identity/own-account.ts'
import type { SiteComparison } from '#domain/archive/site-comparison.ts'
import { restoreWord } from '#domain/backups/restore-word.ts'
import { restoreDraft } from '#domain/identity/account-draft.ts'
import { AccountForm, CurrentPassword } from '../account/account-forms.tsx'
import { answerAccount } from '../account/answer-account.ts'
import { adminMeta } from '../admin-meta.ts'
import { LocalTime } from '../local-time.tsx'
import { noteInLog } from '../note-in-log.ts'
import { currentAdmin } from '../require-admin.ts'
import { toAuthor } from '../revisions/to-author.ts'
import { usePolling } from '../use-polling.ts'
import type { Route } from './+types/restore-page.ts'
import { endSentence, Warning } from './backup-state.tsx'
import { ComparisonTable, NewestRecords } from './comparison-table.tsx'
import { RestoreState } from './restore-state.tsx'

type Context = Readonly<RouterContextProvider>

/** A listed backup, what restoring it would change or why it can't be restored, and whether a restore is running. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, madeAt } = await findBackup(context, params.name)
  const restore = await context.get(services).restores.readState()
  const compared = restore.isRunning ? { comparison: undefined, refusal: '' } : await compare(context, name)
  return { name, madeAt, restore, ...compared }
}

async function findBackup(context: Context, name: string) {
  const found = (await context.get(services).backups.list()).find((backup) => backup.name === name)
  if (!found) throw notFound()
  return found
}

async function compare(context: Context, name: string): Promise<{ comparison: SiteComparison | undefined; refusal: string }> {
  try {
    return { comparison: await context.get(services).restores.compare(name), refusal: '' }
  } catch (error) {
    context.get(reportError)(error, 'A backup could not be compared')
    return { comparison: undefined, refusal: error instanceof Error ? error.message : String(error) }
  }
}

/** Starts to restore it, for an admin who types their current password and the confirmation word. */
export async function action({ context, params, ...args }: Route.ActionArgs) {
  const by = context.get(currentAdmin)
  const { name } = await findBackup(context, params.name)
  return answerAccount(context, by, {
    fields: await readFields(args.request),
    schema: restoreDraft,
    async change(_, proof) {
      const { identity, restores } = context.get(services)
      const proven = await checkProof(identity, proof)
      if (!proven.ok) return proven
      if (!(await restores.begin(name, toAuthor(by)))) return { ok: true, message: 'A backup is already being restored.' }
      await noteInLog(context, { by, log: { kind: 'site', what: `started restoring the backup ${name}`, link: '/admin/backup' } })
      return { ok: true, message: 'The site is being restored.' }
    },
  })
}

export { keepUnsaved as clientAction } from '../keep-unsaved.ts'

export { passHeaders as headers } from '../pass-headers.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Restore a backup')
}

/** What restoring a backup would change, and the form that starts it. */
export default function Restore({ loaderData: { name, madeAt, restore, comparison, refusal } }: Route.ComponentProps) {
  usePolling(restore.isRunning)
  useFocusWhenBegun(restore.isRunning)
  return (
    <>
      <div className="admin-work__head">
        <h1>Restore a backup</h1>
      </div>
      <div className="people">
        <section className="card account__part" aria-labelledby="restore-title">
          <h2 id="restore-title">
            The site as it was on <LocalTime moment={madeAt} />
          </h2>
          <RestoreState state={{ ...restore, last: undefined }} />
          {refusal ? <Warning>This backup can’t be restored. {endSentence(refusal)}</Warning> : null}
          <p>
            Everything on the site will be replaced by <code>{name}</code>: posts, recipes, comments, messages, members, settings and admins
            with their passwords. The current site is backed up first, so you can go back. Everyone is signed out. Visitors see the restored
            site right away; anything they submit during the restore may be refused or lost.
          </p>
          {comparison ? <NewestRecords comparison={comparison} /> : null}
          {comparison ? (
            <p>Lost: on the site now, but not in the backup. Changed: different in the backup. Restored: only in the backup.</p>
          ) : null}
          <Link to="/admin/backup">Back to all backups</Link>
        </section>
        {comparison ? <ComparisonTable comparison={comparison} /> : null}
        {comparison ? <RestoreForm name={name} /> : null}
      </div>
    </>
  )
}

/** The form that had the focus disappears during the restore. */
function useFocusWhenBegun(isRunning: boolean) {
  useEffect(() => {
    if (isRunning && document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [isRunning])
}

function RestoreForm({ name }: { name: string }) {
  return (
    <div className="account">
      <AccountForm
        form="restore"
        title="Replace the current site"
        button="Restore"
        action={`/admin/backup/restore/${name}`}
        question="Replace everything on the site with this backup?"
      >
        {(fields) => (
          <>
            <Field name="word" label={`Type “${restoreWord}” to confirm`} required maxLength={20} autoComplete="off" answer={fields} />
            <CurrentPassword answer={fields} />
          </>
        )}
      </AccountForm>
    </div>
  )
}
