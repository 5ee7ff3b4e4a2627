import { hash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ArchivedPicture, picturePath } from '#domain/archive/archive-manifest.ts'
import { pictureFilePath } from '#domain/backups/backup-names.ts'
import { readKey } from '#storage/backups/encryption.ts'
import { readIfThere } from '#storage/pictures/files.ts'
import { ArchiveFault, openZip } from './open-zip.ts'

/** A larger file that is read as a whole is none of ours. */
export const maxFileBytes = 100_000_000

export type ArchiveSource = Awaited<ReturnType<typeof openArchiveSource>>

/**
 * Opens an archive, or a backup whose pictures lie beside it, to be closed by the caller. `folder` is where it is decrypted if its name ends in `.age`. All that
 * fails is an ArchiveFault.
 */
export async function openArchiveSource(path: string, { folder, passphrase }: { folder: string; passphrase: string | undefined }) {
  const key = path.endsWith('.age') ? await readKey(dirname(path), passphrase) : undefined
  const plain = key ? join(folder, `${randomUUID()}.part`) : path
  const discard = async () => {
    if (key) await rm(plain, { force: true })
  }
  try {
    await key?.decryptFile(path, plain)
    const zip = await openZip(plain)
    return {
      zip,
      /** The bytes of a picture, which are those that the manifest tells of. */
      async readPicture({ name, sha256 }: ArchivedPicture) {
        const inside = picturePath(name)
        const bytes = zip.has(inside) ? await zip.readFile(inside, maxFileBytes) : await readBeside(sha256)
        if (hash('sha256', bytes) !== sha256) throw toDamage(inside)
        return bytes
      },
      async close() {
        zip.close()
        await discard()
      },
    }
  } catch (error) {
    await discard()
    throw error
  }

  async function readBeside(sha256: string) {
    const file = pictureFilePath(sha256, key !== undefined)
    const bytes = await readIfThere(join(dirname(path), file))
    if (!bytes) throw new ArchiveFault(`The archive lacks a picture, and there is no ${file} beside it.`)
    return key ? key.decrypt(bytes, file) : bytes
  }
}

/** What is said of a part that the manifest tells otherwise of. */
export function toDamage(path: string) {
  return new ArchiveFault(`${path} is not what manifest.json says: the archive is damaged or was changed.`)
}
