import type { Editor } from '@tiptap/core'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { aBlog } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'
import { fromGoogleDocs, fromWord, ofGoogleDocs, ofWord } from './pasted-html.ts'

const journey = startJourney()
let page: Page
let complaints: string[]

beforeEach(async () => {
  const context = await journey.newContext({ viewport: { width: 1280, height: 900 } })
  await signIn(context, journey.site)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: journey.site.origin })
  page = await context.newPage()
  page.on('dialog', (question) => question.accept())
  complaints = listComplaints(page, /status of 4\d\d/)
})
afterEach(() => expect(complaints).toEqual([]))

const editor = () => page.getByRole('textbox', { name: 'Content' })
const tool = (name: string) => page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name })
const jpeg = async (color?: string, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await aPicture(color, 80, 60) })

let edited = 0

/** Opens a new post with this content, with the cursor at its end. The last one may still be saving what was typed. */
async function edit(content: string) {
  const id = `edited-${++edited}`
  await insertBlog(journey.site.db, aBlog({ id, urlSlug: id, content }))
  await page.goto(`${journey.site.origin}/admin/blog/edit?id=${id}`)
  await untilStarted(page)
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await editor().focus()
  await untilFocusIsTaken()
  await page.keyboard.press('Control+End')
  await untilAtEnd()
}

/**
 * 20 ms after getting the focus, ProseMirror restores its last known cursor position if the cursor is at the start: keys that brought it
 * there would be lost.
 */
async function untilFocusIsTaken() {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 25)))
}

/** The editor learns about the cursor after the browser has moved it. */
async function untilAtEnd() {
  await editor().evaluate((text: HTMLElement & { editor?: Editor }) => {
    const isAtEnd = () => {
      const { doc, selection } = text.editor?.state ?? {}
      return doc && selection && selection.to === doc.content.size - selection.$to.depth
    }
    return new Promise<void>((resolve) => {
      const check = () => (isAtEnd() ? resolve() : requestAnimationFrame(check))
      check()
    })
  })
}

async function untilAtStart() {
  await expect.poll(() => editor().evaluate((text: HTMLElement & { editor?: Editor }) => text.editor?.state.selection.head)).toBe(1)
}

/** Selects the line up to the cursor, and waits until the editor knows. */
async function selectLine() {
  await page.keyboard.press('Shift+Home')
  await expect.poll(() => editor().evaluate((text: HTMLElement & { editor?: Editor }) => text.editor?.state.selection.empty)).toBe(false)
}

/** What the form would send. */
const written = () =>
  page
    .locator('form', { has: page.locator('textarea[name=content]') })
    .evaluate((form: HTMLFormElement) => String(new FormData(form).get('content')))

/** The written HTML with short names for the pictures' addresses, in order of appearance. */
async function writtenShortly() {
  const names = new Map<string, string>()
  return (await written()).replace(/\/images\/[a-f0-9]{64}/g, (address) => {
    if (!names.has(address)) names.set(address, `#${names.size + 1}`)
    return names.get(address) ?? ''
  })
}

const isCursorIn = (text: string) => page.evaluate((text) => getSelection()?.anchorNode?.textContent === text, text)

async function insertPicture(alt: string) {
  await tool('Picture').click()
  const dialog = page.getByRole('dialog', { name: 'Insert picture' })
  await dialog.locator('input[type=file]').setInputFiles(await jpeg())
  await dialog.getByRole('img', { name: 'Preview' }).waitFor()
  await dialog.getByLabel('Alternative text').fill(alt)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await editor().getByRole('img', { name: alt }).waitFor()
  await untilFocused()
}

/** The editor is focused in the next frame. */
function untilFocused() {
  return expect.poll(() => editor().evaluate((element) => element.contains(document.activeElement))).toBe(true)
}

/** Puts these onto the clipboard as another program would, and presses Ctrl+V. */
async function paste(html: string, text = 'The same as plain text') {
  const copied = { html, text }
  await page.evaluate(({ html, text }) => {
    const write = (event: ClipboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      event.clipboardData?.setData('text/html', html)
      event.clipboardData?.setData('text/plain', text)
    }
    document.addEventListener('copy', write, { capture: true, once: true })
  }, copied)
  await page.keyboard.press('Control+C')
  await page.keyboard.press('Control+V')
}

