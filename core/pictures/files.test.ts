import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { aPicture, inChunks } from '#tests/admin-parts.ts'
import { aFolder, onEachStore } from '#tests/each-store.ts'
import { openMigrated } from '#tests/set-up/migrated-sqlite.ts'
import { type Files, FilesError, openFiles } from './files.ts'
import { openPictures } from './pictures.ts'
import { storeUpload } from './store-upload.ts'
import { openUploads } from './uploads.ts'

onEachStore((makeStore) => {
  test('what one process stores, another reads', async () => {
    const { open, keys } = await makeStore()
    await (await open()).put('burger', Buffer.from('a burger'))
    const other = await open()
    expect(await other.get('burger')).toEqual(Buffer.from('a burger'))
    expect(keys()).toEqual(['originals/burger'])
  })

  test('a file that is stored again is replaced', async () => {
    const files = await (await makeStore()).open()
    await files.put('burger', Buffer.from('a burger'))
    await files.put('burger', Buffer.from('no'))
    expect(await files.get('burger')).toEqual(Buffer.from('no'))
  })

  test('a deleted file is gone, and deleting a missing one doesn’t fail', async () => {
    const { open, keys } = await makeStore()
    const files = await open()
    await files.put('burger', Buffer.from('a burger'))
    await files.remove('burger')
    await files.remove('burger')
    expect([await files.get('burger'), keys()]).toEqual([undefined, []])
  })

  test('a file that was never stored is not there', async () => {
    const files = await (await makeStore()).open()
    expect(await files.get('burger')).toBeUndefined()
  })

  test('an upload to one process is shown by another in every width', async () => {
    const { open } = await makeStore()
    const stored = await upload(await open(), await aPicture('#ea580c', 1000, 500))
    const name = stored.reference.replace('/images/', '')
    const pictures = openShown(await open())
    const [small, large] = [await pictures.findVariant(name, 400, 'webp'), await pictures.findVariant(name, 1600, 'jpg')]
    expect(await sharp(small?.bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 })
    expect(await sharp(large?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 500 })
  })

  test('a picture that another process looked for in vain is found as soon as it is uploaded', async () => {
    const { open } = await makeStore()
    const pictures = openShown(await open())
    expect(await pictures.findVariant('burger', 400, 'webp')).toBeUndefined()
    await (await open()).put('burger', await aPicture())
    expect(await pictures.findVariant('burger', 400, 'webp')).toMatchObject({ contentType: 'image/webp' })
  })

  test('two processes that receive the same picture store it once', async () => {
    const { open, keys } = await makeStore()
    const picture = await aPicture()
    const [one, other] = await Promise.all([open(), open()])
    const stored = await Promise.all([upload(one, picture), upload(other, picture)])
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1)
    expect(keys()).toHaveLength(1)
  })
})

test('an upload that can’t be written is an outage, not a bad picture', async () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'incoming'), 'a file where the folder should be')
  const uploads = openUploads({ files: openFiles(folder), folder: join(folder, 'incoming') })
  await expect(uploads.receive(inChunks(await aPicture('#ea580c', 6, 4)))).rejects.toThrow(FilesError)
})

async function upload(files: Files, picture: Uint8Array) {
  const { db, close } = await openMigrated()
  onTestFinished(close)
  const uploads = openUploads({ files, folder: join(aFolder(), 'incoming') })
  const stored = await storeUpload({ db, uploads, clock: () => new Date('2026-11-21T12:00:00.000Z') }, inChunks(picture))
  if (!stored.ok) throw new Error(`The picture was refused: ${stored.reason}`)
  return stored
}

function openShown(files: Files) {
  const folder = aFolder()
  const pictures = openPictures({ files, variantsFolder: join(folder, 'variants'), shippedFolder: join(folder, 'shipped'), log: () => {} })
  onTestFinished(() => pictures.close())
  return pictures
}
