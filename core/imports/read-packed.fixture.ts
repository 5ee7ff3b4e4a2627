import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeZip } from '#core/archive/write-zip.ts'
import { openZipBytes } from './source-files.ts'
import { sourceFormats } from './source-formats.ts'

type Contents = Record<string, string | Uint8Array>

/** The bytes of a zip file. */
export async function packZip(contents: Contents) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-import-'))
  try {
    const path = join(folder, 'export.zip')
    await writeZip(path, async (add) => {
      for (const [name, content] of Object.entries(contents)) await add(name, [Buffer.from(content)])
    })
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What is read of a zip file, and the format as which it is recognised. */
export async function readPacked(contents: Contents) {
  const source = await openZipBytes('export.zip', await packZip(contents))
  try {
    for (const format of sourceFormats)
      if (await format.recognise(source)) {
        const records = []
        const keepPicture = async (bytes: Uint8Array) => `kept:${Buffer.from(bytes).toString()}`
        for await (const record of format.read(source, { keepPicture, fetchPage: async () => undefined })) records.push(record)
        return { format: format.name, records }
      }
    return { format: undefined, records: [] }
  } finally {
    source.close()
  }
}