test.each([
  ['at the end of the text', '<p>One</p>', '<p>One</p><img src="#1" alt="A"><p>Two</p>'],
  ['in an empty text', '', '<img src="#1" alt="A"><p>Two</p>'],
  ['in a heading', '<h2>One</h2>', '<h2>One</h2><img src="#1" alt="A"><p>Two</p>'],
  ['before a heading', '<p>One</p><h2>Next</h2>', '<p>One</p><img src="#1" alt="A"><p>Two</p><h2>Next</h2>'],
  ['in a list', '<ul><li><p>One</p></li></ul>', '<ul><li><p>One</p><img src="#1" alt="A"><p>Two</p></li></ul>'],
  ['in code', '<pre><code>One</code></pre>', '<pre><code>One</code></pre><img src="#1" alt="A"><p>Two</p>'],
])('the cursor is after a picture that was inserted %s', async (_, content, expected) => {
  await edit(content)
  if (content !== '') for (let times = 0; times < 4 && !(await isCursorIn('One')); times++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await insertPicture('A')
  await page.keyboard.type('Two')
  await expect.poll(writtenShortly).toBe(expected)
})

test('a picture in the middle of a paragraph splits it, and the selection stays', async () => {
  await edit('<p>One two</p>')
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+Home')
  await insertPicture('A')
  await page.keyboard.insertText('and ')
  await expect.poll(writtenShortly).toBe('<p>One </p><img src="#1" alt="A"><p>and two</p>')
  await page.keyboard.press('Control+Z')
  await page.keyboard.press('Control+Z')
  await expect.poll(written).toBe('<p>One two</p>')
})

test('nor does typing replace a selected picture that is changed', async () => {
  await edit('<p>One</p><img src="/images/hero" alt="A dog"><p>Two</p>')
  await editor().getByRole('img').click()
  await tool('Picture').click()
  const dialog = page.getByRole('dialog', { name: 'Change picture' })
  await dialog.getByLabel('Alternative text').fill('A cat')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await untilFocused()
  await page.keyboard.type('And ')
  await expect.poll(written).toBe('<p>One</p><img src="/images/hero" alt="A cat"><p>And Two</p>')
})

test('the cursor is after an inserted table', async () => {
  await edit('<p>One</p>')
  await tool('Table').click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox')
  await page.keyboard.type('Two')
  await expect.poll(written).toMatch(/^<p>One<\/p><table>.*<\/table><p>Two<\/p>$/)
  await expect.poll(() => editor().getByRole('cell').allInnerTexts()).not.toContain('Two')
})

test.each([
  ['picture', '<img src="/images/hero" alt="A dog">'],
  ['table', '<table><tbody><tr><td>Cell</td></tr></tbody></table>'],
])('the cursor is after a pasted %s', async (name, html) => {
  await edit('<p>One</p>')
  await paste(html)
  await editor()
    .locator(name === 'table' ? 'table' : 'img[alt="A dog"]')
    .waitFor()
  await page.keyboard.insertText('Two') // In one go, as typing with pauses is undone key by key.
  await expect.poll(written).toMatch(/^<p>One<\/p>(?:<img [^>]*>|<table>.*Cell<\/p><\/td>.*<\/table>)<p>Two<\/p>$/)
  for (let times = 0; times < 2; times++) await page.keyboard.press('Control+Z')
  await expect.poll(written).toBe('<p>One</p>')
})

const everyHeading = '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>'
const allowedHeadings = '<h2>1</h2><h2>2</h2><h3>3</h3><h4>4</h4><h4>5</h4><h4>6</h4>'

test('a heading of a level that posts do not have gets the nearest level, pasted and in the HTML source', async () => {
  await edit('')
  await paste(everyHeading)
  await expect.poll(written).toBe(allowedHeadings)
  await tool('HTML source').click()
  await page.locator('textarea[name=content]').fill(everyHeading)
  await tool('HTML source').click()
  await editor().click()
  await page.keyboard.press('Control+End')
  await untilAtEnd()
  await page.keyboard.type('!')
  await expect.poll(written).toBe(allowedHeadings.replace('6', '6!'))
})

test.each([
  ['Google Docs', fromGoogleDocs, ofGoogleDocs],
  ['Word', fromWord, ofWord],
])(
  'a paste from %s keeps bold, italic, lists and headings, nothing else, and is undone at once',
  { tags: 'promise' },
  async (_, html, expected) => {
    await edit('<p>Before</p>')
    await page.keyboard.press('Enter')
    await paste(html)
    await editor().getByRole('heading', { name: 'Then' }).waitFor()
    await expect.poll(written).toBe(`<p>Before</p>${expected}`)
    await page.keyboard.press('Control+Z')
    await expect.poll(() => editor().evaluate((text) => text.innerHTML)).toMatch(/^<p>Before<\/p><p[^>]*><br[^>]*><\/p>$/)
  },
)

const listItem = (place: string, sign: string, text: string, tag = 'p') =>
  `<${tag} style='margin:0;mso-list:${place} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span></span><![endif]>${text}</${tag}>`

test.each([
  [
    'a bold word from Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><span style="font-weight:700">Word</span></b>',
    '<p><strong>Word</strong></p>',
  ],
  ['a plain word within bold', '<b>One <span style="font-weight:400">two</span></b>', '<p><strong>One </strong>two</p>'],
  [
    'a web page with its own styles',
    '<h2 style="font-weight:700;color:red">Head</h2><p style="font-weight:400" class="x">One <em onclick="bad()">two</em></p>',
    '<h2>Head</h2><p>One <em>two</em></p>',
  ],
  [
    'a heading of Word on the web, and a link in an underlined piece',
    '<p role="heading" aria-level="1"><span style="font-weight:bold">Head</span></p><p><span style="text-decoration:underline"><a href="https://example.com/">a link</a></span></p>',
    '<h2>Head</h2><p><a href="https://example.com/">a link</a></p>',
  ],
  ['lines that are no paragraphs', '<div>One</div><div><br></div><div>Two<br>Three</div>', '<p>One</p><p>Two<br>Three</p>'],
  ['a numbered heading', listItem('l0 level1', '2.', 'Head', 'h1'), '<h2>2. Head</h2>'],
  [
    'a list that goes on after a paragraph',
    `${listItem('l0 level1', '1.', 'A')}<p>Then</p>${listItem('l0 level1', '2.', 'B')}`,
    '<ol><li><p>A</p></li></ol><p>Then</p><ol start="2"><li><p>B</p></li></ol>',
  ],
  [
    'a list that begins within',
    `${listItem('l0 level2', 'o', 'A')}${listItem('l0 level1', '·', 'B')}`,
    '<ul><li><p>A</p></li></ul><ul><li><p>B</p></li></ul>',
  ],
  [
    'a struck, a raised and an underlined word',
    '<p><del>a</del><span style="vertical-align:super">b</span><ins>c</ins></p>',
    '<p><s>a</s><sup>b</sup><u>c</u></p>',
  ],
  [
    'cells',
    '<google-sheets-html-origin><table><tr><td style="font-weight:bold">A</td><td>B</td></tr></table>',
    '<table><tbody><tr><td><p><strong>A</strong></p></td><td><p>B</p></td></tr></tbody></table>',
  ],
])('%s is pasted with its meaning', async (_, html, expected) => {
  await edit('')
  await paste(html)
  await expect.poll(written).toBe(expected)
})

const embedded =
  '<p>One</p><iframe src="https://www.youtube.com/embed/x"></iframe><video controls>No film</video><form><p>Two</p></form><script>bad()</script>'
const namesEmbedded = 'Left out: embedded frame (youtube.com), video, form, script'
const findNotice = () => page.locator('.editor').getByRole('status').first()

test('what is removed from a paste is named in a toast, and in the editor until the owner has read it', { tags: 'promise' }, async () => {
  await edit('')
  await paste(embedded.replace('<p>Two', '<img src="file:///C:/a.png"><p>Two'))
  const names = namesEmbedded.replace('form', 'form, picture on your computer (drop the file here instead)')
  await meetToast(page, names)
  await findNotice().getByText(names, { exact: true }).waitFor()
  await expect.poll(written).toBe('<p>One</p><p>Two</p>')
  await expect.poll(() => findViolations(page)).toEqual([])
  await findNotice().getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => findNotice().textContent()).toBe('')
  await page.keyboard.type('!')
  await expect.poll(written).toBe('<p>One</p><p>Two!</p>')
})

