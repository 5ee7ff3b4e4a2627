import { pipeline, type Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'

/** No genuine row is longer; the longest is in memory several times. */
const maxRowCharacters = 10_000_000

/** The rows of a CSV file as they are read. Read errors are thrown to the consumer. */
export function streamRows(file: Readable, options: Options) {
  return pipeline(file, parse({ max_record_size: maxRowCharacters, ...options }), () => {})
}

/** Why a file's rows can't be read to the end, as a sentence for the owner. */
export function toCsvReason(error: unknown) {
  const isEndless = error instanceof CsvError && ['CSV_MAX_RECORD_SIZE', 'CSV_QUOTE_NOT_CLOSED'].includes(error.code)
  if (isEndless) return 'A quotation mark is never closed, or a row is larger than 10 MB, so the rest wasn’t read.'
  return `It can’t be read: ${error instanceof Error ? error.message : error}`
}
