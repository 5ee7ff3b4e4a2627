import { toAddress } from './loose-values.ts'
import { type Document, type Element, findAll } from './read-html.ts'

const maxForms = 8

/** The addresses in a picture's `srcset` and those of the sources around it, the largest first. Without a base only whole addresses count. */
export function listForms(image: Element, base?: string) {
  return [...new Set(listWritten(image).flatMap((written) => toAddress(written, base) ?? []))].slice(0, maxForms)
}

/** The same as they are written. */
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

/** The address that an image is shown from, also where a script is to fill it in later; '' if it has none. */
export function readImageAddress(image: Element) {
  const { src = '', 'data-src': lazy, 'data-lazy-src': lazier } = image.attribs
  const shown = lazy ?? lazier ?? src
  return shown === '' || shown.startsWith('data:') ? (listWritten(image)[0] ?? '') : shown
}

/** Where else a picture of a page can be had: the forms of the images that show it. */
export function findOtherForms(page: Document, address: string, base?: string) {
  const forms = findAll('img', page).flatMap((image) => {
    const listed = listForms(image, base)
    const isShown =
      listed.length > 0 && [toAddress(readImageAddress(image), base), toAddress(image.attribs.src, base), ...listed].includes(address)
    return isShown ? listed : []
  })
  return [...new Set(forms)].filter((form) => form !== address).slice(0, maxForms)
}
