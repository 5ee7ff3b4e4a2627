import { hash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, writeWholeFile } from '#core/pictures/files.ts'

const scheme = 'kept:'
const keptAddress = /^kept:([0-9a-f]{64})$/

export type KeptPictures = ReturnType<typeof openKeptPictures>

/**
 * The bytes of pictures that came with an import, in a folder of their own under the data folder until they are stored. Their addresses are
 * 'kept:' and the SHA-256 of the bytes.
 */
export function openKeptPictures(dataDir: string) {
  const folder = join(dataDir, 'imports')
  return {
    async keep(bytes: Uint8Array) {
      const name = hash('sha256', bytes)
      const path = join(folder, name)
      if (!(await readIfThere(path))) await writeWholeFile(path, bytes, 0o600)
      return `${scheme}${name}`
    },
    /** The bytes by the name in their address; undefined once they are deleted. */
    read: (name: string) => readIfThere(join(folder, name)),
    forget: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The SHA-256 in the address of a kept picture; undefined for any other address. */
export function readKeptName(address: string) {
  return keptAddress.exec(address)?.[1]
}
