import { useFetcher } from 'react-router'
import { AdminIcon } from '#app/admin/admin-icon.tsx'
import { DropZone } from '#app/admin/drop-zone.tsx'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAnswerToast } from '#app/admin/use-answer-toast.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { FileLine, Overall } from './choose-files.tsx'
import { useSending } from './use-sending.ts'

/** The folders that systems keep a site's pictures in. */
const folders: Record<string, string> = { wordpress: 'wp-content/uploads', ghost: 'content/images' }

/** Takes the pictures that an import lacks from a zip of the old site's uploads. Nothing for systems that have no such folder. */
export function AddUploads({ id, format }: { id: string; format: string }) {
  const isLive = useIsLive()
  const fetcher = useFetcher<AdminAnswer>()
  const begin = () => fetcher.submit({ change: 'pictures' }, { method: 'post', action: `/admin/import/${id}` })
  const { files, add, remove, go, stop, isSending, error } = useSending(begin, id)
  useAnswerToast(fetcher.data)
  const folder = folders[format]
  if (folder === undefined) return null
  const isBusy = isSending || fetcher.state !== 'idle'
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
            onFile={isBusy || files.length > 0 ? () => {} : add}
          />
          {files.length > 0 ? (
            <ul className="upload-list card">
              {files.map((chosen) => (
                <li key={chosen.name}>
                  <FileLine chosen={chosen} onRemove={isBusy ? undefined : () => remove(chosen.name)} />
                </li>
              ))}
            </ul>
          ) : null}
          {isBusy ? <Overall files={files} isSent={!isSending} onStop={stop} /> : null}
          {isBusy ? null : <FormStatus answer={error ? { sent: false, message: error } : fetcher.data} />}
          <SignInPrompt answer={fetcher.data} next="send the file again" />
          {files.length > 0 && !isBusy ? (
            <button className="button" type="button" onClick={() => void go()}>
              {files.some(({ sent }) => sent > 0) ? 'Continue' : 'Add pictures'}
            </button>
          ) : null}
        </>
      ) : (
        <p className="help">
          This needs JavaScript. In a terminal: <code>npm run cli -- import --pictures {id} uploads.zip</code>
        </p>
      )}
    </div>
  )
}