test('what is removed is named within the dialog for a new post', async () => {
  await page.goto(`${journey.site.origin}/admin/blog?add=1`)
  await untilStarted(page)
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await editor().click()
  await paste(embedded)
  const dialog = page.getByRole('dialog', { name: 'Add Blog' })
  await dialog.getByRole('status').getByText(namesEmbedded, { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => findNotice().textContent()).toBe('')
})

test('what is removed from HTML source is named when the editor shows it, and when it is saved', async () => {
  await edit('')
  const source = page.locator('textarea[name=content]')
  await tool('HTML source').click()
  await source.fill(embedded)
  await tool('HTML source').click()
  await findNotice().getByText(namesEmbedded, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await page.locator('.form-status', { hasText: `Blog updated successfully. ${namesEmbedded}` }).waitFor()
  await expect.poll(written).not.toContain('iframe')
  const toast = page.locator('.toast', { hasText: namesEmbedded, has: page.getByRole('button', { name: 'OK' }) })
  await toast.getByRole('button', { name: 'OK' }).click()
  await toast.waitFor({ state: 'detached' })
})

type TestFile = { name: string; type: string; base64: string }

const aFile = async (name: string, color: string): Promise<TestFile> => ({
  ...{ name, type: 'image/jpeg' },
  base64: (await aPicture(color, 80, 60)).toString('base64'),
})

/** Pastes files, or drops them before the given text: the browser's own clipboard holds at most one picture. */
async function giveFiles(files: TestFile[], before?: string) {
  await editor().evaluate(
    (text, { files, before }) => {
      const data = new DataTransfer()
      for (const { name, type, base64 } of files)
        data.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type }))
      const options = { bubbles: true, cancelable: true }
      const place = [...text.children].find(({ textContent }) => textContent === before)?.getBoundingClientRect()
      if (!place) return text.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
      const at = { clientX: place.left + 1, clientY: place.top + place.height / 2 }
      return text.dispatchEvent(new DragEvent('drop', { ...options, ...at, dataTransfer: data }))
    },
    { files, before },
  )
}

