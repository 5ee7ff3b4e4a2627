import type { Database } from '#core/database/database.ts'
import { deleteSettings, findSettings, updateSettings } from '#core/settings/setting-rows.ts'
import { deleteSiteNumbers, findSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import type { ImportTraces } from '#domain/imports/entry-columns.ts'
import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { fallbacks } from '#domain/settings/site-info.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { toSlug } from '#domain/text/slug.ts'
import { decodeEscapes } from './loose-values.ts'
import { findAll, findFirst, parseHtml, readText } from './read-html.ts'
import type { WriteContext } from './write-context.ts'

const contactPage = /^(?:contact(?:-(?:me|us|info|page))?|get-in-touch|kontakt)$/
const emailAddress = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/
const maxLength = 200

/** Fills in contact details that the owner hasn't set yet from the old site's published Contact page, and notes what it filled in. */
export async function fillContact(context: WriteContext, { title, slug = '', state, html }: SourceRecordOf<'page'>) {
  if (state !== 'published' || ![toSlug(slug), toSlug(title)].some((name) => contactPage.test(name))) return
  const { db, parts, notes, traces } = context
  const { email, phone, address } = readContact(html)
  const settings = await findSettings(db)
  const isUnset = (name: 'email' | 'address') => settings[name] === undefined || settings[name] === fallbacks[name]
  const filled = { ...(email && isUnset('email') && { email }), ...(address && isUnset('address') && { address, addressCity: '' }) }
  if (Object.keys(filled).length > 0) await updateSettings(db, { ...settings, ...filled })
  const host = new URL(parts.siteUrl).hostname
  const hasPhone = phone !== undefined && !(await findSiteNumbers(db, host))
  if (hasPhone) await updateSiteNumbers(db, host, phone)
  const names = [...Object.keys(filled).filter((name) => name !== 'addressCity'), ...(hasPhone ? ['phone number'] : [])]
  if (names.length === 0) return
  traces.contact = { ...filled, ...(hasPhone && { host, ...phone }) }
  notes.push(`The Contact page shows its ${names.join(', ')} now.`)
}

/** Reverts what an import filled in, unless it was changed since. */
export async function emptyContact(db: Database, { contact }: ImportTraces) {
  if (!contact) return
  const { host, numberIntl, numberLocal, ...filled } = contact
  const settings = await findSettings(db)
  const isAsFilled = ([name, value]: [string, unknown]) => filled[name as keyof typeof filled] === value
  // The city goes with the address that it was emptied for.
  const ownAddress = settings.address !== filled.address
  const kept = Object.entries(settings).filter((entry) => !isAsFilled(entry) || (entry[0] === 'addressCity' && ownAddress))
  if (kept.length === 0) await deleteSettings(db)
  else if (kept.length < Object.keys(settings).length) await updateSettings(db, Object.fromEntries(kept) as SiteSettings)
  const present = host === undefined ? undefined : await findSiteNumbers(db, host)
  if (host !== undefined && present?.numberIntl === numberIntl && present?.numberLocal === numberLocal) await deleteSiteNumbers(db, host)
}

/** The contact details on a page. */
function readContact(html: string) {
  const page = parseHtml(html)
  const mail = decodeEscapes((findFirst('a[href^="mailto:" i]', page)?.attribs.href ?? '').replace(/^mailto:|\?.*$/gi, ''))
  const [link] = findAll('a[href^="tel:" i]', page)
  const intl = decodeEscapes((link?.attribs.href ?? '').replace(/^tel:/i, '')).trim()
  const shown = readText(link)
  const local = /\d{3}/.test(shown) ? shown : intl
  const address = readText(findFirst('address', page))
  return {
    email: (emailAddress.exec(mail) ?? emailAddress.exec(readText(page.children)))?.[0],
    phone: /\d{3}/.test(intl) && intl.length <= 40 && local.length <= 40 ? { numberIntl: intl, numberLocal: local } : undefined,
    // An address without a number, or an email address, isn't a place.
    address: /\d/.test(address) && address.length <= maxLength && !emailAddress.test(address) ? address : undefined,
  }
}
