import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, writeWholeFile } from '#storage/pictures/files.ts'

const scheme = 'kept:'

export type KeptPictures = ReturnType<typeof openKeptPictures>

/** The bytes of pictures that came with an import, in a folder of their own until they are stored. Their addresses are 'kept:' and the SHA-256 of the bytes. */
export function openKeptPictures(folder: string) {
  return {
    async keep(bytes: Uint8Array) {
      const name = createHash('sha256').update(bytes).digest('hex')
      const path = join(folder, name)
      if (!(await readIfThere(path))) await writeWholeFile(path, bytes, 0o600)
      return `${scheme}${name}`
    },
    /** Undefined when there are none under this address. */
    async read(address: string) {
      const name = address.slice(scheme.length)
      return /^[0-9a-f]{64}$/.test(name) ? readIfThere(join(folder, name)) : undefined
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  }
}

export function isKept(address: string) {
  return address.startsWith(scheme)
}
