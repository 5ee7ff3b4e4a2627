/** How long the object URL stays valid for the download to start, in milliseconds. */
const downloadTime = 60_000

/** Downloads a text with a media type as a file. */
export function downloadText(text: string, fileName: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), downloadTime)
}
