/** A backup by the name of its zip file. `madeAt` is ISO 8601. */
export type BackupName = { name: string; madeAt: string; isEncrypted: boolean }

const moment = String.raw`(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z`
const backupFile = new RegExp(`^griddle-${moment}[.]zip([.]age)?$`)
const noteFile = new RegExp(`^griddle-${moment}[.]json$`)
const pictureFile = /^pictures\/[0-9a-f]{64}(?:[.]age)?$/

/** The suffix of files that a process may have left unfinished. */
export const partFile = new RegExp(String.raw`^(?:griddle-${moment}|identity|[0-9a-f]{64})[.][\w.-]*part$`)

/** The name of a backup's files without extensions: sorts by time, and valid on every file system. */
export function toBackupStem(madeAt: Date) {
  return `griddle-${madeAt.toISOString().replace(/[:.]/g, '-')}`
}

/** The backup whose zip file has this name; undefined for any other file. */
export function toBackupName(name: string): BackupName | undefined {
  const [, hour, minute, second, millisecond, age] = backupFile.exec(name) ?? []
  const madeAt = `${hour}:${minute}:${second}.${millisecond}Z`
  return hour && !Number.isNaN(Date.parse(madeAt)) ? { name, madeAt, isEncrypted: age !== undefined } : undefined
}

/** The description file beside a backup. */
export const notePath = (name: string) => name.replace(/[.]zip(?:[.]age)?$/, '.json')

/** The file of a picture, by the SHA-256 of its bytes. */
export const pictureFilePath = (sha256: string, isEncrypted: boolean) => `pictures/${sha256}${isEncrypted ? '.age' : ''}`

export const isNotePath = (path: string) => noteFile.test(path)
export const isPicturePath = (path: string) => pictureFile.test(path)

/** The key that opens encrypted files, itself encrypted with the passphrase. */
export const identityPath = 'identity.age'
