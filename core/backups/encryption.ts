import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ArchiveFault } from '#core/archive/open-zip.ts'
import { isDiskFull } from '#core/database/storage-error.ts'
import { writeWholeFile } from '#core/pictures/files.ts'
import { identityPath } from '#domain/backups/backup-names.ts'
import type { BackupStore } from './backup-store.ts'

/** Encrypts and decrypts backup files in the format of age, a common tool. */
export type BackupKey = Awaited<ReturnType<typeof readKey>>

const mode = 0o600

/** Loaded on demand: its curve tables take 13 MB, which sites without encrypted backups save. */
const loadAge = () => import('age-encryption')

/** The key of the stored backups, created if missing. Throws an ArchiveFault if the passphrase is wrong. */
export async function openKey(store: BackupStore, passphrase: string) {
  if (await store.read(identityPath)) return readKey(store, passphrase)
  const { Encrypter, generateX25519Identity } = await loadAge()
  const identity = await generateX25519Identity()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  await store.write(identityPath, await encrypter.encrypt(`${identity}\n`))
  return toKey(identity)
}

/** The key of the stored backups. Throws an ArchiveFault if it is missing or the passphrase is wrong. */
export async function readKey(store: BackupStore, passphrase: string | undefined) {
  const encrypted = await store.read(identityPath)
  if (!encrypted) throw new ArchiveFault(`There's no ${identityPath} next to the backup. It can't be decrypted without it.`)
  if (!passphrase) throw new ArchiveFault('The backup is encrypted: set BACKUPS_PASSPHRASE to its passphrase.')
  const { Decrypter } = await loadAge()
  const opener = new Decrypter()
  opener.addPassphrase(passphrase)
  const identity = await opener.decrypt(encrypted, 'text').catch((error) => {
    throw new ArchiveFault(`Wrong passphrase for ${identityPath}.`, { cause: error })
  })
  return toKey(identity.trim())
}

async function toKey(identity: string) {
  const { Decrypter, Encrypter, identityToRecipient } = await loadAge()
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(identity))
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return {
    encrypt: (bytes: Uint8Array) => encrypter.encrypt(bytes),
    encryptInPlace: async (path: string) => writeWholeFile(path, toChunks(await encrypter.encrypt(readStream(path))), mode),
    /** Like `decryptFile`, throws an ArchiveFault if the bytes are damaged or encrypted with another key. */
    decrypt: (bytes: Uint8Array, path: string) => decrypter.decrypt(bytes).catch(tellOf(path)),
    decryptFile: (from: string, to: string, name: string) =>
      decrypter
        .decrypt(readStream(from))
        .then((plain) => writeWholeFile(to, toChunks(plain), mode))
        .catch(tellOf(name)),
  }
}

function readStream(path: string) {
  return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
}

/** Node’s streams and the browser’s differ only in their types. */
function toChunks(stream: ReadableStream<Uint8Array>) {
  return stream as unknown as AsyncIterable<Uint8Array>
}

function tellOf(path: string) {
  return (error: unknown) => {
    if (isDiskFull(error)) throw error
    throw new ArchiveFault(`${path} can't be decrypted: it's damaged or encrypted with a different key.`, { cause: error })
  }
}
