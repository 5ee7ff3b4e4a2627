import { useActionData, useFetcher } from 'react-router'
import { AdminIcon } from '#app/admin/admin-icon.tsx'
import { DropZone } from '#app/admin/drop-zone.tsx'
import type { AdminAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { useSending } from './use-sending.ts'

/** Chooses files that become one source and sends them, whatever their size. Without JavaScript it is a plain form. */
export function ChooseFiles() {
  const isLive = useIsLive()
  const posted = useActionData<AdminAnswer>()
  const fetcher = useFetcher<AdminAnswer>()
  const begin = (sent: { id: string; bytes: number; name: string }) =>
    fetcher.submit({ form: 'sent', ...sent, bytes: String(sent.bytes) }, { method: 'post', action: '/admin/import' })
  const sending = useSending(begin)
  const isBusy = sending.isSending || fetcher.state !== 'idle'

  if (!isLive) {
    return (
      <form className="form" method="post" action="/admin/import" encType="multipart/form-data" aria-labelledby="files-title">
        <FormStatus answer={posted?.form === 'page' ? undefined : posted} />
        <label className="field">
          Files
          <input className="input" type="file" name="files" multiple />
          <span className="help">Several files become one import. Without JavaScript, up to 60 MB in total.</span>
        </label>
        <button className="button" type="submit">
          Read files
        </button>
      </form>
    )
  }
  return (
    <div className="choose-files">
      <DropZone
        label="Choose files"
        isMultiple
        accept=""
        icon={<AdminIcon name="inbox" />}
        describedBy="files-help"
        onFiles={isBusy ? () => {} : sending.add}
      />
      <p className="help" id="files-help">
        A zip, XML, JSON, CSV or HTML file, or an export from your recipe manager. Several files become one import, up to 20 GB; a JSON file
        up to 200 MB, a CSV file up to 50 MB, an HTML file up to 20 MB. Zip folders first.
      </p>
      <ChosenFiles sending={sending} answer={fetcher.data} isBusy={isBusy} label="Read files" next="send the files again" />
    </div>
  )
}
