import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const key = { AWS_ACCESS_KEY_ID: 'a-key-id', AWS_SECRET_ACCESS_KEY: 'a-secret' }

test.each([
  ['s3://pictures', { name: 'pictures', prefix: '', endpoint: undefined, region: 'us-east-1' }],
  ['s3://eat.example-1/', { name: 'eat.example-1', prefix: '' }],
  ['s3://pictures/eat/my_site.v2/?region=eu-central-1', { prefix: 'eat/my_site.v2', region: 'eu-central-1', endpoint: undefined }],
  ['s3://pictures?endpoint=http://localhost:9000', { endpoint: 'http://localhost:9000', region: 'us-east-1' }],
  ['s3://pictures?endpoint=https%3A%2F%2Fr2.example%2Fs3&region=auto', { endpoint: 'https://r2.example/s3', region: 'auto' }],
])('%s is a bucket', (FILES_URL, bucket) => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = key
  expect(readConfig({ FILES_URL, ...key }).bucket).toMatchObject({ ...bucket, accessKeyId, secretAccessKey })
})

test('a session token accompanies the key', () => {
  expect(readConfig({ FILES_URL: 's3://pictures', ...key, AWS_SESSION_TOKEN: 'token' }).bucket).toMatchObject({ sessionToken: 'token' })
})

test('keys that the machine has for other purposes change nothing', () => {
  expect(readConfig(key).bucket).toBeUndefined()
})

test.each([
  ['pictures', 'must be an address like s3://bucket'],
  ['https://pictures.s3.amazonaws.com', 'must be an address like s3://bucket'],
  ['s3:pictures', 'must be an address like s3://bucket'],
  ['s3://', 'must be an address like s3://bucket'],
  ['s3://Pictures', 'a bucket name has 3 to 63 of a-z, 0-9, . and -'],
  ['s3://pictures:9000', 'must be an address like s3://bucket'],
  ['s3://pictures#eat', 'must be an address like s3://bucket'],
  ['s3://me:mine@pictures', 'must not contain a key'],
  ['s3://me@pictures', 'must not contain a key'],
  ['s3://:mine@pictures', 'must not contain a key'],
  ['s3://pictures/my site', 'can have only letters, digits'],
  ['s3://pictures/eat//two', 'can have only letters, digits'],
  ['s3://pictures/.hidden', 'can have only letters, digits'],
  ['s3://pictures?acl=public-read', 'can have no parameters other than endpoint and region'],
  ['s3://pictures?region=a&region=b', 'must have each parameter only once'],
  ['s3://pictures?region=', 'must have a region like us-east-1'],
  ['s3://pictures?endpoint=localhost:9000', 'must have an endpoint like https://s3.example.com'],
  ['s3://pictures?endpoint=https://me:mine@s3.example.com', 'must have an endpoint like https://s3.example.com'],
])('%s is refused in words that repeat no key', (FILES_URL, words) => {
  const read = () => readConfig({ FILES_URL, ...key })
  expect(read).toThrow(`FILES_URL ${words}`.replace(/^FILES_URL a bucket/, '; a bucket'))
  expect(read).not.toThrow('mine')
})

test('a missing key is named beside every other error', () => {
  expect(() => readConfig({ FILES_URL: 's3://pictures?x', PORT: 'high' })).toThrow(
    [
      'PORT must be a whole number.',
      'FILES_URL can have no parameters other than endpoint and region.',
      'AWS_ACCESS_KEY_ID must be set for FILES_URL.',
      'AWS_SECRET_ACCESS_KEY must be set for FILES_URL.',
    ].join('\n'),
  )
})
