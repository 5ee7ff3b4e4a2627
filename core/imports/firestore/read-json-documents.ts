import { z } from 'zod'
import { readRestFields, readTypedFields, toIso } from './read-typed-json.ts'
import { fieldsSchema, type SourceDocument, ValueFault } from './source-document.ts'

/** A document, or the reason why one can't be read. */
export type ReadDocument = SourceDocument | { kind: 'unreadable'; place: string; reason: string }

/** Collections that no other system has. */
const distinctCollections = ['_blogs', '_recipes', '_function', 'antivirus_blogs', 'siteNumbers']

/** The specification's collections. */
export const knownCollections = [...distinctCollections, 'users', 'contacts', 'comments', 'admin']

const restDocument = z.object({
  name: z.string().regex(/^projects\/[^/]+\/databases\/[^/]+\/documents\/./),
  fields: fieldsSchema.default({}),
  createTime: z.string().optional(),
})
const restResult = z.union([restDocument, z.object({ document: restDocument }).transform(({ document }) => document)])
const restList = z.union([z.array(z.unknown()), z.object({ documents: z.array(z.unknown()) }).transform(({ documents }) => documents)])
const root = z.object({ __collections__: fieldsSchema })
const line = z.object({ path: z.string().min(1), data: fieldsSchema })
const authExport = z.union([
  z.object({ kind: z.literal('identitytoolkit#DownloadAccountResponse') }),
  z.object({ users: z.array(z.object({ localId: z.string() })).min(1) }),
])
const withId = z.object({ id: z.union([z.string().min(1), z.number().transform(String)]) })

/** The names under which exporters store the collections within a document. */
const nests = ['__collections__', 'subCollection', 'subcollections', '__subcollections__', '_subcollections']

/** Whether parsed JSON contains Firestore documents. `fileName` (without folder) may name their collection. */
export function hasDocuments(json: unknown, fileName: string): boolean {
  if (root.safeParse(json).success || restResult.safeParse(firstOf(json)).success) return true
  const collections = fieldsSchema.safeParse(json)
  const named = toCollectionName(fileName)
  if (distinctCollections.includes(named)) return typeof json === 'object' && json !== null
  return (collections.success && distinctCollections.some((name) => Object.hasOwn(collections.data, name))) || hasMarks(json, 0)
}

/** Whether a line of text is a document of an NDJSON export. */
export function readLineDocument(json: unknown): ReadDocument | undefined {
  const { data } = line.safeParse(json)
  if (data) return readOne(data.path, () => readTypedFields(data.data))
  const rest = restResult.safeParse(json)
  return rest.success ? readRest(rest.data) : undefined
}

/** The documents in parsed JSON of any known shape. */
export function* readJsonDocuments(json: unknown, fileName: string): Generator<ReadDocument> {
  // They are read with their hashes elsewhere.
  if (authExport.safeParse(json).success) return
  const rest = restResult.safeParse(json)
  if (rest.success) return yield readRest(rest.data)
  if (restResult.safeParse(firstOf(json)).success) {
    for (const [index, element] of (restList.safeParse(json).data ?? []).entries()) {
      const read = restResult.safeParse(element)
      yield read.success
        ? readRest(read.data)
        : { kind: 'unreadable', place: `${fileName}, entry ${index + 1}`, reason: 'It isn’t a document.' }
    }
    return
  }
  const whole = root.safeParse(json)
  if (whole.success) return yield* readCollections(whole.data.__collections__, '', 0)
  const collections = fieldsSchema.safeParse(json)
  if (collections.success && Object.keys(collections.data).some((name) => knownCollections.includes(name)))
    return yield* readCollections(collections.data, '', 0)
  const named = toCollectionName(fileName)
  const isKnown = knownCollections.includes(named)
  const shape = isKnown ? 'documents' : findShape(json)
  if (shape === 'collections' && collections.success) yield* readCollections(collections.data, '', 0)
  else if (shape === 'documents' || hasMarks(json, 0)) yield* readCollection(json, named, 0)
}

const documentsById = z.record(z.string(), fieldsSchema).refine((documents) => Object.keys(documents).length > 0)
const documents = z.union([z.array(withId.loose()).min(1), documentsById])

