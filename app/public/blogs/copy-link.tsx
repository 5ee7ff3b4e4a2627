import { copyText } from '#app/ui/copy-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'

/** Copies the page's address. Rendered after hydration only. */
export function CopyLink() {
  const isLive = useIsLive()
  if (!isLive) return null
  return (
    <button className="button button--quiet button--small" type="button" onClick={copyAddress}>
      <Icon name="copy" />
      Copy link
    </button>
  )
}

async function copyAddress() {
  if (await copyText(location.origin + location.pathname)) showToast('success', 'Link copied')
  else showToast('error', 'Couldn’t copy the link. Copy it from the address bar.')
}
