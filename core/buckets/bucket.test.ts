import { expect, test } from 'vitest'
import { bucketAddress } from './bucket.ts'

test.each([
  [{ name: 'pictures', endpoint: undefined, region: 'eu-west-1' }, 'https://pictures.s3.eu-west-1.amazonaws.com'],
  [{ name: 'eat.example', endpoint: undefined, region: 'us-east-1' }, 'https://s3.us-east-1.amazonaws.com/eat.example'],
  [{ name: 'pictures', endpoint: undefined, region: 'cn-north-1' }, 'https://pictures.s3.cn-north-1.amazonaws.com.cn'],
  [{ name: 'pictures', endpoint: 'https://r2.example/s3/', region: 'auto' }, 'https://r2.example/s3/pictures'],
])('%j is asked at %s', (bucket, address) => {
  expect(bucketAddress(bucket)).toBe(address)
})
