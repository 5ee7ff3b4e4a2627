import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#core/database/database.ts'
import { updateImport } from '#core/imports/import-rows.ts'
import { listAllRecipes } from '#core/recipes/all-recipe-rows.ts'
import { readConfig } from '#server/config.ts'
import { importSite } from './import.ts'

let folder: string
let open: ReturnType<typeof openDatabase>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-cli-import-'))
  open = openDatabase(':memory:')
})
afterEach(async () => {
  await open.close()
  rmSync(folder, { recursive: true })
})

const said: string[] = []
function run(...args: string[]) {
  const config = { ...readConfig({ DATA_DIR: folder, SITE_URL: 'http://site.test' }), dataDir: folder }
  said.length = 0
  return importSite(open, { args, config, terminal: { say: (line) => void said.push(line) } })
}

const countRecipes = async () => (await listAllRecipes(open.db, {}, { limit: 9, offset: 0 })).length

test('files are planned, imported, reported and undone', async () => {
  const path = join(folder, 'recipes')
  mkdirSync(path)
  writeFileSync(join(path, 'Soup.cook'), '---\nservings: 2\n---\nCook @onions{2} in a #pot{} for ~{20%minutes}.')
  expect(await run('--list')).toBe('No imports yet.')
  expect(await run(path, '--plan')).toBe('This is the plan; nothing was imported.')
  expect(said).toEqual(['  1 recipe to be added'])
  expect([await countRecipes(), await run('--list')]).toEqual([0, 'No imports yet.'])

  const told = await run(path)
  expect(told).toMatch(/^ {2}1 recipe added\nImported\. The report/)
  expect(await countRecipes()).toBe(1)
  const [, id = ''] = /--undo (\w+)$/.exec(told) ?? []
  expect(await run('--list')).toMatch(new RegExp(`^${id} {2}\\S+ {2}done {2}cooklang {2}recipes$`))
  expect(await run('--report', id)).toMatch(/^number,kind,title,.*\n1,recipe,Soup,Soup\.cook,.*,new,done,,$/)
  expect(await run(path)).toContain('  1 recipe already here, unchanged')
  expect(await run('--pictures', id)).toBe('0 pictures still missing.')
  expect(await run('--undo', id)).toBe('Undone:\n  1 recipe rolled back')
  expect(await countRecipes()).toBe(0)
})

test('what can’t be imported is explained in a sentence', async () => {
  await expect(run()).rejects.toThrow('Say what to import')
  await expect(run('--nothing')).rejects.toThrow('Say what to import')
  await expect(run(join(folder, 'none.zip'))).rejects.toThrow('File not found: none.zip.')
  writeFileSync(join(folder, 'x.bin'), 'Nothing')
  await expect(run(join(folder, 'x.bin'))).rejects.toThrow('The format of these files isn’t supported. You can import: WordPress, ')
  expect(await run('--list')).toBe('No imports yet.')
  await expect(run('--undo', 'none')).rejects.toThrow("There's no import none.")
  writeFileSync(join(folder, 'keys.json'), '{}')
  await expect(run(join(folder, 'x.bin'), '--firebase-passwords', join(folder, 'keys.json'))).rejects.toThrow(
    'does not have the parameters',
  )
})

test('an import whose files were not read completely can’t be resumed', async () => {
  writeFileSync(join(folder, 'Soup.cook'), 'Cook @onions{2}.')
  const [, id = ''] = /--undo (\w+)$/.exec(await run(join(folder, 'Soup.cook'))) ?? []
  await updateImport(open.db, id, { state: 'reading' })
  await expect(run('--resume', id)).rejects.toThrow("Its files weren't read completely: import them again.")
})
