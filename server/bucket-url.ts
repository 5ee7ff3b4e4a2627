import { z } from 'zod'

const shape = 'must be an address like s3://bucket?endpoint=https://s3.example.com&region=us-east-1'
const defaultRegion = 'us-east-1'
const parameters = ['endpoint', 'region']

/** Parses `s3://bucket/prefix?endpoint=…&region=…`. Only the bucket is required; the default endpoint is Amazon S3. */
export const bucketUrl = z.string().transform((text, { addIssue }) => {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:') {
    addIssue(shape)
    return z.NEVER
  }
  for (const fault of findFaults(url)) addIssue(fault)
  return {
    name: url.hostname,
    prefix: prefixOf(url),
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? defaultRegion,
  }
})

function findFaults(url: URL) {
  const { searchParams: given } = url
  const faults: [boolean, string][] = [
    [!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(url.hostname), `${shape}; a bucket name has 3 to 63 of a-z, 0-9, . and -`],
    [url.username !== '' || url.password !== '', 'must not contain a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    [url.port !== '' || url.hash !== '', shape],
    [!/^([\w-]+(\.[\w-]+)*(\/|$))*$/.test(prefixOf(url)), 'can have only letters, digits, ., _, - and single slashes after the bucket'],
    [[...given.keys()].some((name) => !parameters.includes(name)), `can have no parameters other than ${parameters.join(' and ')}`],
    [parameters.some((name) => given.getAll(name).length > 1), 'must have each parameter only once'],
    [given.has('endpoint') && !isEndpoint(given.get('endpoint') ?? ''), 'must have an endpoint like https://s3.example.com'],
    [given.has('region') && !/^[\w-]+$/.test(given.get('region') ?? ''), 'must have a region like us-east-1'],
  ]
  return faults.filter(([isFault]) => isFault).map(([, message]) => message)
}

function prefixOf({ pathname }: URL) {
  return pathname.replace(/^\/|\/$/g, '')
}

function isEndpoint(text: string) {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === ''
}
