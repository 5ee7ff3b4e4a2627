import { createHash } from 'node:crypto'
import { askBucket, type StoreRequest } from './ask-bucket.ts'
import { type Bucket, BucketFault, codeOf, explainRefusal, explainSilence, isPage, isSuccess, type StoreResponse } from './bucket.ts'

/** An object of a bucket: its key without the bucket's prefix, and how many bytes it has. */
export type ListedObject = { path: string; size: number }

export type Objects = ReturnType<typeof openObjects>

/**
 * The objects in a bucket, by their keys without the bucket's prefix. All that fails is a BucketFault. A store that sends nothing for `idleTimeout`
 * milliseconds counts as failed.
 */
export function openObjects(bucket: Bucket, idleTimeout?: number) {
  const root = bucket.prefix && `${bucket.prefix}/`

  /** What answers, whatever it is. */
  async function askAnyone(request: StoreRequest) {
    try {
      return await askBucket(bucket, request, idleTimeout)
    } catch (error) {
      throw new BucketFault(explainSilence(Object(error), bucket), { cause: error })
    }
  }

  /** What the store answers. A web page is not the store's, not even one that says that something is missing. */
  async function ask(request: StoreRequest) {
    const response = await askAnyone(request)
    if (isPage(response)) throw new BucketFault(`The endpoint in ${bucket.settings.url} is a web page, not an S3 store.`)
    return response
  }

  /** `proof` is what the body of the store's own answer has. */
  async function succeed(request: StoreRequest, proof = '') {
    const response = await ask(request)
    if (!isSuccess(response) || !response.body.includes(proof)) throw toFault(response)
    return response
  }

  /** Makes sure that an object was stored, as so many bytes. */
  async function confirm(path: string, size: number) {
    const { status, headers } = await succeed({ method: 'HEAD', path })
    if (Number(headers['content-length']) !== size)
      throw new BucketFault(`The store in ${bucket.settings.url} returned status ${status} and didn't save the file.`)
  }

  function toFault(response: StoreResponse) {
    const words = `The store in ${bucket.settings.url} answered ${response.status} ${codeOf(response) ?? ''}`.trim()
    return new BucketFault(explainRefusal(response, bucket, `${words}.`))
  }

  return {
    /** Fails unless the bucket can be listed. Without that right a store answers 403 for a missing object, which would look like an outage. */
    async check() {
      const listing = await askAnyone({ method: 'GET', path: '', search: { 'list-type': '2', 'max-keys': '1', prefix: bucket.prefix } })
      const words = `The endpoint in ${bucket.settings.url} isn't an S3 store, or it has a problem: status ${listing.status}.`
      // A web page, such as a store's console, answers 200 to every request.
      if (!isSuccess(listing) || !listing.body.includes('<ListBucketResult')) throw new BucketFault(explainRefusal(listing, bucket, words))
    },

    /** An object, or its bytes from `first` to `last`, and how many it has in all; undefined when there is none. */
    async get(path: string, range?: { first: number; last: number }) {
      const headers = range && { Range: `bytes=${range.first}-${range.last}` }
      const response = await ask({ method: 'GET', path: `${root}${path}`, ...(headers && { headers }) })
      if (response.status === 404 && codeOf(response) !== 'NoSuchBucket') return undefined
      const { body, headers: told } = response
      // A store says of each object when or as what it was stored.
      if (!isSuccess(response) || !(told.etag ?? told['last-modified'])) throw toFault(response)
      const [, first = 0, total = body.length] = /^bytes (\d+)-\d+\/(\d+)$/.exec(String(told['content-range'])) ?? []
      if (Number(first) !== (range?.first ?? 0)) throw toFault(response)
      return { bytes: body, size: Number(total) }
    },

    // No ACL is sent: objects are as private as the bucket, and many stores reject ACLs.
    /** Done once the store confirms the object's MD5, which encrypting ones don't, or its size. */
    async put(path: string, bytes: Uint8Array, contentType: string) {
      const at = `${root}${path}`
      const { headers } = await succeed({ method: 'PUT', path: at, headers: { 'Content-Type': contentType }, bytes })
      if (headers.etag !== `"${createHash('md5').update(bytes).digest('hex')}"`) await confirm(at, bytes.length)
    },

    /** Deletes an object, if it exists. */
    async remove(path: string) {
      const response = await ask({ method: 'DELETE', path: `${root}${path}` })
      if (response.status !== 404 && !isSuccess(response)) throw toFault(response)
    },

    /** All objects, as many requests as that takes. */
    async list() {
      const found: ListedObject[] = []
      for (let token: string | undefined = ''; token !== undefined; ) {
        const search: Record<string, string> = { 'list-type': '2', prefix: root, ...(token && { 'continuation-token': token }) }
        const page: string = (await succeed({ method: 'GET', path: '', search }, '<ListBucketResult')).body.toString()
        for (const contents of readElements(page, 'Contents'))
          found.push({ path: readElement(contents, 'Key').slice(root.length), size: Number(readElement(contents, 'Size')) })
        token = readElement(page, 'NextContinuationToken') || undefined
      }
      return found
    },

    /** Begins an object that comes in parts: `keep` takes the next one, `finish` makes the object of them, `giveUp` leaves none. */
    async begin(path: string, contentType: string) {
      const at = { path: `${root}${path}` }
      const begun = await succeed(
        { method: 'POST', ...at, search: { uploads: '' }, headers: { 'Content-Type': contentType } },
        '</UploadId>',
      )
      const uploadId = readElement(begun.body.toString(), 'UploadId')
      const parts: string[] = []
      let size = 0
      return {
        async keep(bytes: Uint8Array) {
          const partNumber = String(parts.length + 1)
          const response = await succeed({ method: 'PUT', ...at, search: { partNumber, uploadId }, bytes })
          if (!response.headers.etag) throw toFault(response)
          parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${response.headers.etag}</ETag></Part>`)
          size += bytes.length
        },
        async finish() {
          const bytes = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
          // A store may find only after its first bytes, which say 200, that it can't.
          await succeed(
            { method: 'POST', ...at, search: { uploadId }, headers: { 'Content-Type': 'application/xml' }, bytes },
            '<CompleteMultipartUploadResult',
          )
          await confirm(at.path, size)
        },
        giveUp: () => abandon(at.path, uploadId),
      }
    },

    /** Aborts uploads that an ended process began, among those that are asked for. */
    async giveUpBegun(isWanted: (path: string) => boolean) {
      const listing = { method: 'GET', path: '', search: { uploads: '', prefix: root } } as const
      const begun = (await succeed(listing, '<ListMultipartUploadsResult')).body.toString()
      for (const upload of readElements(begun, 'Upload')) {
        const key = readElement(upload, 'Key')
        if (isWanted(key.slice(root.length))) await abandon(key, readElement(upload, 'UploadId'))
      }
    },
  }

  async function abandon(path: string, uploadId: string) {
    await succeed({ method: 'DELETE', path, search: { uploadId } })
  }
}

function readElements(xml: string, name: string) {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content)
}

function readElement(xml: string, name: string) {
  return readElements(xml, name)[0] ?? ''
}
