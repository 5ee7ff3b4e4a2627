import { toAddress } from './loose-values.ts'
import { type Document, type Element, findAll } from './read-html.ts'

const maxForms = 8

/** The addresses in a picture's `srcset` and in the sources around it, largest first. Without a base, only absolute addresses count. */
export function listForms(image: Element, base?: string) {
  return [...new Set(listWritten(image).flatMap((written) => toAddress(written, base) ?? []))].slice(0, maxForms)
}

/** The same, as written. */
function listWritten({ attribs, parent }: Element) {
  const isInPicture = parent && 'name' in parent && parent.name === 'picture'
  const sources = isInPicture ? findAll('source', parent).map((source) => source.attribs['data-srcset'] ?? source.attribs.srcset) : []
  const forms = [attribs['data-srcset'] ?? attribs.srcset, ...sources].flatMap((srcset = '') =>
    srcset.split(/,\s+/).flatMap((form) => {
      const [written = '', size = ''] = form.trim().split(/\s+/)
      return written === '' || /^(?:data|blob):/i.test(written) ? [] : [{ written, size: Number.parseFloat(size) || 0 }]
    }),
  )
  return forms.toSorted((one, other) => other.size - one.size).map(({ written }) => written)
}

/** The address that an image is shown from, even if a script fills it in later; '' if it has none. */
export function readImageAddress(image: Element) {
  const { src = '', 'data-src': lazy, 'data-lazy-src': lazier } = image.attribs
  const shown = lazy ?? lazier ?? src
  return shown === '' || shown.startsWith('data:') ? (listWritten(image)[0] ?? '') : shown
}

/** Alternative addresses for the pictures of a page, from the images that show them. */
export function findOtherForms(page: Document, address: string, base?: string) {
  const forms = findAll('img', page).flatMap((image) => {
    const listed = listForms(image, base)
    const isShown =
      listed.length > 0 && [toAddress(readImageAddress(image), base), toAddress(image.attribs.src, base), ...listed].includes(address)
    return isShown ? listed : []
  })
  return [...new Set(forms)].filter((form) => form !== address).slice(0, maxForms)
}