/** Delays the response to the upload of each of these files until it is released. */
async function holdUploads(names: string[]) {
  const gates = new Map(names.map((name) => [name, Promise.withResolvers<void>()]))
  await page.route('**/admin/upload?*', async (route) => {
    const response = await route.fetch()
    await gates.get(new URL(route.request().url()).searchParams.get('name') ?? '')?.promise
    await route.fulfill({ response })
  })
  return (name: string) => gates.get(name)?.resolve()
}

const srcOf = (name: string) => editor().getByRole('img', { name }).getAttribute('src')

test.each([
  ['pasted', undefined, '<p>One</p><p>Two</p>#<p>And</p>'],
  ['dropped', 'Two', '<p>One</p>#<p>AndTwo</p>'],
])('several pictures %s at once all arrive in order, however long each takes', { tags: 'promise' }, async (_, before, expected) => {
  await edit('<p>One</p><p>Two</p>')
  const letGo = await holdUploads(['red.jpg', 'green.jpg', 'blue.jpg'])
  await giveFiles([await aFile('red.jpg', '#ff0000'), await aFile('green.jpg', '#00ff00'), await aFile('blue.jpg', '#0000ff')], before)
  const dialog = page.getByRole('dialog', { name: 'Insert 3 pictures' })
  const insert = dialog.getByRole('button', { name: 'Insert' })
  for (const name of ['blue.jpg', 'green.jpg', 'red.jpg']) {
    await expect.poll(() => insert.getAttribute('aria-disabled')).toBe('true')
    letGo(name)
    await dialog.getByRole('img', { name: `Preview of ${name}` }).waitFor()
  }
  for (const name of ['red', 'green', 'blue']) await dialog.getByLabel(`Alternative text of ${name}.jpg`).fill(name)
  await expect.poll(() => findViolations(page)).toEqual([])
  await insert.click()
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.type('And')
  const pictures = '<img src="#1" alt="red"><img src="#2" alt="green"><img src="#3" alt="blue">'
  await expect.poll(writtenShortly).toBe(expected.replace('#', pictures))
  const shown = await Promise.all(
    ['red', 'green', 'blue'].map(async (name) => page.request.get(`${journey.site.origin}${await srcOf(name)}/800.jpg`)),
  )
  const colors = await Promise.all(shown.map(async (response) => (await sharp(await response.body()).stats()).dominant))
  expect(colors.map(({ r, g, b }) => [r > 200, g > 200, b > 200])).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
})

