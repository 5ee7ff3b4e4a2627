import { useRef } from 'react'
import { z } from 'zod'
import { readQuery } from '#app/query.ts'
import { showToast } from '#app/ui/toast.ts'
import { CurrentPassword } from '../account/account-forms.tsx'
import { adminMeta } from '../admin-meta.ts'
import { describeThrottling, wrongPassword } from '../refused-proof.ts'
import { requireAdmin } from '../require-admin.ts'
import type { Route } from './+types/backup-page.ts'
import { type Refusal, refusals } from './refusals.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args, 'run')
  const { refused, minutes } = readQuery(args, {
    refused: z.enum(refusals).optional().catch(undefined),
    minutes: z.coerce.number().int().min(1).max(60).catch(15),
  })
  return { error: refused ? words[refused](minutes) : '' }
}

const words: Record<Refusal, (minutes: number) => string> = {
  wrong: () => wrongPassword,
  throttled: describeThrottling,
  failed: () => 'The archive could not be made just now. Try it again in a minute.',
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Backup')
}

/** The whole site as one file. The form is the browser's own, so that the browser keeps the file that answers it. */
export default function Backup({ loaderData: { error } }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const noteSent = () => {
    showToast('info', 'The archive is being made. Your browser keeps it as soon as it is there.')
    // Once the browser has read the form.
    setTimeout(() => form.current?.reset())
  }
  return (
    <>
      <div className="admin-work__head">
        <h1>Backup</h1>
      </div>
      <div className="people">
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
          <form
            ref={form}
            className="form"
            method="post"
            action="/admin/backup/site.zip"
            aria-labelledby="backup-title"
            onSubmit={noteSent}
          >
            <CurrentPassword key={error} answer={{ typed: {}, errors: error ? { current: error } : {} }} />
            <button className="button" type="submit">
              Download the archive
            </button>
          </form>
        </section>
      </div>
    </>
  )
}
