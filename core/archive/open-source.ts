import { hash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readKey } from '#core/backups/encryption.ts'
import { openBackupStore } from '#core/backups/open-store.ts'
import { type ArchivedPicture, picturePath } from '#domain/archive/archive-manifest.ts'
import { pictureFilePath } from '#domain/backups/backup-names.ts'
import { type ArchivePlace, describePlace } from './archive-place.ts'
import { ArchiveFault, openZip } from './open-zip.ts'

/** The size limit for files that are read into memory. */
export const maxFileBytes = 100_000_000

export type ArchiveSource = Awaited<ReturnType<typeof openArchiveSource>>

/**
 * Opens an archive, or a backup with its pictures next to it; the caller closes it. Backups in a bucket are downloaded to `folder`, and files
 * named `.age` decrypted there. Throws only ArchiveFault and errors of the bucket.
 */
export async function openArchiveSource(place: ArchivePlace, { folder, passphrase }: { folder: string; passphrase: string | undefined }) {
  const { name, ...at } =
    typeof place === 'string' ? { name: basename(place), folder: dirname(place), bucket: undefined } : { ...place, folder }
  const store = openBackupStore(at)
  const key = name.endsWith('.age') ? await readKey(store, passphrase) : undefined
  const parts = [randomUUID(), randomUUID()].map((id) => join(folder, `${id}.part`))
  const [fetched = '', decrypted = ''] = parts
  const discard = async () => {
    for (const part of parts) await rm(part, { force: true })
  }
  try {
    const path = await store.toLocal(name, fetched)
    if (!path) throw new ArchiveFault(`Not found: ${describePlace(place)}.`)
    await key?.decryptFile(path, decrypted, name)
    const zip = await openZip(key ? decrypted : path)
    return {
      zip,
      /** The bytes of a picture, checked against the manifest. */
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
    const bytes = await store.read(file)
    if (!bytes) throw new ArchiveFault(`A picture is missing from the archive, and there's no ${file} next to it.`)
    return key ? key.decrypt(bytes, file) : bytes
  }
}

/** The error for a part that doesn't match the manifest. */
export function toDamage(path: string) {
  return new ArchiveFault(`${path} doesn't match manifest.json: the archive is damaged or was modified.`)
}
