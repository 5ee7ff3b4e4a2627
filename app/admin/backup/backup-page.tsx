import { data } from 'react-router'
import { z } from 'zod'
import { type Services, services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readForm } from '#app/forms.ts'
import { catchOutage, describeOutage, withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { adminMeta } from '../admin-meta.ts'
import { DownloadForm } from '../download-form.tsx'
import { NothingYet, NotLoaded } from '../list-notes.tsx'
import { noteInLog } from '../note-in-log.ts'
import { describeThrottling, wrongPassword } from '../refused-proof.ts'
import { currentAdmin } from '../require-admin.ts'
import type { Route } from './+types/backup-page.ts'
import { BackUpNow } from './back-up-now.tsx'
import { type BackupRow, BackupState, BackupsTable, BackupWarnings } from './backup-state.tsx'
import { type Refusal, refusals } from './refusals.ts'
import { RestoreState } from './restore-state.tsx'

/** The backups and the results of the last jobs, null if they could not be read; and why there was no archive. */
export async function loader(args: Route.LoaderArgs) {
  const { refused, minutes } = readQuery(args, {
    refused: z.enum(refusals).optional().catch(undefined),
    minutes: z.coerce.number().int().min(1).max(60).catch(15),
  })
  const found = await withOutageFallback(args.context, 'Error fetching backups', () => read(args.context.get(services)), null)
  return { found, error: refused ? words[refused](minutes) : '' }
}

async function read({ backups, rehearsals, restores }: Pick<Services, 'backups' | 'rehearsals' | 'restores'>) {
  const [state, rehearsal, restore, listed] = await Promise.all([
    backups.readState(),
    rehearsals.readState(),
    restores.readState(),
    backups.list(),
  ])
  const rows = listed.map(
    ({ name, madeAt, size, note }): BackupRow => ({ name, madeAt, size, rows: note?.rows, pictures: note?.pictures.length }),
  )
  return { state: { ...state, rehearsal }, restore, rows, bucket: backups.bucket }
}

const draft = z.object({ change: z.literal('check').optional().catch(undefined) })

/** Starts a backup or a check of the newest one in the background. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const form = await readForm(args.request, draft)
  const isCheck = form.ok && form.value.change === 'check'
  const begin = async () => {
    const begun = await (isCheck ? beginCheck : beginBackup)(args.context.get(services))
    if (!begun.sent) return data<ChangeAnswer>(begun, { status: 409 })
    const what = isCheck ? 'started a check of the newest backup' : 'started a backup'
    await noteInLog(args.context, { by, log: { kind: 'site', what, link: '/admin/backup' } })
    return data<ChangeAnswer>(begun)
  }
  return catchOutage(args.context, begin, (error) =>
    data<ChangeAnswer>({ sent: false, message: describeOutage(error, 'Couldn’t start') }, { status: 503 }),
  )
}

async function beginBackup({ backups }: Pick<Services, 'backups'>): Promise<ChangeAnswer> {
  return (await backups.beginNow())
    ? { sent: true, message: 'Backup started. It will be listed here when it’s done.' }
    : { sent: false, message: 'A backup is already running. It will be listed here when it’s done.' }
}

async function beginCheck({ rehearsals }: Pick<Services, 'rehearsals'>): Promise<ChangeAnswer> {
  const begun = await rehearsals.beginNow()
  if (begun === 'begun') return { sent: true, message: 'Check started. The result will appear on this page.' }
  const reasons = { running: 'The newest backup is already being checked.', 'no backup': 'There’s no backup to check. Make one first.' }
  return { sent: false, message: reasons[begun] }
}

export { keepUnsaved as clientAction } from '../keep-unsaved.ts'

const words: Record<Refusal, (minutes: number) => string> = {
  wrong: () => wrongPassword,
  throttled: describeThrottling,
  failed: () => 'The archive couldn’t be created. Try again in a minute.',
  'no-room': () => 'The archive couldn’t be created: the disk is full. Free up some space, then try again.',
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Backup')
}

/** Backups on the server, and the whole site as one file to download. */
export default function Backup({ loaderData: { found, error } }: Route.ComponentProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Backup</h1>
      </div>
      <div className="people">
        <section className="card account__part" aria-labelledby="backups-title">
          <h2 id="backups-title">Backups on the server</h2>
          {found ? <BackupWarnings state={found.state} /> : null}
          {found ? <RestoreState state={found.restore} /> : null}
          {found ? <BackupState state={found.state} /> : null}
          <p>
            {found?.bucket ? (
              <>
                Backups are stored in the bucket <code>{found.bucket}</code>, next to their pictures.
              </>
            ) : (
              <>
                Backups are stored in the folder <code>backups</code> in the site’s data folder, next to their pictures. Copy it to another
                machine.
              </>
            )}{' '}
            All backups from the last three days are kept, plus the newest from each of the last 7 days, 4 weeks and 12 months. Once a week,
            the newest backup is test-restored and verified.
          </p>
          <BackUpNow
            isRunning={found ? found.state.isRunning || found.state.rehearsal.isRunning || found.restore.isRunning : false}
            canCheck={found ? found.rows.length > 0 : false}
          />
        </section>
        {found ? null : <NotLoaded text="The backups could not be loaded." toast="Failed to load backups." />}
        {found?.rows.length === 0 ? <NothingYet icon="download" text="No backups here yet." /> : null}
        {found && found.rows.length > 0 ? <BackupsTable backups={found.rows} /> : null}
        <section className="card account__part" aria-labelledby="backup-title">
          <h2 id="backup-title">Download the whole site</h2>
          <p>
            A zip file with everything: posts, recipes, pages, pictures, comments, messages, members, settings, admins and all earlier
            versions. To set up a new site from it, run <code>npm run cli -- restore site.zip</code>.
          </p>
          <p>Keep it private: it contains messages, email addresses and this site’s keys. Each download is logged.</p>
          <DownloadForm
            action="/admin/backup/site.zip"
            labelledBy="backup-title"
            button="Download archive"
            notice="Creating the archive. The download starts when it’s ready."
            error={{ text: error, isOfPassword: true }}
            hasPassword
          />
        </section>
      </div>
    </>
  )
}
