import { toAddress, toFields, toValues } from '../loose-values.ts'

/** The address of the first picture in a value: an address, an ImageObject, or several of them. */
export function findPicture(value: unknown, base?: string): string | undefined {
  for (const item of toValues(value)) {
    const fields = toFields(item)
    const found = typeof item === 'object' ? findPicture(fields.url ?? fields.contentUrl ?? fields['@id'], base) : toAddress(item, base)
    if (found) return found
  }
  return undefined
}
