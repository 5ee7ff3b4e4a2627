/** How long the object URL stays valid for the download to start, in milliseconds. */
const downloadTime = 60_000

/** Hands JSON to the browser as a file. */
export function downloadJson(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), downloadTime)
}
