import { join, resolve } from 'node:path'
import { type OpenDatabase, openDatabase } from '#core/database/database.ts'
import { openIdentity } from '#core/identity/open-identity.ts'
import type { PasswordHashing } from '#core/identity/password-hashing.ts'
import { openSecret } from '#core/identity/secret.ts'
import { type Mailer, openMailer } from '#core/mails/open-mailer.ts'
import type { Files } from '#core/pictures/files.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { openPictures } from '#core/pictures/pictures.ts'
import { openUploads } from '#core/pictures/uploads.ts'
import type { Remote } from '#core/remote/ask-remote.ts'
import type { Log } from '#domain/log.ts'
import type { Mail } from '#domain/mail.ts'
import type { Config } from './config.ts'

/** The part of the configuration that says where the site stores its data, and what it is called. */
export type StoreConfig = Pick<Config, 'database' | 'dataDir' | 'bucket' | 'backups' | 'siteName' | 'siteUrl'>

/** The part about mail: the sender, the server and the mailbox for reports. */
export type MailConfig = StoreConfig & Partial<Pick<Config, 'smtpUrl' | 'mailFrom' | 'bounceUrl'>>

/** That part alone. */
export function pickStoreConfig({ database, dataDir, bucket, backups, siteName, siteUrl }: StoreConfig): StoreConfig {
  return { database, dataDir, bucket, backups, siteName, siteUrl }
}

/** The site's storage: its database, uploaded pictures, and the secret that signs sessions. */
export type Store = { database: OpenDatabase; files: Files; secret: string }

/** What is already open, or its replacement in a test. */
export type Overrides = Partial<Store & { log: Log; clock: () => Date; remote: Remote; mail: Mail; passwords: PasswordHashing }>

/** Logs nothing. */
export const silentLog: Log = { request: () => {}, warn: () => {}, error: () => {} }

/** The time now. */
export const now = () => new Date()

const shippedFolder = resolve(import.meta.dirname, '../content/pictures')

/** Opens the site's storage, except what is already open. */
export async function openStore(config: StoreConfig, { database, files, secret }: Overrides = {}): Promise<Store> {
  return {
    database: database ?? openDatabase(config.database),
    files: files ?? (await openOriginals(config)),
    secret: secret ?? (await openSecret(config.dataDir)),
  }
}

/** Where incomplete uploads are stored, and archives and exports while they are written. */
export function incomingFolder({ dataDir }: Pick<Config, 'dataDir'>) {
  return join(dataDir, 'incoming')
}

/** Opens the pictures in their sizes, and the upload of new ones. */
export function openPictureStore({ dataDir }: Pick<Config, 'dataDir'>, files: Files, log: Log = silentLog) {
  return {
    uploads: openUploads({ files, folder: incomingFolder({ dataDir }) }),
    pictures: openPictures({
      files,
      variantsFolder: join(dataDir, 'variants'),
      shippedFolder,
      log: (message, details) => log.warn(details, message),
    }),
  }
}

/** Opens the site's mailer. */
export function openMailerOf(
  { siteUrl, siteName, smtpUrl, mailFrom = '', bounceUrl }: MailConfig,
  { database: { db }, secret }: Store,
): Mailer {
  const environment = smtpUrl ? { smtpUrl, from: mailFrom } : undefined
  return openMailer({ db, secret, siteUrl, siteName, environment, bounceUrl })
}

/** Opens the identities of admins. */
export function openAdmins(config: MailConfig, store: Store, { log = silentLog, mail, passwords }: Overrides) {
  const { db, kind } = store.database
  const { secret } = store
  const { siteUrl } = config
  const sending = mail ?? openMailerOf(config, store).mail
  return openIdentity({ db, databaseKind: kind, secret, siteUrl, log, mail: sending, ...(passwords && { passwords }) })
}
