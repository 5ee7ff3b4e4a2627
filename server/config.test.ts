import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing has to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: undefined,
    dataDir: resolve('data'),
    database: resolve('data/griddle.sqlite'),
    bucket: undefined,
    backups: { isDaily: true, folder: resolve('data/backups'), passphrase: undefined },
    siteUrl: 'http://localhost:3000',
    siteName: 'Griddle',
    adminEmail: undefined,
    adminPassword: undefined,
    smtpUrl: undefined,
    mailFrom: 'griddle@localhost',
    webConcurrency: Math.min(availableParallelism(), 4),
    trustProxy: 0,
    pageCacheBytes: 64 * 1024 * 1024,
    sampleContent: true,
    logLevel: 'info',
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SITE_NAME: '' })).toMatchObject({ port: 3000, siteName: 'Griddle' })
})

test('every fault is listed at once', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    FILES_URL: 'https://bucket',
    BACKUPS: 'daily',
    BACKUPS_PASSPHRASE: 'short',
    AWS_ACCESS_KEY_ID: '',
    AWS_SECRET_ACCESS_KEY: '',
    SITE_URL: 'example.com',
    ADMIN_EMAIL: 'me',
    ADMIN_PASSWORD: 'Password123',
    SMTP_URL: 'mail.example.com',
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

test('the public address is an origin', () => {
  expect(readConfig({ SITE_URL: 'https://eat.example/' }).siteUrl).toBe('https://eat.example')
})

test('no fault repeats a password', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'Password123' })).toThrow(/^ADMIN_PASSWORD must be a better password\. [^1]*$/)
})
