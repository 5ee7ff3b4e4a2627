import { randomUUID } from 'node:crypto'
import { useState } from 'react'
import { useActionData, useNavigate } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ContentField } from '#app/admin/editor/content-field.tsx'
import { keepUnsavedAs } from '#app/admin/keep-unsaved.ts'
import { SaveBar } from '#app/admin/publication/save-bar.tsx'
import { EnterButton } from '#app/admin/publication/save-publication.tsx'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { ConflictPanel } from '#app/admin/revisions/conflict-panel.tsx'
import { readTyped } from '#app/admin/revisions/read-typed.ts'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { type RecordAnswer, useRecordForm } from '#app/admin/use-record-form.ts'
import { services } from '#app/context.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { toPagePath } from '#domain/pages/page.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import { findOriginalPage } from '#operations/pages/original-page.ts'
import { toPageVersion } from '#operations/pages/write-page.ts'
import { findAnyPage } from '#storage/pages/all-pages.ts'
import { findSettings } from '#storage/settings/settings.ts'
import type { Route } from './+types/edit-site-page.ts'
import { BringBack } from './bring-back.tsx'
import { PageButtons } from './page-buttons.tsx'
import { toPageFields } from './page-fields.ts'
import { PageLayoutField } from './page-layout-field.tsx'
import { answerPage } from './save-page.ts'

const newPage = { id: '', isOriginal: false, isChanged: false, path: '', state: undefined, base: 0 }

/** The page with the id in `?id=`, of the product's or the owner's; without one, an empty form for a new page. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args, 'edit')
  const { db, siteName } = args.context.get(services)
  const id = readId(args)
  if (!id) return { ...newPage, fields: toTyped({ formId: randomUUID(), layout: 'plain' }) }
  const [stored, settings] = await Promise.all([findAnyPage(db, id), findSettings(db)])
  const original = findOriginalPage(id, toSiteInfo(settings, siteName, null))
  const page = stored ?? original
  if (!page) throw notFound()
  return {
    ...{ id, isOriginal: original !== undefined, isChanged: stored !== undefined, path: toPagePath(page.slug) },
    state: stored?.state ?? ('published' as const),
    fields: toTyped(toPageFields(page)),
    base: toPageVersion(stored),
  }
}

export async function action(args: Route.ActionArgs) {
  const by = await requireAdmin(args, 'edit')
  return answerPage(args.request, args.context, { id: readId(args), by })
}

export const clientAction = keepUnsavedAs(() => 'The page could not be saved:')

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, args.loaderData?.id ? 'Edit page' : 'New page')
}

/** Keyed by id, so that another page gets fresh form state. */
export default function EditPage({ loaderData }: Route.ComponentProps) {
  return <BegunPage key={loaderData.id} {...loaderData} />
}

type PageProps = Route.ComponentProps['loaderData']

/** The form begins anew with what was merged from two versions. */
function BegunPage(props: PageProps) {
  const [begun, begin] = useState({ generation: 0, fields: props.fields, base: props.base })
  const merge = (fields: PageProps['fields'], base: number) => begin(({ generation }) => ({ generation: generation + 1, fields, base }))
  return <EditForm key={begun.generation} {...props} {...begun} onMerge={merge} />
}

type EditFormProps = PageProps & { onMerge: (fields: PageProps['fields'], base: number) => void }

function EditForm({ id, isOriginal, isChanged, state, path, fields: initial, base: begunWith, onMerge }: EditFormProps) {
  const navigate = useNavigate()
  const posted = useActionData<RecordAnswer>()
  const form = useRecordForm({
    initial,
    posted,
    failure: 'The page could not be saved',
    onSaved: ({ savedId }) => savedId && !id && navigate(`/admin/pages/edit?id=${savedId}`, { replace: true }),
  })
  const { Form, answer, saved, fields, isSaving, formRef, statusRef, submit, base } = form
  const merge = (chosen: Record<string, string>) => {
    if (formRef.current && answer?.conflict) onMerge({ ...readTyped(formRef.current, []), ...chosen }, answer.conflict.revision)
  }
  return (
    <>
      <SignInPrompt answer={answer} />
      <Form ref={formRef} method="post" action={id ? `/admin/pages/edit?id=${id}` : '/admin/pages/edit'} noValidate onSubmit={submit}>
        <EnterButton />
        {id ? (
          <input type="hidden" name="base" value={base ?? begunWith} />
        ) : (
          <input type="hidden" name="formId" value={fields.typed.formId} />
        )}
        <div className="admin-work__head">
          <Link className="button button--quiet back-link" to="/admin/pages">
            <Icon name="arrow-left" />
            Back to Pages
          </Link>
          <h1>{id ? 'Edit page' : 'New page'}</h1>
        </div>
        <FormStatus ref={statusRef} answer={isSaving ? undefined : answer} />
        {answer?.conflict && !isSaving ? <ConflictPanel conflict={answer.conflict} onMerge={merge} /> : null}
        {posted?.savedId && !id ? <Link to={`/admin/pages/edit?id=${posted.savedId}`}>Go on with the page</Link> : null}
        <div className="post-editor">
          <div className="card">
            <div className="title-field">
              <Field name="title" label="Title" required maxLength={editorLimits.title} autoComplete="off" answer={fields} />
            </div>
            <ContentField height="growing" answer={fields} saved={saved?.content} />
          </div>
          <div className="post-editor__side">
            <div className="card">
              {isOriginal ? (
                <p className="help">Address: {path}. It stays, because other pages and search engines lead to it.</p>
              ) : (
                <Field
                  key={saved?.urlSlug}
                  name="urlSlug"
                  label="Address"
                  maxLength={editorLimits.slug}
                  autoComplete="off"
                  help="What follows the site’s address, such as gift-cards. Left empty, it is made from the title. An earlier address leads to the new one."
                  answer={saved ? { ...fields, typed: { ...fields.typed, urlSlug: saved.urlSlug } } : fields}
                />
              )}
              <PageLayoutField answer={fields} />
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
                help="Left empty, the introduction is used."
                answer={fields}
              />
            </div>
          </div>
        </div>
        <SaveBar {...(state && { state })}>
          {state === 'published' ? (
            <Link className="button button--quiet" to={path}>
              View on the site
            </Link>
          ) : null}
          <PageButtons
            state={isOriginal ? 'original' : state}
            isSaving={isSaving}
            canSaveWithout={answer?.canSaveWithout === true}
            earlierWish={fields.typed.wish}
          />
        </SaveBar>
      </Form>
      {isOriginal && isChanged ? <BringBack id={id} title={initial.title ?? ''} /> : null}
    </>
  )
}

function toTyped(fields: Record<string, string>) {
  return fields
}

function readId(args: RequestArgs) {
  return readQuery(args, { id: recordId.optional() }).id
}
