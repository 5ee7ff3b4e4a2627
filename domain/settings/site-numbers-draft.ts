import { z } from 'zod'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { typedText } from '#domain/forms/typed-text.ts'

const hostMessage = 'Enter a host name like www.example.com'

/** The phone numbers of a host as submitted. `host` is normalised to the form in requests: lower case, without scheme, port or path. */
export const siteNumbersDraft = z.object({
  host: typedText({ max: editorLimits.url, required: hostMessage }).transform(toHost).pipe(z.string().min(1, hostMessage)),
  numberIntl: typedText({ max: fieldLimits.phone, required: 'Enter the number to dial' }),
  numberLocal: typedText({ max: fieldLimits.phone, required: 'Enter the number to show' }),
})

/** The host whose phone numbers are to be deleted. */
export const siteNumbersDeletion = siteNumbersDraft.pick({ host: true })

/** The URL parser leaves only letters, digits, dots, hyphens, and the brackets of IPv6. */
function toHost(typed: string) {
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `http://${typed}`)
  return url?.hostname.replace(/\.$/, '') ?? ''
}
