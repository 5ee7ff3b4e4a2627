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

/** Copies and says so in a toast. `what` is for example 'Link'; `otherwise` says what to do if the browser refuses. */
export async function copyWithToast(text: string, what: string, otherwise = '') {
  if (await copyText(text)) showToast('success', `${what} copied`)
  else showToast('error', `Couldn’t copy the ${what.toLowerCase()}. ${otherwise}`.trim())
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
