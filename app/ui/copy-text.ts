import { showToast } from './toast.ts'

/**
 * Copies a text to the clipboard, with a fallback for sites without TLS, where browsers offer no clipboard API. Returns whether it worked.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string) {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** Copies an address, and says so. If the browser refuses, it is shown in a dialog for copying by hand. */
export async function copyLink(address: string) {
  if (await copyText(address)) showToast('success', 'Link copied')
  else showToast('link', address)
}
