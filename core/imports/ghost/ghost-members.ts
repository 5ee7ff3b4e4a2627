import { Readable } from 'node:stream'
import type { SourceFiles } from '#core/imports/source-files.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { streamRows } from '../csv-stream.ts'
import { toExtra, toFields, toMoment, toText } from '../loose-values.ts'
import type { SourceFormat } from '../source-format.ts'

/** The members of a Ghost site, as a CSV file. */
export const ghostMembers: SourceFormat = {
  name: 'ghost-members',
  recognise: async (files) => (await findMembers(files)) !== undefined,
  read: readMembers,
}

async function findMembers(files: SourceFiles) {
  for (const name of files.names) if (/\.csv$/i.test(name) && (await hasMembers(files, name))) return name
  return undefined
}

async function hasMembers(files: SourceFiles, name: string) {
  const options = { bom: true, relax_column_count: true, relax_quotes: true, to_line: 1 }
  for await (const row of streamRows(Readable.from(await files.streamText(name)), options)) {
    const columns: unknown[] = row
    return (
      columns.includes('email') &&
      ['subscribed_to_emails', 'complimentary_plan', 'stripe_customer_id'].some((column) => columns.includes(column))
    )
  }
  return false
}

async function* readMembers(files: SourceFiles): AsyncGenerator<SourceRecord | UnreadableEntry> {
  const name = await findMembers(files)
  if (name === undefined) return
  const options = { bom: true, columns: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, info: true } as const
  const seen = new Set<string>()
  let leftOut = 0
  for await (const { record, info } of streamRows(Readable.from(await files.streamText(name)), options)) {
    const { email, name: called, created_at, deleted_at, note, labels, subscribed_to_emails } = toFields(record)
    const address = toText(email) ?? ''
    const place = `line ${info.lines}`
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) yield { kind: 'unreadable', place, title: address, reason: 'It has no email address.' }
    else if (toText(deleted_at) || seen.has(address.toLowerCase())) leftOut++
    else {
      seen.add(address.toLowerCase())
      const extra = toExtra({ note, labels, subscribed_to_emails })
      const sourceId = address.toLowerCase()
      yield { kind: 'member', sourceId, place, name: toText(called) ?? '', email: address, createdAt: toMoment(created_at), extra }
    }
  }
  if (leftOut > 0) yield { kind: 'unreadable', place: name, reason: `Left out: ${leftOut} members who were deleted or are listed twice.` }
}
