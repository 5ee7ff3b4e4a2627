import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, fitToMemory, readConfig } from './config.ts'

test('nothing has to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: undefined,
    dataDir: resolve('data'),
    database: resolve('data/griddle.sqlite'),
    bucket: undefined,
    backups: { isDaily: true, folder: resolve('data/backups'), bucket: undefined, passphrase: undefined },
    siteUrl: 'http://localhost:3000',
    siteName: 'Griddle',
    adminEmail: undefined,
    adminPassword: undefined,
    smtpUrl: undefined,
    mailFrom: 'griddle@localhost',
    bounceUrl: undefined,
    webConcurrency: Math.min(availableParallelism(), 4),
    trustProxy: 0,
    pageCacheBytes: 64 * 1024 * 1024,
    sampleContent: true,
    isKeptOffline: true,
    readsPages: true,
    logLevel: 'info',
  })
})

test.each([
  [128, 4, { processes: 1, cache: 16 }],
  [256, 4, { processes: 1, cache: 32 }],
  [512, 2, { processes: 1, cache: 64 }],
  [1024, 4, { processes: 3, cache: 42 }],
  [2048, 2, { processes: 2, cache: 64 }],
  [65536, 32, { processes: 4, cache: 64 }],
])('%i MB and %i cores suit %o', (megabytes, cores, fitting) => {
  expect(fitToMemory(megabytes * 1024 * 1024, cores)).toEqual(fitting)
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SITE_NAME: '' })).toMatchObject({ port: 3000, siteName: 'Griddle' })
})

test('all errors are listed at once', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    FILES_URL: 'https://bucket',
    BACKUPS_URL: 'backups',
    BACKUPS: 'daily',
    BACKUPS_PASSPHRASE: 'short',
    AWS_ACCESS_KEY_ID: '',
    AWS_SECRET_ACCESS_KEY: '',
    SITE_URL: 'example.com',
    ADMIN_EMAIL: 'me',
    ADMIN_PASSWORD: 'Password123',
    SMTP_URL: 'mail.example.com',
    BOUNCE_IMAP_URL: 'imap.example.com',
    TRUST_PROXY: '-1',
    SAMPLE_CONTENT: 'yes',
    LOG_LEVEL: 'loud',
  }
  const fault = (() => {
    try {
      return readConfig(wrong)
    } catch (error) {
      return error
    }
  })()
  expect(fault).toBeInstanceOf(ConfigError)
  for (const name of Object.keys(wrong)) expect(String(fault).replace('Error: ', '')).toMatch(new RegExp(`^${name} must (?:be|have)`, 'm'))
})

test('backups go to a bucket with its own key, or that of uploads', () => {
  const aws = { AWS_ACCESS_KEY_ID: 'a-key-id', AWS_SECRET_ACCESS_KEY: 'a-secret', AWS_SESSION_TOKEN: 'token' }
  const own = { BACKUPS_ACCESS_KEY_ID: 'another', BACKUPS_SECRET_ACCESS_KEY: 'its-secret' }
  const read = (variables: object) => readConfig({ BACKUPS_URL: 's3://backups/eat?region=eu-central-1', ...variables }).backups.bucket
  const shared = { name: 'backups', prefix: 'eat', region: 'eu-central-1', accessKeyId: 'a-key-id', sessionToken: 'token' }
  expect(read(aws)).toMatchObject({ ...shared, settings: { url: 'BACKUPS_URL', keyId: 'AWS_ACCESS_KEY_ID' } })
  const apart = {
    accessKeyId: 'another',
    secretAccessKey: 'its-secret',
    sessionToken: undefined,
    settings: { keyId: 'BACKUPS_ACCESS_KEY_ID' },
  }
  expect(read({ ...aws, ...own })).toMatchObject(apart)
  expect(readConfig({ ...aws, ...own }).backups.bucket).toBeUndefined()
  expect(() => read({})).toThrow(
    'BACKUPS_ACCESS_KEY_ID must be set for BACKUPS_URL.\nBACKUPS_SECRET_ACCESS_KEY must be set for BACKUPS_URL.',
  )
  // No key is combined from halves of two.
  expect(() => read({ ...aws, BACKUPS_ACCESS_KEY_ID: 'another' })).toThrow('BACKUPS_SECRET_ACCESS_KEY must be set for BACKUPS_URL.')
  expect(() => read({ ...aws, BACKUPS_SECRET_ACCESS_KEY: 'its-secret' })).toThrow('BACKUPS_ACCESS_KEY_ID must be set')
})

test('the public address is an origin', () => {
  expect(readConfig({ SITE_URL: 'https://eat.example/' }).siteUrl).toBe('https://eat.example')
})

test('no error repeats a password', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'Password123' })).toThrow(/^ADMIN_PASSWORD must be a stronger password\. [^1]*$/)
})
