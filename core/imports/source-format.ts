import type { CollectionTarget } from '#domain/imports/collections.ts'
import type { FormatName } from '#domain/imports/format-labels.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import type { SourceFiles } from './source-files.ts'

/** What a reader is given besides the files. */
export type ReadParts = {
  /** Keeps the bytes of a picture that came with the import, and returns the address by which a record refers to it. */
  keepPicture: (bytes: Uint8Array) => Promise<string>
  /** The text of a page of the old site, fetched like pictures: from public addresses only; undefined if it can't be fetched. */
  fetchPage: (address: string) => Promise<string | undefined>
  /** The owner's choices for collections with other names than ours. */
  collections?: ReadonlyMap<string, CollectionTarget> | undefined
  /** Called with each of those collections. */
  noteCollection?: (name: string, documents: number) => void
}

/** A system that owners come from, or one of its file types. */
export type SourceFormat = {
  name: FormatName
  /** Whether these files are of this format, judging by their contents. */
  recognise: (files: SourceFiles) => Promise<boolean>
  /** Reads as much as it can. Throws a SourceFault if the whole can't be read. */
  read: (files: SourceFiles, parts: ReadParts) => AsyncGenerator<SourceRecord | UnreadableEntry>
}
