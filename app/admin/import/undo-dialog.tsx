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
    <FormDialog title={`Undo the import of ${name}?`} closePath={path}>
      <Form className="undo-words" method="post" action={path}>
        {added ? (
          <p>
            <b>Deleted for good:</b> {added} that this import added, with the pictures and redirects that it brought for them.
          </p>
        ) : null}
        {updated ? (
          <p>
            <b>Set back</b> to how they were before this import: {updated}.
          </p>
        ) : null}
        {added || updated ? null : <p>This import has added and changed nothing that could be taken back.</p>}
        <p>
          <b>Stays:</b> what was changed here since the import, posts with new comments and recipes with new reviews
          {admins > 0 ? `, and ${countOf(admins, 'imported admin')}, whom you remove under Admins` : ''}. The list names each of them
          afterwards.
        </p>
        <input type="hidden" name="change" value="undo" />
        <div className="small-dialog__buttons">
          <Link className="button button--quiet" to={path} replace preventScrollReset>
            Keep it
          </Link>
          <button className="button button--danger" type="submit" aria-disabled={isSending}>
            Undo the import
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
