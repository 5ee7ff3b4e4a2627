import { expect, test } from 'vitest'
import { updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { openTestSite } from '#tests/open-test-site.ts'

test('a host shows its own phone number, or else that of the site’s own host', async () => {
  const site = await openTestSite({ siteUrl: 'https://eat.example' })
  await updateSiteNumbers(site.db, 'eat.example', { numberIntl: '+1 555 0101', numberLocal: '(555) 0101' })
  await updateSiteNumbers(site.db, 'other.example', { numberIntl: '+1 555 0102', numberLocal: '(555) 0102' })
  const readPage = async (host: string) => (await site.get(`http://${host}/contact`)).text()
  for (const [host, shown, absent] of [
    ['other.example', '(555) 0102', '(555) 0101'],
    ['eat.example', '(555) 0101', '(555) 0102'],
    ['third.example', '(555) 0101', '(555) 0102'],
  ] as const) {
    const html = await readPage(host)
    expect(html).toContain(shown)
    expect(html).not.toContain(absent)
  }
  await site.close()
})
