/** The formats of pictures that are accepted. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

const signatures: [PictureKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^.PNG\r\n.\n/s],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(?:hei[cxms]|hev[cx]|m[is]f1)/s],
]

/** How many bytes `pictureKind` needs. */
export const signatureLength = 16

/** The format of a file by its first bytes; undefined when it is not an accepted picture. */
export function pictureKind(start: Uint8Array): PictureKind | undefined {
  const text = Buffer.from(start.subarray(0, signatureLength)).toString('latin1')
  return signatures.find(([, signature]) => signature.test(text))?.[0]
}
