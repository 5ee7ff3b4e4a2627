import { useFetcher } from 'react-router'
import { AdminIcon } from '#app/admin/admin-icon.tsx'
import { DropZone } from '#app/admin/drop-zone.tsx'
import { useAnswerToast } from '#app/admin/use-answer-toast.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { useSending } from './use-sending.ts'

/** The folders in which systems store a site's pictures. */
const folders: Record<string, string> = { wordpress: 'wp-content/uploads', ghost: 'content/images' }

/** Takes missing pictures from a zip of the old site's uploads. Nothing for systems without such a folder. */
export function AddUploads({ id, format }: { id: string; format: string }) {
  const isLive = useIsLive()
  const fetcher = useFetcher<AdminAnswer>()
  const begin = () => fetcher.submit({ change: 'pictures' }, { method: 'post', action: `/admin/import/${id}` })
  const sending = useSending(begin, id)
  useAnswerToast(fetcher.data)
  const folder = folders[format]
  if (folder === undefined) return null
  const isBusy = sending.isSending || fetcher.state !== 'idle'
  return (
    <div className="choose-files">
      <p id="uploads-help">
        The pictures can follow as files: copy the folder <code>{folder}</code> from your old site’s server, zip it, and add it here. Those
        that are missing are taken from it by their paths.
      </p>
      {isLive ? (
        <>
          <DropZone
            label="Choose the zip file"
            accept=".zip"
            icon={<AdminIcon name="inbox" />}
            describedBy="uploads-help"
            onFiles={isBusy || sending.files.length > 0 ? () => {} : sending.add}
          />
          <ChosenFiles sending={sending} answer={fetcher.data} isBusy={isBusy} label="Add pictures" next="send the file again" />
        </>
      ) : (
        <p className="help">
          This needs JavaScript. In a terminal: <code>npm run cli -- import --pictures {id} uploads.zip</code>
        </p>
      )}
    </div>
  )
}
