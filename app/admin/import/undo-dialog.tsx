import { Form, useNavigation } from 'react-router'
import { FormDialog } from '#app/admin/form-dialog.tsx'
import { Link } from '#app/ui/link.tsx'
import { type EntryCount, kindLabels, type SiteImport } from '#domain/imports/site-import.ts'
import { countOf } from '#domain/text/count-of.ts'
import { joinWords } from '#domain/text/join-words.ts'

/** Asks whether to undo an import, and says what is deleted and what stays. */
export function UndoDialog({ found: { id, name }, counts }: { found: SiteImport; counts: EntryCount[] }) {
  const path = `/admin/import/${id}`
  const isSending = useNavigation().formMethod === 'POST'
  const done = counts.filter(({ state, kind }) => state === 'done' && kind !== 'admin')
  const added = listCounts(done.filter(({ action }) => action === 'new'))
  const updated = listCounts(done.filter(({ action }) => action === 'changed'))
  const admins = counts.find(({ kind, action, state }) => kind === 'admin' && action === 'new' && state === 'done')?.entries ?? 0
  return (
    <FormDialog title={`Undo import of ${name}?`} closePath={path}>
      <Form className="undo-words" method="post" action={path}>
        {added ? (
          <p>
            <b>Permanently deleted:</b> {added} that this import added, with their imported pictures and redirects.
          </p>
        ) : null}
        {updated ? (
          <p>
            <b>Reverted</b> to how they were before this import: {updated}.
          </p>
        ) : null}
        {added || updated ? null : <p>This import didn’t add or change anything that can be undone.</p>}
        <p>
          <b>Not undone:</b> anything changed here since the import, posts with new comments and recipes with new reviews
          {admins > 0 ? `, and ${countOf(admins, 'imported admin')}, which you can remove under Admins` : ''}. They’ll be listed afterward.
        </p>
        <input type="hidden" name="change" value="undo" />
        <div className="small-dialog__buttons">
          <Link className="button button--quiet" to={path} replace preventScrollReset>
            Cancel
          </Link>
          <button className="button button--danger" type="submit" aria-disabled={isSending}>
            Undo import
          </button>
        </div>
      </Form>
    </FormDialog>
  )
}

function listCounts(counts: EntryCount[]) {
  return joinWords(
    counts.map(({ kind, entries }) => countOf(entries, ...kindLabels[kind])),
    'and',
  )
}
