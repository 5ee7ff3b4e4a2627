import { data, redirect } from 'react-router'
import { z } from 'zod'
import { noteInLog } from '#app/admin/note-in-log.ts'
import type { Admin } from '#app/admin/require-admin.ts'
import { toAuthor } from '#app/admin/revisions/to-author.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readForm } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import type { RequestArgs } from '#app/query.ts'
import { badRequest } from '#app/responses.ts'
import { scryptParameters } from '#core/identity/firebase-scrypt.ts'
import type { BeginOutcome } from '#core/imports/open-imports.ts'
import { type CollectionTarget, collectionTargets } from '#domain/imports/collections.ts'
import type { ImportTask } from '#domain/imports/site-import.ts'

const changes = ['read', 'apply', 'undo', 'pictures', 'pause', 'discard', 'choose'] as const

/** `scrypt` is the JSON of a Firebase project's parameters, or '' for none. Fields `target:NAME` say what collections contain. */
const draft = z.object({ change: z.enum(changes), scrypt: z.string().max(5000).default('') }).catchall(z.string().max(20))

const done: Record<ImportTask, { message: string; what: string }> = {
  read: { message: 'The files are being read.', what: 'started reading files to import' },
  apply: { message: 'Import started.', what: 'started an import' },
  undo: { message: 'The import is being undone.', what: 'started undoing an import' },
  pictures: { message: 'Retrying the missing pictures.', what: 'retried the missing pictures of an import' },
}

const refusals: Record<Exclude<BeginOutcome, 'begun'>, string> = {
  busy: 'An import is already running. Try again when it’s done.',
  'not-now': 'That’s no longer possible for this import. The page shows its status.',
}

/** Does to the import `id` what the field `change` says. */
export async function answerTask({ request, context }: RequestArgs, id: string, by: Admin) {
  const form = await readForm(request, draft)
  if (!form.ok) throw badRequest()
  const { change, scrypt, ...others } = form.value
  const { imports } = context.get(services)
  const link = `/admin/import/${id}`
  const answer = (status: number, message: string, errors: AdminAnswer['errors'] = {}) =>
    data<AdminAnswer>({ sent: status === 200, message, errors, typed: status === 200 ? {} : { scrypt } }, { status })
  const note = (what: string) => noteInLog(context, { by, log: { kind: 'site', what, link } })
  const work = async () => {
    if (change === 'pause') {
      if (!(await imports.pause(id))) return answer(409, refusals['not-now'])
      await note('paused an import')
      return answer(200, 'The import will stop after the current record.')
    }
    if (change === 'discard') {
      if (!(await imports.discard(id))) return answer(409, refusals['not-now'])
      await noteInLog(context, { by, log: { kind: 'site', what: 'discarded the plan of an import', link: '/admin/import' } })
      return redirect('/admin/import', 303)
    }
    if (change === 'choose') {
      const outcome = await imports.chooseCollections(id, readTargets(others), toAuthor(by))
      if (outcome !== 'begun') return answer(409, refusals[outcome])
      await note('chose what the collections of an import are')
      return answer(200, done.read.message)
    }
    const parameters = readParameters(scrypt)
    if (parameters === null) return answer(400, 'Nothing was imported. Please check the field marked below.', { scrypt: wrongParameters })
    const outcome = await imports.begin({ id, task: change, by: toAuthor(by), scrypt: parameters })
    if (outcome !== 'begun') return answer(409, refusals[outcome])
    await note(done[change].what)
    // Without the requested confirmation.
    return change === 'undo' ? redirect(link, 303) : answer(200, done[change].message)
  }
  return catchOutage(context, work, (error) => answer(503, describeOutage(error, 'That didn’t work')))
}

/** The choices for collections, by name. */
function readTargets(fields: Record<string, string>) {
  const targets = Object.entries(fields).flatMap(([field, typed]) => {
    const name = /^target:(.+)$/s.exec(field)?.[1]
    if (name === undefined) return []
    const { data: target } = z.enum(collectionTargets).safeParse(typed)
    if (!target) throw badRequest()
    return [[name, target] as const]
  })
  return new Map<string, CollectionTarget>(targets)
}

const wrongParameters = 'These aren’t valid password parameters. Copy them as JSON, with all four names'

/** The parameters; undefined if none were given, null if they are invalid. */
function readParameters(text: string) {
  if (text.trim() === '') return undefined
  try {
    return scryptParameters.parse(JSON.parse(text))
  } catch {
    return null
  }
}