test('files that are not pictures are named, and the others arrive', async () => {
  await edit('<p>One</p>')
  const text = { name: 'notes.pdf', type: 'application/pdf', base64: btoa('%PDF-1.4 no picture') }
  const broken = { name: 'broken.jpg', type: 'image/jpeg', base64: btoa('no picture') }
  await giveFiles([await aFile('red.jpg', '#ff0000'), text, broken, await aFile('blue.jpg', '#0000ff')])
  const dialog = page.getByRole('dialog', { name: 'Insert 4 pictures' })
  await dialog.getByRole('img', { name: 'Preview of red.jpg' }).waitFor()
  await dialog.getByRole('img', { name: 'Preview of blue.jpg' }).waitFor()
  for (const name of ['notes.pdf', 'broken.jpg'])
    await dialog
      .getByRole('alert')
      .filter({ hasText: `${name}: ` })
      .waitFor()
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(writtenShortly).toBe('<p>One</p><img src="#1" alt=""><img src="#2" alt="">')
  await page.keyboard.press('Control+Z')
  await expect.poll(written).toBe('<p>One</p>')
})

test('a picture that could not be sent can be sent again', async () => {
  await edit('<p>One</p>')
  await page.route('**/admin/upload?*', (route) => route.abort(), { times: 1 })
  await giveFiles([await aFile('red.jpg', '#ff0000')])
  const dialog = page.getByRole('dialog', { name: 'Insert picture' })
  await dialog.getByRole('alert').filter({ hasText: 'red.jpg: The picture couldn’t be sent' }).waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('img', { name: 'Preview' }).waitFor()
  complaints.length = 0
  await dialog.getByLabel('Alternative text').fill('A red square')
  await page.keyboard.press('Enter')
  await editor().getByRole('img', { name: 'A red square' }).waitFor()
})

test('a picture that a browser copied with its file is uploaded at once', async () => {
  await edit('<p>One</p>')
  await editor().evaluate(
    (text, { name, type, base64 }) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type }))
      clipboardData.setData('text/html', '<meta charset="utf-8"><img src="https://pictures.example/a.jpg" alt="a">')
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    await aFile('image.png', '#ff0000'),
  )
  await page.getByRole('dialog', { name: 'Insert picture' }).getByRole('img', { name: 'Preview' }).waitFor()
})

test.each([
  ['a heading and text', '<h2>Head</h2><p>Text</p>', '<p>One</p><h2>Head</h2><p>Text!</p>'],
  ['a list', '<ul><li>A</li><li>B</li></ul>', '<p>One</p><ul><li><p>A</p></li><li><p>B!</p></li></ul>'],
  ['paragraphs', '<p>, and</p><p>two</p>', '<p>One, and</p><p>two!</p>'],
  ['a part of a heading', '<h2>, and two</h2>', '<p>One, and two!</p>'],
])('%s pasted after text keeps its place and kind', async (_, html, expected) => {
  await edit('<p>One</p>')
  await paste(html)
  await page.keyboard.type('!')
  await expect.poll(written).toBe(expected)
})

test('list items pasted into a list become its items', async () => {
  await edit('<ul><li><p>One</p></li></ul>')
  await page.keyboard.type('.')
  await paste('<ul><li>A</li><li>B</li></ul>')
  await page.keyboard.type('!')
  await expect.poll(written).toBe('<ul><li><p>One.A</p></li><li><p>B!</p></li></ul>')
})

test('typing does not replace a picture that was dragged to another place', async () => {
  await edit('<img src="/images/hero" alt="A dog"><p>One</p><p>Two</p>')
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer())
  await editor().getByRole('img').dispatchEvent('dragstart', { dataTransfer })
  const { x = 0, y = 0 } = (await editor().getByText('Two').boundingBox()) ?? {}
  await editor()
    .getByText('Two')
    .dispatchEvent('drop', { dataTransfer, clientX: x + 1, clientY: y + 10 })
  await expect.poll(written).toBe('<p>One</p><img src="/images/hero" alt="A dog"><p>Two</p>')
  await page.keyboard.type('And ')
  await expect.poll(written).toBe('<p>One</p><img src="/images/hero" alt="A dog"><p>And Two</p>')
})

