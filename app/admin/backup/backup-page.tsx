import { data } from 'react-router'
import { z } from 'zod'
import { type Services, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { catchOutage, describeOutage, withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { adminMeta } from '../admin-meta.ts'
import type { ChangeAnswer } from '../change-answer.ts'
import { DownloadForm } from '../download-form.tsx'
import { NothingYet, NotLoaded } from '../list-notes.tsx'
import { noteInLog } from '../note-in-log.ts'
import { describeThrottling, wrongPassword } from '../refused-proof.ts'
import { requireAdmin } from '../require-admin.ts'
import type { Route } from './+types/backup-page.ts'
import { BackUpNow } from './back-up-now.tsx'
import { BackupState, BackupWarnings } from './backup-state.tsx'
import { type BackupRow, BackupsTable } from './backups-table.tsx'
import { type Refusal, refusals } from './refusals.ts'
import { RestoreState } from './restore-state.tsx'

/** The backups and what came of the last one, null when they could not be read; and why there was no archive. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args, 'run')
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

/** Begins a backup or a check of the newest one, for which nobody waits. */
export async function action(args: Route.ActionArgs) {
  const by = await requireAdmin(args, 'run')
  const form = await readForm(args.request, draft)
  const isCheck = form.ok && form.value.change === 'check'
  const begin = async () => {
    const begun = await (isCheck ? beginCheck : beginBackup)(args.context.get(services))
    if (!begun.sent) return data<ChangeAnswer>(begun, { status: 409 })
    const what = isCheck ? 'began a check of the newest backup' : 'began a backup'
    await noteInLog(args.context, { by, log: { kind: 'site', what, link: '/admin/backup' } })
    return data<ChangeAnswer>(begun)
  }
  return catchOutage(args.context, begin, (error) =>
    data<ChangeAnswer>({ sent: false, message: describeOutage(error, 'That could not be begun') }, { status: 503 }),
  )
}

async function beginBackup({ backups }: Pick<Services, 'backups'>): Promise<ChangeAnswer> {
  return (await backups.beginNow())
    ? { sent: true, message: 'The backup has begun. It is in the list when it is done.' }
    : { sent: false, message: 'A backup is being made already. It is in the list when it is done.' }
}

async function beginCheck({ rehearsals }: Pick<Services, 'rehearsals'>): Promise<ChangeAnswer> {
  const begun = await rehearsals.beginNow()
  if (begun === 'begun') return { sent: true, message: 'The check has begun. This page says what came of it.' }
  const reasons = { running: 'The newest backup is being checked already.', 'no backup': 'There is no backup to check. Make one first.' }
  return { sent: false, message: reasons[begun] }
}

export { keepUnsaved as clientAction } from '../keep-unsaved.ts'

const words: Record<Refusal, (minutes: number) => string> = {
  wrong: () => wrongPassword,
  throttled: describeThrottling,
  failed: () => 'The archive could not be made just now. Try it again in a minute.',
  'no-room': () => 'The archive could not be made: the disk is full. Make some room, then try again.',
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Backup')
}

/** Backups on the machine, and the whole site as one file to be downloaded. */
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
                Backups lie in the bucket <code>{found.bucket}</code>, beside their pictures.
              </>
            ) : (
              <>
                Backups lie in the folder <code>backups</code> of the site’s data, beside their pictures. Copy the folder to another
                machine.
              </>
            )}{' '}
            All of the last two days are kept, and the newest of each of the last 7 days, 4 weeks and 12 months that have one. Each week the
            newest one is restored on trial, and compared with what it should be.
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
            One zip file with everything: posts, recipes, pages, pictures, comments, messages, members, settings, admins, and how all of it
            was before. A new site is made of it with the command <code>npm run cli -- restore site.zip</code>.
          </p>
          <p>
            Keep it where nobody else can read it: it has what people wrote to you, their addresses, and the keys of this site. Who asks for
            it stands in the log.
          </p>
          <DownloadForm
            action="/admin/backup/site.zip"
            labelledBy="backup-title"
            button="Download the archive"
            notice="The archive is being made. Your browser keeps it as soon as it is there."
            error={{ text: error, isOfPassword: true }}
            hasPassword
          />
        </section>
      </div>
    </>
  )
}
