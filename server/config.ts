import { availableParallelism, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Bucket } from '#core/buckets/bucket.ts'
import { findPasswordFault } from '#domain/identity/password.ts'
import { bucketUrl } from './bucket-url.ts'

const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(lowest, `must be at least ${lowest}`).max(highest, `must be at most ${highest}`))

const address = (pattern: RegExp, example: string) => z.string().regex(pattern, `must be an address like ${example}`).optional()

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const megabyte = 1024 * 1024
/** The memory of a process under mixed load, in megabytes, with a full page cache. */
export const processMegabytes = 300

/** How many processes, and how many megabytes of cached pages in each, suit a machine with this much memory in bytes. */
export function fitToMemory(memory: number, cores: number) {
  const megabytes = memory / megabyte
  const processes = Math.max(1, Math.min(cores, 4, Math.floor(megabytes / processMegabytes)))
  return { processes, cache: Math.max(1, Math.min(64, Math.floor(megabytes / processes / 8))) }
}

/** The memory of the machine or the container, in bytes, whichever is less. */
const fitting = fitToMemory(Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY), availableParallelism())

const settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: address(/^postgres(ql)?:\/\/\S+$/, 'postgres://user:password@host/database'),
  SITE_URL: z
    .string()
    .refine((text) => isOrigin(text), 'must be an address like https://example.com, without a path')
    .optional(),
  FILES_URL: bucketUrl.optional(),
  BACKUPS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  BACKUPS_URL: bucketUrl.optional(),
  BACKUPS_ACCESS_KEY_ID: z.string().optional(),
  BACKUPS_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUPS_SESSION_TOKEN: z.string().optional(),
  BACKUPS_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  SITE_NAME: z.string().max(80, 'must be at most 80 characters').default('Griddle'),
  ADMIN_EMAIL: z.email('must be an address like me@example.com').optional(),
  ADMIN_PASSWORD: z
    .string()
    .superRefine((password, { addIssue }) => {
      const fault = findPasswordFault(password)
      if (fault) addIssue({ code: 'custom', message: `must be a stronger password. ${fault.replace(/[.]$/, '')}` })
    })
    .optional(),
  SMTP_URL: address(/^smtps?:\/\/\S+$/, 'smtp://user:password@mail.example.com:587'),
  MAIL_FROM: z.string().min(3).optional(),
  BOUNCE_IMAP_URL: address(/^imaps?:\/\/\S+$/, 'imaps://user:password@imap.example.com/INBOX'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(fitting.processes),
  PAGE_CACHE_MB: wholeNumber(1, 4096).default(fitting.cache),
  SAMPLE_CONTENT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OFFLINE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  READ_PAGES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})

// Checked even if other settings are invalid, so that all errors are listed at once.
const needed = (by: string) => ({ error: `must be set for ${by}`, when: () => true })

/** The settings by the names of their environment variables; all are optional. */
export const environment = settings
  .refine((set) => !set.FILES_URL || set.AWS_ACCESS_KEY_ID, { ...needed('FILES_URL'), path: ['AWS_ACCESS_KEY_ID'] })
  .refine((set) => !set.FILES_URL || set.AWS_SECRET_ACCESS_KEY, { ...needed('FILES_URL'), path: ['AWS_SECRET_ACCESS_KEY'] })
  .refine((set) => !set.BACKUPS_URL || set.BACKUPS_ACCESS_KEY_ID || hasSharedKey(set), {
    ...needed('BACKUPS_URL'),
    path: ['BACKUPS_ACCESS_KEY_ID'],
  })
  .refine((set) => !set.BACKUPS_URL || set.BACKUPS_SECRET_ACCESS_KEY || hasSharedKey(set), {
    ...needed('BACKUPS_URL'),
    path: ['BACKUPS_SECRET_ACCESS_KEY'],
  })

/** Whether backups use the key of uploads, because no part of their own is set. */
function hasSharedKey(set: z.infer<typeof settings>) {
  return !set.BACKUPS_ACCESS_KEY_ID && !set.BACKUPS_SECRET_ACCESS_KEY && Boolean(set.AWS_ACCESS_KEY_ID && set.AWS_SECRET_ACCESS_KEY)
}

function isOrigin(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
}

/** The settings as the server uses them; frozen. */
export type Config = Readonly<ReturnType<typeof toConfig>>

/** The errors in the settings, one sentence a line. */
export class ConfigError extends Error {}

/** Reads the settings from environment variables; an empty one counts as unset. Throws a ConfigError that lists every error. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'))
  return Object.freeze(toConfig(parsed.data))
}

function toConfig(set: z.infer<typeof environment>) {
  const dataDir = resolve(set.DATA_DIR)
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir,
    database: set.DATABASE_URL ?? resolve(dataDir, 'griddle.sqlite'),
    bucket: toBucket(set, 'FILES_URL', awsKey),
    backups: {
      isDaily: set.BACKUPS === 'on',
      folder: resolve(dataDir, 'backups'),
      bucket: toBucket(set, 'BACKUPS_URL', set.BACKUPS_ACCESS_KEY_ID ? backupsKey : awsKey),
      passphrase: set.BACKUPS_PASSPHRASE,
    },
    siteUrl: new URL(set.SITE_URL ?? `http://localhost:${set.PORT}`).origin,
    siteName: set.SITE_NAME,
    adminEmail: set.ADMIN_EMAIL,
    adminPassword: set.ADMIN_PASSWORD,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `griddle@${new URL(set.SITE_URL ?? 'http://localhost').hostname}`,
    bounceUrl: set.BOUNCE_IMAP_URL,
    webConcurrency: set.WEB_CONCURRENCY,
    trustProxy: set.TRUST_PROXY,
    pageCacheBytes: set.PAGE_CACHE_MB * megabyte,
    sampleContent: set.SAMPLE_CONTENT === 'on',
    isKeptOffline: set.OFFLINE === 'on',
    readsPages: set.READ_PAGES === 'on',
    logLevel: set.LOG_LEVEL,
  }
}

const awsKey = { keyId: 'AWS_ACCESS_KEY_ID', secret: 'AWS_SECRET_ACCESS_KEY', token: 'AWS_SESSION_TOKEN' } as const
const backupsKey = { keyId: 'BACKUPS_ACCESS_KEY_ID', secret: 'BACKUPS_SECRET_ACCESS_KEY', token: 'BACKUPS_SESSION_TOKEN' } as const

function toBucket(
  set: z.infer<typeof environment>,
  url: 'FILES_URL' | 'BACKUPS_URL',
  key: typeof awsKey | typeof backupsKey,
): Bucket | undefined {
  const [place, accessKeyId, secretAccessKey, sessionToken] = [set[url], set[key.keyId], set[key.secret], set[key.token]]
  return place && accessKeyId && secretAccessKey
    ? { ...place, accessKeyId, secretAccessKey, sessionToken, settings: { url, ...key } }
    : undefined
}