test('the paragraph after a picture is not saved while it is empty', async () => {
  await edit('<p>One</p><h2>Next</h2>')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await insertPicture('A')
  await expect.poll(writtenShortly).toBe('<p>One</p><img src="#1" alt="A"><h2>Next</h2>')
})

test('files may be dropped up to the edge of the editor', async () => {
  await edit('<p>One</p>')
  const isEditorAtEdge = await page.locator('.editor__body').evaluate((body) => {
    const { left, top, right, bottom } = body.getBoundingClientRect()
    const corners = [document.elementFromPoint(left + 3, top + 3), document.elementFromPoint(right - 3, bottom - 3)]
    return corners.map((corner) => corner?.closest('[role=textbox]') !== null)
  })
  expect(isEditorAtEdge).toEqual([true, true])
})

test.each([
  ['# One', '<h2>One</h2>'],
  ['## One', '<h2>One</h2>'],
  ['### One', '<h3>One</h3>'],
  ['- One', '<ul><li><p>One</p></li></ul>'],
  ['1. One', '<ol><li><p>One</p></li></ol>'],
  ['> One', '<blockquote><p>One</p></blockquote>'],
  ['``` One', '<pre><code>One</code></pre>'],
  ['---One', '<hr><p>One</p>'],
  ['**One** *two* `three` four', '<p><strong>One</strong> <em>two</em> <code>three</code> four</p>'],
  ['[One](https://example.com/) and [two](/recipes).', '<p><a href="https://example.com/">One</a> and <a href="/recipes">two</a>.</p>'],
])('typing %j in Markdown gives its meaning', async (typed, expected) => {
  await edit('')
  await page.keyboard.type(typed)
  await expect.poll(written).toBe(expected)
})

test.each(['Backspace', 'Control+Z'])('%s undoes what Markdown made, and nothing else', async (key) => {
  await edit('')
  await page.keyboard.type('1. ')
  await editor().getByRole('listitem').waitFor()
  await page.keyboard.press(key)
  await page.keyboard.type('May')
  await expect.poll(written).toBe('<p>1. May</p>')
})

const menu = () => page.getByRole('listbox', { name: 'Blocks' })
const activeBlock = () =>
  editor().evaluate((text) => document.getElementById(text.getAttribute('aria-activedescendant') ?? '')?.querySelector('span')?.textContent)

/** The distance from the cursor's line to the menu below or above it. */
const distanceToMenu = () =>
  page.evaluate(() => {
    const line = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect()
    const menu = document.querySelector('.slash-menu')?.getBoundingClientRect() ?? new DOMRect()
    return Math.max(menu.top - line.bottom, line.top - menu.bottom)
  })

test('a slash in an empty paragraph offers blocks by keys and by search, including on a phone', { tags: 'promise' }, async () => {
  await edit('')
  await page.keyboard.type('/')
  await expect.poll(activeBlock).toBe('Heading 2')
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect.poll(activeBlock).toBe('Heading 3')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Soup')
  await page.keyboard.press('Enter')
  await untilAtEnd()
  await page.keyboard.type('/div')
  await expect.poll(activeBlock).toBe('Divider')
  await page.keyboard.press('Enter')
  await page.setViewportSize({ width: 390, height: 600 })
  await untilAtEnd()
  await page.keyboard.type('/li')
  await expect.poll(distanceToMenu).toBeLessThan(8)
  await menu().getByRole('option', { name: 'Numbers' }).click()
  await editor().getByRole('listitem').waitFor()
  await page.keyboard.type('Stock')
  await expect.poll(written).toBe('<h3>Soup</h3><hr><ol><li><p>Stock</p></li></ol>')
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('a slash before a text turns its paragraph into the chosen block', async () => {
  await edit('<p>One</p>')
  await page.keyboard.press('Home')
  await untilAtStart()
  await page.keyboard.type('/quo')
  await expect.poll(activeBlock).toBe('Quote')
  await page.keyboard.press('Enter')
  await expect.poll(written).toBe('<blockquote><p>One</p></blockquote>')
})

test('keys pressed before a new paragraph is painted stay in order', async () => {
  await edit('<p>One</p>')
  await editor().evaluate((text) => {
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }))
    for (const key of 'Two') document.execCommand('insertText', false, key)
  })
  await expect.poll(written).toBe('<p>One</p><p>Two</p>')
})

