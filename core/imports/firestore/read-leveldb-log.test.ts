import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { toEntity, writeEntityLog, writeLog } from '#tests/fixtures/imports/firestore/entity-log.ts'
import { readEntity } from './read-entity.ts'
import { readLevelDbLog } from './read-leveldb-log.ts'
import { ValueFault } from './source-document.ts'

async function readAll(log: Buffer) {
  const read = []
  for await (const record of readLevelDbLog(Readable.from([log.subarray(0, 1000), log.subarray(1000)])))
    read.push('fault' in record ? record.fault : readEntity(record.bytes))
  return read
}

test('an entity becomes a document with its maps, lists and timestamps', async () => {
  const createdAt = new Date('2024-03-01T10:00:00.250Z')
  const log = writeEntityLog({
    '_blogs/a1': { title: 'Soup', createdAt, views: 7, public: true, tags: ['one', 'two'], seo: { title: 'Best soup' }, none: null },
    '_blogs/a1/comments/c1': { approved: 'true', __proto__x: 'broken \0 text' },
  })
  expect(await readAll(log)).toEqual([
    {
      kind: 'document',
      path: '_blogs/a1',
      data: {
        title: 'Soup',
        createdAt: '2024-03-01T10:00:00.250Z',
        views: 7,
        public: true,
        tags: ['one', 'two'],
        seo: { title: 'Best soup' },
        none: null,
      },
    },
    { kind: 'document', path: '_blogs/a1/comments/c1', data: { approved: 'true', __proto__x: 'broken  text' } },
  ])
})

test('documents longer than a block are reassembled', async () => {
  const long = 'x'.repeat(100_000)
  const read = await readAll(writeEntityLog({ '_blogs/a': { content: long }, '_blogs/b': { title: 'Next' } }))
  expect(read).toMatchObject([{ data: { content: long } }, { path: '_blogs/b' }])
})

test('a damaged document is reported, and the next is read', async () => {
  const log = writeEntityLog({ '_blogs/a': { title: 'First one' }, '_blogs/b': { title: 'Second' }, '_blogs/c': { title: 'Third' } })
  log.write('Zecond', log.indexOf('Second'))
  expect(await readAll(log)).toMatchObject([{ path: '_blogs/a' }, expect.stringContaining('checksum'), { path: '_blogs/c' }])
})

test('records behind a damaged block are read', async () => {
  const log = writeEntityLog({ '_blogs/a': { content: 'x'.repeat(40_000) }, '_blogs/b': { title: 'Second' } })
  log.fill(0xff, 0, 100)
  expect(await readAll(log)).toMatchObject([expect.stringContaining('damaged'), { path: '_blogs/b' }])
})

test('a file that is cut off keeps what came before', async () => {
  const log = writeEntityLog({ '_blogs/a': { title: 'First one' }, '_blogs/b': { content: 'x'.repeat(40_000) } })
  expect(await readAll(log.subarray(0, 35_000))).toMatchObject([{ path: '_blogs/a' }, expect.stringContaining('cut off')])
  expect(await readAll(log.subarray(0, 32_768))).toMatchObject([{ path: '_blogs/a' }, expect.stringContaining('ends within')])
})

test('any bytes are either read or refused', () => {
  const entity = toEntity('_blogs/a', { title: 'Soup', seo: { deep: { deeper: 'x' } }, at: new Date(0) })
  for (let index = 0; index < entity.length; index++) {
    const broken = Buffer.from(entity)
    broken[index] = 0xff
    for (const bytes of [broken, entity.subarray(0, index)]) {
      try {
        expect(readEntity(bytes).kind).toBe('document')
      } catch (error) {
        expect(error).toBeInstanceOf(ValueFault)
      }
    }
  }
  let deep: Record<string, unknown> = {}
  for (let level = 0; level < 100; level++) deep = { deep }
  expect(() => readEntity(toEntity('_blogs/a', deep))).toThrow('too deeply')
  expect(writeLog([Buffer.alloc(0)])).toHaveLength(7)
})
