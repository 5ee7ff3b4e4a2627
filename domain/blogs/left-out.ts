/** An element that posts may not contain: its HTML tag, and what it would have shown. */
export type LeftOut = { tag: string; address: string | null | undefined }

/** The elements whose removal is reported to the owner. */
export const leftOutTags = ['iframe', 'frame', 'video', 'audio', 'embed', 'object', 'form', 'script']

/** Names in plain words what was removed from a post, each thing once; empty if nothing was. */
export function nameLeftOut(leftOut: LeftOut[]) {
  const names = leftOut.map(({ tag, address }) => {
    const host = findHost(address)
    return host ? `${words[tag] ?? tag} (${host})` : (words[tag] ?? tag)
  })
  return names.length > 0 ? `Left out: ${[...new Set(names)].join(', ')}` : ''
}

const words: Record<string, string> = {
  iframe: 'embedded frame',
  frame: 'embedded frame',
  embed: 'embedded object',
  object: 'embedded object',
  img: 'picture on your computer (drop the file here instead)',
}

function findHost(address: string | null | undefined) {
  const url = address ? URL.parse(address.trim(), 'https://relative.invalid/') : null
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === 'relative.invalid') return ''
  return url.hostname.replace(/^www\./, '')
}