test('in a long text the cursor goes to its very ends, and what is typed at once stays in order', async () => {
  const paragraphs = Array.from({ length: 200 }, (_, index) => `<p>${`Paragraph ${index} goes on and on. `.repeat(8)}</p>`)
  await edit(paragraphs.join(''))
  await page.keyboard.press('Control+Home')
  await untilAtStart()
  await page.waitForTimeout(200)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('End')
  await page.waitForTimeout(200)
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Start')
  await expect.poll(written).toMatch(/^<p>StartParagraph 0 .*on\. ?End<\/p>$/)
})

test('a slash elsewhere, one that is dismissed and one that finds nothing remain slashes', async () => {
  await edit('<p>One</p>')
  await page.keyboard.type('/')
  await expect.poll(() => menu().count()).toBe(0)
  await page.keyboard.press('Enter')
  await untilAtEnd()
  await page.keyboard.type('/')
  await menu().waitFor()
  await page.keyboard.press('Escape')
  await menu().waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await untilAtEnd()
  await page.keyboard.type('/')
  await menu().waitFor()
  await page.keyboard.type('zzz')
  await menu().waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await expect.poll(written).toBe('<p>One/</p><p>/</p><p>/zzz</p>')
})

test('the help lists keys and Markdown, and Ctrl+K asks for a link', async () => {
  await edit('<p>One</p>')
  await tool('Help').click()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByRole('row', { name: 'Bullets' }).getByText('Ctrl+Shift+8').waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await help.getByRole('button', { name: 'Close' }).click()
  await untilFocused()
  await selectLine()
  await page.keyboard.press('Control+K')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByLabel('Paste a link or search this site').fill('/recipes')
  await page.keyboard.press('Enter')
  await expect.poll(written).toBe('<p><a href="/recipes">One</a></p>')
})

const openLink = async () => {
  await page.keyboard.press('Control+K')
  return page.getByRole('dialog', { name: 'Link' })
}
const linkField = () => page.getByRole('combobox', { name: 'Paste a link or search this site' })
const targets = () => page.getByRole('listbox', { name: 'On this site' }).getByRole('option')

test('the link dialog finds what is on the site, by keyboard and by mouse', { tags: 'promise' }, async () => {
  await insertBlog(journey.site.db, aBlog({ id: 'quince', urlSlug: 'quince', title: 'Quince jelly', state: 'draft' }))
  await edit('<p>One</p>')
  await selectLine()
  await openLink()
  await linkField().fill('quin')
  await targets().filter({ hasText: 'Quince jelly' }).getByText('Draft').waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('choose from the list').waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => targets().first().getAttribute('aria-selected')).toBe('true')
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(written).toBe('<p><a href="/blogs/quince">One</a></p>')
  await page.setViewportSize({ width: 390, height: 700 })
  await edit('')
  await openLink()
  await linkField().fill('privacy')
  await targets().filter({ hasText: '/privacy-policy' }).click()
  await expect.poll(written).toBe('<p><a href="/privacy-policy">Privacy Policy</a></p>')
})

test('the link dialog says if it finds nothing or cannot search, and accepts addresses anyway', async () => {
  await edit('')
  const dialog = await openLink()
  await linkField().fill('zzzzz')
  await dialog.getByText('No matching posts, recipes or pages.').waitFor()
  await page.route('**/admin/link-targets?*', (route) => route.abort())
  await linkField().fill('quince')
  await dialog.getByText('Search isn’t working right now. You can still enter an address.').waitFor()
  complaints.length = 0
  await page.unroute('**/admin/link-targets?*')
  await linkField().fill('privac')
  await targets().first().waitFor()
  await page.keyboard.press('Escape')
  await targets().first().waitFor({ state: 'detached' })
  await linkField().fill('example.com')
  await page.keyboard.press('Enter')
  await expect.poll(written).toBe('<p><a href="https://example.com/">https://example.com/</a></p>')
})

