import { afterEach, describe, expect, test } from 'vitest'
import { maxFormBytes } from '#app/forms.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { deleteSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { openTestSite } from '#tests/open-test-site.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>
const opened: TestSite[] = []
const message = { form: 'contact', first: 'Nora', last: 'Quill', email: 'nora@example.com', phone: '', message: 'The rye was perfect.' }
const member = { form: 'join', fullName: 'Nora Quill', email: 'nora@example.com', phone: '' }

async function openSite() {
  const site = await openTestSite()
  opened.push(site)
  return site
}

function send(site: TestSite, body: BodyInit, contentType?: string) {
  const headers = { Origin: 'http://site.test', ...(contentType ? { 'Content-Type': contentType } : {}) }
  return site.send('/contact', { method: 'POST', body, headers })
}

function listMessages({ db }: TestSite) {
  return db.selectFrom('contacts').select(['id', 'first', 'last', 'email', 'phone', 'message', 'createdAt']).execute()
}

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

describe('the contact page', () => {
  test('shows how to reach the owner, and the city only after the owner’s own address', async () => {
    const site = await openSite()
    const plain = await (await site.get('/contact')).text()
    for (const words of ['>Contact</h1>', 'mailto:hello@example.com', 'href="tel:+15550100"', 'New York, USA'])
      expect(plain).toContain(words)
    expect(plain).not.toContain('Ranchi')
    await updateSettings(site.db, { address: '1 Counter Street' })
    expect(await (await site.get('/contact')).text()).toContain('1 Counter Street, Ranchi')
  })

  test('shows the fallback numbers while none are set, and the log says so once', async () => {
    const site = await openSite()
    const tellings = () => site.lines.filter(({ message }) => message === 'No site numbers set: showing the fallback numbers')
    await updateSiteNumbers(site.db, 'site.test', { numberIntl: '+1 555 0117', numberLocal: '555-0117' })
    expect(await (await site.get('/contact')).text()).toContain('tel:+15550117')
    expect(tellings()).toEqual([])
    await deleteSiteNumbers(site.db, 'site.test')
    for (let round = 0; round < 2; round++) expect(await (await site.get('/contact')).text()).toContain('tel:+15550100')
    await site.get('http://elsewhere.test/about')
    expect(tellings()).toEqual([expect.objectContaining({ level: 'warn', facts: { host: 'site.test' } })])
  })

  test('stays up without the database', async () => {
    const site = await openSite()
    await site.breakDatabase()
    expect((await site.get('/contact')).status).toBe(200)
  })
})

describe('a message to the owner', () => {
  test('is stored once, with the time, and thanked for', async () => {
    const site = await openSite()
    for (let round = 0; round < 2; round++) {
      const response = await site.post('/contact', message)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('Thank you. Your message has been sent.')
    }
    const { form, ...fields } = message
    expect(await listMessages(site)).toEqual([{ ...fields, id: expect.any(String), createdAt: '2026-11-21T12:00:00.000Z' }])
  })

  test('each required field says what is missing, and the rest stays', async () => {
    const site = await openSite()
    const required = { first: 'Enter your first name', email: 'Enter your email', message: 'Write a message first' }
    for (const [field, words] of Object.entries(required)) {
      const response = await site.post('/contact', { ...message, [field]: '  ' })
      expect(response.status, field).toBe(400)
      const html = await response.text()
      expect(html).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${field}"`))
      expect(html).toContain(words)
      expect(html).toContain('value="Quill"')
    }
    const badEmail = await site.post('/contact', { ...message, email: 'nora@' })
    expect(await badEmail.text()).toContain('Enter an email like name@mail.com')
    expect(await listMessages(site)).toEqual([])
  })

  test('too long a text is refused beside its field', async () => {
    const site = await openSite()
    const tooLong = { first: 81, last: 81, phone: 41, message: 5001 }
    for (const [field, length] of Object.entries(tooLong)) {
      const response = await site.post('/contact', { ...message, [field]: 'x'.repeat(length) })
      expect(response.status, field).toBe(400)
      expect(await response.text()).toContain('Keep it to')
      expect((await site.post('/contact', { ...message, [field]: 'x'.repeat(length - 1) })).status, field).toBe(200)
    }
  })

  test('characters that databases reject are dropped', async () => {
    const site = await openSite()
    expect((await site.post('/contact', { ...message, message: 'Nul\u0000 and \u0007bell' })).status).toBe(200)
    expect(await listMessages(site)).toMatchObject([{ message: 'Nul and bell' }])
  })

  test('a body that isn’t one of our forms is refused', async () => {
    const site = await openSite()
    const withFile = new FormData()
    for (const [name, value] of Object.entries(message)) withFile.append(name, value)
    withFile.append('photo', new Blob(['x']), 'x.png')
    const text = new URLSearchParams(message).toString()
    expect((await send(site, withFile)).status).toBe(400)
    expect((await send(site, 'garbage', 'multipart/form-data; boundary=x')).status).toBe(400)
    expect((await send(site, text, 'text/plain')).status).toBe(400)
    expect((await send(site, `${text}&first=Again`, 'application/x-www-form-urlencoded')).status).toBe(400)
    expect((await send(site, `${text}&x=%ff%fe`, 'application/x-www-form-urlencoded')).status).toBe(400)
    expect((await send(site, '', 'application/x-www-form-urlencoded')).status).toBe(400)
    expect((await site.post('/contact', { ...message, form: 'other' })).status).toBe(400)
    expect(await listMessages(site)).toEqual([])
  })

  test('a body longer than any form is refused', async () => {
    const site = await openSite()
    for (const length of [maxFormBytes, 10 * 1024 * 1024]) {
      expect((await site.post('/contact', { ...message, message: 'x'.repeat(length) })).status).toBe(413)
    }
  })

  test('from another site’s page it is refused', async () => {
    const site = await openSite()
    const response = await site.send('/contact', {
      method: 'POST',
      body: new URLSearchParams(message),
      headers: { Origin: 'https://evil.example' },
    })
    expect(response.status).toBe(403)
    expect(await listMessages(site)).toEqual([])
  })

  test('without the database it answers 503 with the typed text in the page', async () => {
    const site = await openSite()
    await site.breakDatabase()
    const response = await site.post('/contact', message)
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain('This couldn’t be saved right now.')
    expect(html).toContain('>The rye was perfect.</textarea>')
  })

  test('what was typed into one form stays out of the other', async () => {
    const site = await openSite()
    const html = await (await site.post('/contact', { ...message, message: '' })).text()
    expect(html.match(/value="nora@example\.com"/g)).toHaveLength(1)
    expect(html.match(/role="alert"/g)).toHaveLength(1)
  })
})

describe('joining', () => {
  test('joining again with the same email in another case succeeds and keeps one row', async () => {
    const site = await openSite()
    for (const email of ['nora@example.com', 'NORA@Example.com']) {
      site.clock.now = new Date(site.clock.now.getTime() + 20 * 60_000)
      const response = await site.post('/contact', { ...member, email })
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('Welcome to the kitchen.')
    }
    const rows = await site.db.selectFrom('users').selectAll().execute()
    expect(rows).toMatchObject([{ fullName: 'Nora Quill', email: 'nora@example.com', phone: '' }])
  })

  test('needs a name and an email address', async () => {
    const site = await openSite()
    const response = await site.post('/contact', { ...member, fullName: '', email: '' })
    expect(response.status).toBe(400)
    const html = await response.text()
    for (const words of ['Enter your full name', 'Enter your email']) expect(html).toContain(words)
  })
})
