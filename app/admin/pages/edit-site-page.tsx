import { Fragment } from 'react'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ContentField } from '#app/admin/editor/content-field.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { readBegun, readEditing } from '#app/admin/revisions/read-editing.ts'
import { AddressField, SharedForm } from '#app/admin/revisions/shared-form.tsx'
import { SelectField } from '#app/admin/select-field.tsx'
import { services } from '#app/context.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Field } from '#app/ui/field.tsx'
import { findAnyPage } from '#core/pages/all-page-rows.ts'
import { findOriginalOf } from '#core/pages/original-page.ts'
import { toPageFields } from '#core/revisions/stored-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { newPage, toPagePath } from '#domain/pages/page.ts'
import type { Route } from './+types/edit-site-page.ts'
import { BringBack } from './bring-back.tsx'
import { answerPage } from './save-page.ts'

const layouts = { plain: 'Plain text', legal: 'Legal text' }
const unstored = { id: '', isOriginal: false, isChanged: false, path: '', state: undefined }

/** The page with the id in `?id=`, built-in or the owner's; without one, an empty form for a new page. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const { db, siteName } = args.context.get(services)
  const id = readId(args)
  if (!id) return { ...unstored, fields: toTyped(newPage), editing: await readBegun(args.context, viewer, 'page', newPage) }
  const [stored, original] = [await findAnyPage(db, id), await findOriginalOf(db, id, siteName)]
  const page = stored ?? original
  if (!page) throw notFound()
  const fields = toTyped(toPageFields(page))
  return {
    ...{ id, isOriginal: original !== undefined, isChanged: stored !== undefined, path: toPagePath(page.slug) },
    state: stored?.state ?? ('published' as const),
    fields,
    editing: await readEditing(args.context, viewer, { kind: 'page', id }, fields),
  }
}

export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  return answerPage(args.request, args.context, { id: readId(args), by })
}

export const clientAction = keepUnsavedAs(() => 'The page could not be saved:')

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, args.loaderData?.id ? 'Edit page' : 'New page')
}

/** Keyed by id, so that another page gets fresh form state. */
export default function EditPage({ loaderData }: Route.ComponentProps) {
  const { id, isOriginal, isChanged, state, path, fields: stored, editing } = loaderData
  return (
    <Fragment key={id}>
      <SharedForm
        {...{ kind: 'page', id, stored, editing, state }}
        path={state === 'published' ? path : undefined}
        isAlwaysPublic={isOriginal}
      >
        {({ fields, saved }) => (
          <div className="post-editor">
            <div className="card post-editor__card">
              <div className="title-field">
                <Field name="title" label="Title" required maxLength={editorLimits.title} autoComplete="off" answer={fields} />
              </div>
              <ContentField height="growing" answer={fields} saved={saved?.content} />
            </div>
            <div className="post-editor__side">
              <div className="card post-editor__card">
                {isOriginal ? (
                  <p className="help">Address: {path}. It can’t be changed, because other pages and search engines link to it.</p>
                ) : (
                  <AddressField {...{ fields, saved }} after="the site’s address" example="gift-cards" />
                )}
                <SelectField
                  name="layout"
                  label="Layout"
                  options={layouts}
                  help="Legal text shows when it was last updated and a list of its headings."
                  answer={fields}
                />
                <Field
                  name="intro"
                  label="Introduction"
                  multiline
                  maxLength={editorLimits.longLine}
                  help="A sentence or two under the title."
                  answer={fields}
                />
                <Field
                  name="description"
                  label="Description for search engines"
                  multiline
                  maxLength={editorLimits.seoDescription}
                  help="If empty, the introduction is used."
                  answer={fields}
                />
              </div>
            </div>
          </div>
        )}
      </SharedForm>
      {isOriginal && isChanged ? <BringBack id={id} title={stored.title ?? ''} /> : null}
    </Fragment>
  )
}

function toTyped(fields: Record<string, string>) {
  return fields
}

function readId(args: RequestArgs) {
  return readQuery(args, { id: recordId.optional() }).id
}
