import { copyText } from '#app/ui/copy-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { useFocusWhenShown } from './use-focus-when-shown.ts'

/** Recovery codes to be kept. They are shown once: only new ones can be asked for. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const isLive = useIsLive()
  const ref = useFocusWhenShown()
  const text = codes.join('\n')
  return (
    <div className="recovery-codes">
      <h3 ref={ref} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>Save them somewhere you can reach without your phone. Each code works once, and they won’t be shown again.</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-codes__buttons">
        {isLive ? (
          <button className="button button--quiet" type="button" onClick={() => copy(text)}>
            <Icon name="copy" />
            Copy
          </button>
        ) : null}
        <a
          className="button button--quiet"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        {isLive ? (
          <button className="button button--quiet" type="button" onClick={() => window.print()}>
            Print
          </button>
        ) : null}
      </div>
    </div>
  )
}

async function copy(text: string) {
  if (await copyText(text)) showToast('success', 'Recovery codes copied')
  else showToast('error', 'Couldn’t copy the codes.')
}