/** What parsed JSON without any mark of Firestore may be: collections by name, or the documents of one; undefined for anything else. */
export function findShape(json: unknown): 'collections' | 'documents' | undefined {
  if (Array.isArray(json)) return documents.safeParse(json).success ? 'documents' : undefined
  const { data: fields } = fieldsSchema.safeParse(json)
  const values = Object.values(fields ?? {})
  if (values.length === 0 || Object.keys(fields ?? {}).some((name) => name.startsWith('@'))) return undefined
  if (values.every((value) => documents.safeParse(value).success)) return 'collections'
  const isTitled = (value: unknown) => {
    const { title, name } = fieldsSchema.safeParse(value).data ?? {}
    return typeof (title ?? name) === 'string'
  }
  return documentsById.safeParse(json).success && values.every(isTitled) ? 'documents' : undefined
}

function* readCollections(collections: Record<string, unknown>, above: string, depth: number): Generator<ReadDocument> {
  // Some exporters write a collection's full path.
  for (const [name, content] of Object.entries(collections))
    yield* readCollection(content, above === '' || name.startsWith(`${above}/`) ? name : `${above}/${name}`, depth)
}

function* readCollection(content: unknown, path: string, depth: number): Generator<ReadDocument> {
  if (depth > 20) return yield { kind: 'unreadable', place: path, reason: 'It’s nested too deeply.' }
  if (Array.isArray(content)) {
    for (const [index, element] of content.entries()) {
      const { data } = withId.safeParse(element)
      if (data) yield* readDocument(element, `${path}/${data.id}`, depth)
      else yield { kind: 'unreadable', place: `${path}, entry ${index + 1}`, reason: 'It has no id.' }
    }
    return
  }
  const byId = fieldsSchema.safeParse(content)
  if (!byId.success) return yield { kind: 'unreadable', place: path, reason: 'It isn’t a collection of documents.' }
  for (const [id, element] of Object.entries(byId.data)) yield* readDocument(element, `${path}/${id}`, depth)
}

function* readDocument(content: unknown, path: string, depth: number): Generator<ReadDocument> {
  const { data: fields } = fieldsSchema.safeParse(content)
  if (!fields || Array.isArray(content)) return yield { kind: 'unreadable', place: path, reason: 'It isn’t a document.' }
  const isNested = (name: string) => nests.includes(name) || (name === 'comments' && mayHaveComments(path) && isCollection(fields[name]))
  const own = Object.entries(fields).filter(([name]) => !isNested(name))
  yield readOne(path, () => readTypedFields(Object.fromEntries(own)))
  for (const [name, nested] of Object.entries(fields)) {
    if (!isNested(name)) continue
    if (name === 'comments') yield* readCollection(nested, `${path}/comments`, depth + 1)
    else yield* readCollections(fieldsSchema.safeParse(nested).data ?? {}, path, depth + 1)
  }
}

/** Whether a document is a post, or belongs to a collection that may turn out to hold posts. */
function mayHaveComments(path: string) {
  const [collection = '', , ...further] = path.split('/')
  return further.length === 0 && (collection === '_blogs' || !knownCollections.includes(collection))
}

/** Whether a field is a collection that a script has put into its document: objects, either keyed by id or with an id. */
function isCollection(content: unknown) {
  const values = z.union([z.array(withId.loose()), z.record(z.string(), fieldsSchema)]).safeParse(content)
  return values.success
}

function readRest({ name, fields, createTime }: z.infer<typeof restDocument>): ReadDocument {
  const read = readOne(name.replace(/^.*?\/documents\//, ''), () => readRestFields(fields))
  return read.kind === 'document' && createTime !== undefined ? { ...read, createTime: toIso(createTime) } : read
}

function readOne(path: string, readData: () => Record<string, unknown>): ReadDocument {
  try {
    return { kind: 'document', path: path.replaceAll('\0', '').replace(/^\/+/, ''), data: readData() }
  } catch (error) {
    if (error instanceof ValueFault) return { kind: 'unreadable', place: path, reason: error.message }
    throw error
  }
}

function firstOf(json: unknown): unknown {
  const { data } = restList.safeParse(json)
  return data ? data[0] : json
}

function toCollectionName(fileName: string) {
  return fileName.replace(/^.*\//, '').replace(/\.[^.]*$/, '')
}

/** Whether some value, not far down, has an exporter's mark. */
function hasMarks(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null || depth > 6) return false
  const names = Object.keys(json)
  if (['__datatype__', '__collections__', '__time__', '__ref__'].some((mark) => names.includes(mark))) return true
  return Object.values(json)
    .slice(0, 20)
    .some((value) => hasMarks(value, depth + 1))
}