test('a post shows how it will look in search results and where it is shared, as it is typed', async () => {
  await edit('<p>One</p>')
  await page.getByText('Not set: the post’s title').click()
  const result = page.getByRole('figure', { name: 'In search results' })
  const card = page.getByRole('figure', { name: 'When shared' })
  await page.getByLabel('Title', { exact: true }).fill('Soup of the day')
  await result.getByText('Soup of the day', { exact: true }).waitFor()
  await result.getByText('› blogs › soup-of-the-day').waitFor()
  await page.getByLabel('SEO title').fill(`Stew ${'and more '.repeat(10)}`)
  await result.getByText(/^Stew (and more )+an…$|^Stew .*…$/).waitFor()
  await page.getByLabel('SEO description').fill('Thick and slow.')
  await card.getByText('Thick and slow.').waitFor()
  await page.getByText('Set: title, description').waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  const meta = async () => {
    await page.getByRole('button', { name: 'Update Blog' }).click()
    await page.locator('.form-status', { hasText: 'Blog updated successfully' }).waitFor()
    return (await page.request.get(`${journey.site.origin}/blogs/soup-of-the-day`)).text()
  }
  await expect.poll(() => meta()).toContain('<meta name="description" content="Thick and slow."/>')
})

test('a recipe card is found by its words, shown as readers see it, changed and deleted with keys alone', {
  tags: 'promise',
}, async () => {
  await edit('<p>One</p>')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/rec')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Insert recipe card' })
  await dialog.getByLabel('Search your recipes').fill('cheeseb')
  await dialog.getByRole('option', { name: /Classic Cheeseburger/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const picked = await dialog.getByRole('option', { selected: true }).locator('.link-targets__title').innerText()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await editor()
    .getByRole('img', { name: `Recipe card: ${picked.trim()}` })
    .waitFor()
  await untilFocused()
  await page.keyboard.type('Two')
  await expect.poll(written).toMatch(/^<p>One<\/p><hr data-recipe="\d" data-card="small"><p>Two<\/p>$/)
  await selectCard()
  await tool('Recipe').click()
  await page.getByRole('dialog', { name: 'Change recipe card' }).getByLabel(/^Full/).check()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await editor().locator('.text-recipe--whole').waitFor()
  await expect.poll(written).toMatch(/^<p>One<\/p><hr data-recipe="\d" data-card="whole"><p>Two<\/p>$/)
  await untilFocused()
  await selectCard()
  await page.keyboard.press('Delete')
  await expect.poll(written).toBe('<p>One</p><p>Two</p>')
})

/** Moves the cursor back until it is on a card. */
async function selectCard() {
  const isOn = async () => (await tool('Recipe').getAttribute('aria-pressed')) === 'true'
  for (let times = 0; times < 6 && !(await isOn()); times++) {
    await page.keyboard.press('ArrowLeft')
    await page.waitForTimeout(100)
  }
}

test('a card pasted from elsewhere is a line, and one hidden from readers says so', async () => {
  await edit('<p>One</p>')
  await paste('<hr data-recipe="1" data-card="small">')
  await expect.poll(written).toBe('<p>One</p><hr>')
  await edit('<p>One</p><hr data-recipe="999" data-card="small">')
  await editor().getByText('This recipe was deleted. Readers see nothing here.').waitFor()
})

test('a video link pasted alone becomes a video, and gets its title and date with keys alone', async () => {
  const link = 'https://youtu.be/dQw4w9WgXcQ'
  await edit('<p>One</p>')
  await page.keyboard.type(' ')
  await paste(`<a href="${link}">${link}</a>`, link)
  await expect.poll(written).toContain(`>${link}</a></p>`)
  await edit('<p>One</p>')
  await page.keyboard.press('Enter')
  await paste(`<a href="${link}">${link}</a>`, link)
  await editor().getByRole('img', { name: 'Video' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => tool('Video').getAttribute('aria-pressed')).toBe('true')
  await tool('Video').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change video' })
  await dialog.getByLabel('Video date').fill('2099-01-01')
  await dialog.getByLabel('Title').fill('Smashing')
  await dialog.getByLabel('Title').press('Enter')
  await dialog.getByText('This date is in the future.').waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await dialog.getByLabel('Video date').fill('2024-02-29')
  await dialog.getByLabel('Title').press('Enter')
  await editor().getByRole('img', { name: 'Video: Smashing' }).waitFor()
  const place = 'data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-title="Smashing" data-day="2024-02-29"'
  await expect.poll(async () => (await written()).replaceAll('&amp;', '&')).toBe(`<p>One</p><hr ${place}>`)
})
