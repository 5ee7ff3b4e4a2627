import type { CollectionTarget } from '#domain/imports/collections.ts'
import type { FormatName } from '#domain/imports/format-labels.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import type { SourceFiles } from './source-files.ts'

/** What a reader is given besides the files. */
export type ReadParts = {
  /** Keeps the bytes of a picture that came with the import, and gives the address that a record names it by. */
  keepPicture: (bytes: Uint8Array) => Promise<string>
  /** The text of a page of the old site, fetched as pictures are: from public addresses only; undefined if it can't be had. */
  fetchPage: (address: string) => Promise<string | undefined>
  /** What the owner has chosen for collections that have other names than ours. */
  collections?: ReadonlyMap<string, CollectionTarget> | undefined
  /** Is told of each of those. */
  noteCollection?: (name: string, documents: number) => void
}

/** A system that owners come from, or a kind of its files. */
export type SourceFormat = {
  name: FormatName
  /** Whether these files are of this format, by what is in them. */
  recognise: (files: SourceFiles) => Promise<boolean>
  /** Reads everything, as far as it can. Throws a SourceFault if the whole can't be read. */
  read: (files: SourceFiles, parts: ReadParts) => AsyncGenerator<SourceRecord | UnreadableEntry>
}
