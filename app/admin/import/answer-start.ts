import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { noteInLog } from '#app/admin/note-in-log.ts'
import type { Admin } from '#app/admin/require-admin.ts'
import { toAuthor } from '#app/admin/revisions/to-author.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readEditorForm, readFormData } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import type { RequestArgs } from '#app/query.ts'
import { fetchPage } from '#core/pictures/fetch-picture.ts'
import { newId } from '#domain/id.ts'
import { type ImportedPage, type SentFiles, toStartDraft } from '#domain/imports/import-draft.ts'
import { nameFiles, toSourceFileName } from '#domain/imports/source-file-name.ts'
import { findFileFault } from '#domain/imports/source-limits.ts'
import { maxFormUploadBytes } from '#domain/pictures/upload-limits.ts'

type Refusal = { form: string; status: number; message: string; errors?: Record<string, string>; typed?: Record<string, string> }

/** The message about an upload for which the disk has no room. */
export const noRoom = 'There isn’t enough space on the site’s disk. Free up some space, then try again.'

const notRead = 'Nothing was read. Please check the field marked below.'

/** Starts an import of files already sent, of files from a form without scripts, or of a page; leads to the page of the import. */
export async function answerStart({ request, context }: RequestArgs, by: Admin) {
  const refuse = ({ form, status, message, errors = {}, typed = {} }: Refusal) =>
    data<AdminAnswer>({ form, sent: false, message, errors, typed }, { status })
  const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')
  let typed: Record<string, string> = { form: 'files' }
  const work = () => (isForm ? startFiles() : startTyped())
  return catchOutage(context, work, (error) =>
    refuse({ form: typed.form ?? '', status: 503, message: describeOutage(error, 'The files could not be read'), typed }),
  )

  async function startFiles() {
    const { clock, imports } = context.get(services)
    const form = await readFormData(request, maxFormUploadBytes)
    // Without a choice, browsers send one file without a name.
    const files = form.getAll('files').filter((file) => file instanceof File && file.name !== '') as File[]
    if (files.length === 0) return refuse({ form: 'files', status: 400, message: 'Choose a file first.' })
    const fault = files.map((file) => findFileFault(file.name, file.size)).find(Boolean)
    if (fault) return refuse({ form: 'files', status: 413, message: fault })
    const id = newId(clock())
    for (const [index, file] of files.entries()) {
      const name = toSourceFileName(index === 0 ? file.name : `${index + 1}-${file.name}`)
      const { refusal } = await imports.sources.append(id, { name, offset: 0, total: file.size }, file.stream())
      if (refusal) return refuse({ form: 'files', status: 413, message: noRoom })
    }
    return start(id, nameFiles(files.map(({ name }) => name)))
  }

  async function startTyped() {
    const form = await readEditorForm<z.ZodType<SentFiles | ImportedPage>>(request, toStartDraft)
    typed = form.typed
    if (form.ok) return form.value.form === 'page' ? startPage(form.value) : startSent(form.value)
    if (typed.form === 'page') return refuse({ form: 'page', status: 400, message: notRead, errors: form.errors, typed })
    return refuse({ form: 'sent', status: 400, message: 'Choose a file first.' })
  }

  async function startSent({ id, bytes, name }: SentFiles) {
    const { imports } = context.get(services)
    // The second of two clicks arrives when the files may already have been read.
    if (await imports.find(id)) return redirect(`/admin/import/${id}`, 303)
    const sizes = await imports.sources.listSizes(id)
    if (!sizes || sumOf([...sizes.values()]) !== bytes)
      return refuse({
        form: 'sent',
        status: 409,
        message: 'Some files are missing. Choose them again and resend them.',
      })
    return start(id, name)
  }

  async function startPage({ address, html }: ImportedPage) {
    const { clock, remote, imports } = context.get(services)
    const text = html.trim() === '' ? await fetchPage({ remote }, address) : html
    if (text === undefined) {
      const errors = {
        address: 'There’s no page at this address, or it can’t be read. Open it in your browser and paste its HTML below',
      }
      return refuse({ form: 'page', status: 400, message: notRead, errors, typed })
    }
    const id = newId(clock())
    await imports.sources.write(id, 'page.html', text, address || undefined)
    return start(id, address || 'Pasted page')
  }

  async function start(id: string, name: string) {
    const { imports } = context.get(services)
    const outcome = await imports.start({ id, name, by: toAuthor(by) })
    const link = `/admin/import/${id}`
    if (outcome !== 'not-now') await noteInLog(context, { by, log: { kind: 'site', what: 'started reading files to import', link } })
    return redirect(link, 303)
  }
}

function sumOf(sizes: number[]) {
  return sizes.reduce((sum, size) => sum + size, 0)
}
