import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { SourceFiles } from '#core/imports/source-files.ts'
import { parseJson } from '../loose-values.ts'
import { readEntity } from './read-entity.ts'
import { findShape, hasDocuments, type ReadDocument, readJsonDocuments, readLineDocument } from './read-json-documents.ts'
import { readLevelDbLog } from './read-leveldb-log.ts'
import { ValueFault } from './source-document.ts'

const output = /(^|\/)output-\d+$/
const jsonFile = /\.json$/i
/** An export has at most one file for each collection. */
const maxTried = 50
const linesFile = /\.(ndjson|jsonl)$/i

/** Whether one of the files is a Firestore export. */
export async function recogniseDocuments(files: SourceFiles) {
  let tried = 0
  for (const name of files.names) {
    if (output.test(name) && (await startsWithEntity(files, name))) return true
    if (linesFile.test(name) && (await startsWithLine(files, name))) return true
    if (jsonFile.test(name) && ++tried <= maxTried && hasDocuments(parseJson(await files.readText(name)), name)) return true
  }
  return false
}

/** Whether one of the files contains what may be collections of documents. */
export async function hasCollections(files: SourceFiles) {
  for (const name of files.names.filter((one) => jsonFile.test(one)).slice(0, maxTried))
    if (findShape(parseJson(await files.readText(name))) !== undefined) return true
  return false
}

/** The documents in all files. */
export async function* readDocuments(files: SourceFiles): AsyncGenerator<ReadDocument> {
  for (const name of files.names) {
    if (output.test(name)) yield* readOutput(files, name)
    else if (linesFile.test(name)) yield* readLines(files, name)
    else if (jsonFile.test(name)) {
      const json = parseJson(await files.readText(name))
      if (json === undefined) yield { kind: 'unreadable', place: name, reason: 'It isn’t valid JSON, or it’s cut off.' }
      else yield* readJsonDocuments(json, name)
    }
  }
}

async function* readOutput(files: SourceFiles, name: string): AsyncGenerator<ReadDocument> {
  for await (const record of readLevelDbLog(await files.stream(name))) {
    const place = `${name}, block ${record.block}`
    if ('fault' in record) yield { kind: 'unreadable', place, reason: record.fault }
    else yield readOne(record.bytes, place)
  }
}

function readOne(bytes: Buffer, place: string): ReadDocument {
  try {
    return readEntity(bytes)
  } catch (error) {
    if (error instanceof ValueFault) return { kind: 'unreadable', place, reason: error.message }
    throw error
  }
}

async function* readLines(files: SourceFiles, name: string): AsyncGenerator<ReadDocument> {
  let number = 0
  for await (const text of createInterface({ input: Readable.from(await files.streamText(name)), crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (text.trim() === '') continue
    yield readLineDocument(parseJson(text)) ?? { kind: 'unreadable', place: `${name}, line ${number}`, reason: 'It isn’t a document.' }
  }
}

async function startsWithEntity(files: SourceFiles, name: string) {
  for await (const record of readLevelDbLog(await files.stream(name)))
    return 'bytes' in record && readOne(record.bytes, name).kind === 'document'
  return false
}

async function startsWithLine(files: SourceFiles, name: string) {
  for await (const text of createInterface({ input: Readable.from(await files.streamText(name)) }))
    return readLineDocument(parseJson(text)) !== undefined
  return false
}
