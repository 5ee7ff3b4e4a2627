import { toAddress, toFields, toNumber, toValues } from '../loose-values.ts'

/**
 * The address of the largest picture in a value (an address, an ImageObject, or several of them), as far as sizes are given; of equal ones,
 * the first.
 */
export function findPicture(value: unknown, base?: string): string | undefined {
  const found = toValues(value).flatMap((item) => {
    const fields = toFields(item)
    const address = typeof item === 'object' ? findPicture(fields.url ?? fields.contentUrl ?? fields['@id'], base) : toAddress(item, base)
    return address ? [{ address, pixels: (toNumber(fields.width) ?? 0) * (toNumber(fields.height) ?? 0) || readPixels(address) }] : []
  })
  const isOriginal = found.some(({ pixels }) => pixels) && found.find(({ pixels }) => !pixels)
  return (isOriginal || found.toSorted((one, other) => (other.pixels ?? 0) - (one.pixels ?? 0))[0])?.address
}

/** The mark of a smaller copy: 'soup-300x200.jpg', 'soup.jpg?resize=300%2C200'. */
function readPixels(address: string) {
  const [, width, height] =
    /-(\d{2,5})x(\d{2,5})\.\w+(?:[?#]|$)|[?&](?:resize|fit)=(\d{2,5})(?:%2C|,)(\d{2,5})/i.exec(address)?.filter(Boolean) ?? []
  return width && height ? Number(width) * Number(height) : undefined
}
