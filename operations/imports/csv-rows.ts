import { pipeline, type Readable } from 'node:stream'
import { type Options, parse } from 'csv-parse'

/** The rows of a CSV file as they are read. What fails in reading the file is thrown to who takes the rows. */
export function streamRows(file: Readable, options: Options) {
  return pipeline(file, parse(options), () => {})
}
