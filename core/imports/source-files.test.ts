import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { findFileFault } from '#domain/imports/source-limits.ts'
import { openSource, openZipBytes } from './source-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-source-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function zip(fill: (file: ZipFile) => void) {
  const file = new ZipFile()
  fill(file)
  file.end()
  return buffer(file.outputStream)
}

async function zipPath(fill: (file: ZipFile) => void, change = (bytes: Buffer) => bytes) {
  const path = join(folder, 'source.zip')
  await writeFile(path, change(await zip(fill)))
  return path
}

const text = Buffer.from('Text')

test('a zip file, a folder and a file are read alike', async () => {
  const path = await zipPath((file) => {
    file.addBuffer(text, 'backup/one.txt')
    file.addBuffer(text, 'backup/in/two.txt')
    file.addBuffer(text, '__MACOSX/backup/._one.txt')
    file.addBuffer(text, 'backup/.DS_Store')
  })
  mkdirSync(join(folder, 'backup/in'), { recursive: true })
  for (const name of ['one.txt', 'in/two.txt']) writeFileSync(join(folder, 'backup', name), text)
  for (const [place, root] of [
    [path, 'backup'],
    [join(folder, 'backup'), ''],
  ] as const) {
    const files = await openSource(place)
    expect([files.names, files.root, await files.readText('in/two.txt')]).toEqual([['in/two.txt', 'one.txt'], root, 'Text'])
    files.close()
  }
  const single = await openSource(join(folder, 'backup/one.txt'))
  expect([single.names, await single.readText('one.txt')]).toEqual([['one.txt'], 'Text'])
  await expect(openSource(join(folder, 'none'))).rejects.toThrow('File not found: none.')
})

test('a zip within a zip is read from memory', async () => {
  const inner = await zip((file) => file.addBuffer(text, 'recipe.json'))
  const files = await openZipBytes('1.zip', inner)
  expect(await files.readText('recipe.json')).toBe('Text')
  await expect(openZipBytes('1.zip', Buffer.from('PK nothing'))).rejects.toThrow('1.zip can’t be read')
})

test('links are not followed', async () => {
  const path = await zipPath((file) => {
    file.addBuffer(Buffer.from('/etc/passwd'), 'link.txt', { mode: 0o120777 })
    file.addBuffer(text, 'one.txt')
  })
  expect((await openSource(path)).names).toEqual(['one.txt'])
  mkdirSync(join(folder, 'linked'))
  symlinkSync('/etc/passwd', join(folder, 'linked/link.txt'))
  writeFileSync(join(folder, 'linked/one.txt'), text)
  expect((await openSource(join(folder, 'linked'))).names).toEqual(['one.txt'])
})

test('names that lead out of the zip are refused', async () => {
  const path = await zipPath(
    (file) => file.addBuffer(text, 'aa/bb.txt'),
    (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('aa/bb.txt', '../bb.txt'), 'latin1'),
  )
  await expect(openSource(path)).rejects.toThrow(/source\.zip can’t be read: invalid relative path/)
})

test('a small file that unpacks to far too much is not read, and neither is a file over the limit', async () => {
  const bomb = await zipPath((file) => file.addBuffer(Buffer.alloc(60_000_000), 'zeros.txt'))
  await expect(openSource(bomb)).rejects.toThrow('unpacks to far too much')
  const many = await zipPath((file) => {
    for (const name of ['one', 'two', 'three']) file.addBuffer(Buffer.alloc(30_000_000), `${name}.txt`)
  })
  await expect(openSource(many)).rejects.toThrow('unpacks to far too much')
  const files = await openSource(await zipPath((file) => file.addBuffer(text, 'one.txt')))
  await expect(files.read('one.txt', 3)).rejects.toThrow('one.txt is 1 KB. TXT files can be up to 0 MB')
})

test.each([
  ['page.html', 20_000_001, '20 MB'],
  ['recipes.csv', 50_000_001, '50 MB'],
  ['soup.json', 200_000_001, '200 MB'],
])('the form’s limit for %s holds for what is read of it', async (name, bytes, limit) => {
  writeFileSync(join(folder, name), '')
  truncateSync(join(folder, name), bytes)
  await expect((await openSource(folder)).readText(name)).rejects.toThrow(`files can be up to ${limit}`)
  expect(findFileFault(name, bytes)).toContain(`files can be up to ${limit}`)
  expect(findFileFault(name, bytes - 1)).toBeUndefined()
})

test('broken UTF-8 is read, and a damaged entry is reported', async () => {
  const files = await openZipBytes('x.zip', await zip((file) => file.addBuffer(Buffer.from([0xef, 0xbb, 0xbf, 0x41, 0xff]), 'one.txt')))
  expect(await files.readText('one.txt')).toBe('A\ufffd')
  const path = await zipPath(
    (file) => file.addBuffer(Buffer.from('Text that is packed, text that is packed'), 'one.txt'),
    (bytes) => bytes.fill(0xff, 38, 50),
  )
  const damaged = await openSource(path)
  await expect(damaged.readText('one.txt')).rejects.toThrow(/^one\.txt can’t be read/)
})

test('overlapping files in a zip are not read', async () => {
  const bytes = await zip((file) => {
    for (const name of ['one.txt', 'two.txt']) file.addBuffer(Buffer.from('Text'.repeat(50)), name, { compress: false })
  })
  const claimed = Buffer.from(bytes)
  for (let at = claimed.indexOf('PK\u0001\u0002'); at >= 0; at = claimed.indexOf('PK\u0001\u0002', at + 4)) {
    claimed.writeUInt32LE(claimed.length - 200, at + 20)
    claimed.writeUInt32LE(claimed.length - 200, at + 24)
  }
  await expect(openZipBytes('x.zip', claimed)).rejects.toThrow('unpacks to far too much')
})

test('the head of a file is its beginning, and nothing for one that can’t be read', async () => {
  const files = await openZipBytes('x.zip', await zip((file) => file.addBuffer(Buffer.from(`\ufeff{${' '.repeat(100_000)}}`), 'one.json')))
  const head = await files.readHead('one.json')
  expect([head.startsWith('{'), head.length < 100_000, await files.readHead('none')]).toEqual([true, true, ''])
})

test('UTF-8 names are read even if the zip does not declare them', async () => {
  const bytes = await zip((file) => file.addBuffer(text, 'Kürbis.txt'))
  const central = bytes.indexOf('PK\u0001\u0002')
  for (const at of [6, central + 8]) bytes.writeUInt16LE(bytes.readUInt16LE(at) & ~0x0800, at)
  expect((await openZipBytes('x.zip', bytes)).names).toEqual(['Kürbis.txt'])
})
