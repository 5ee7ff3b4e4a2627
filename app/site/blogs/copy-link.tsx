import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'

/** A button that copies the page's address. It appears once the script runs, in browsers that let a page copy. */
export function CopyLink() {
  const [canCopy, setCanCopy] = useState(false)
  useEffect(() => setCanCopy('clipboard' in navigator), [])
  if (!canCopy) return null
  return (
    <button className="button button--quiet button--small" type="button" onClick={copyAddress}>
      <Icon name="copy" />
      Copy link
    </button>
  )
}

async function copyAddress() {
  try {
    await navigator.clipboard.writeText(location.origin + location.pathname)
    showToast('success', 'Link copied')
  } catch {
    showToast('error', 'Your browser did not let the link be copied.')
  }
}
