import { z } from 'zod'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { typedText } from '#domain/forms/typed-text.ts'
import { toPlainLinkKey, toRedirectKey } from './redirect.ts'

/** A redirect as submitted, by the form or in a line of a CSV file. */
export const redirectDraft = z.object({
  source: typedText({ max: editorLimits.url, required: 'Enter the old address' }).transform(toSource),
  target: typedText({ max: editorLimits.url, required: 'Enter the new address' }).transform(toTarget),
  status: z.preprocess(
    (typed) => String(typed ?? '') || '301',
    z
      .enum(['301', '302'], 'Choose 301 or 302')
      .transform(Number)
      .pipe(z.literal([301, 302])),
  ),
})

export type RedirectDraft = z.infer<typeof redirectDraft>

/** A full address is accepted, too: that of the previous site. */
function toSource(typed: string, context: z.RefinementCtx) {
  const address = /^https?:\/\//i.test(typed)
    ? URL.parse(typed)
    : URL.parse(typed.startsWith('/') ? typed : `/${typed}`, 'http://site.invalid')
  const key = address ? toRedirectKey(address.pathname) : undefined
  if (!address || key === undefined) return refuse(context, 'Enter a path like /old-page')
  const plainLink = [...address.searchParams].length === 1 ? toPlainLinkKey(address.pathname, address.search) : undefined
  if ((address.search && !plainLink) || address.hash)
    return refuse(context, 'Leave out the ? or # and what follows: redirects match the path only, and ?p= with a number')
  return plainLink ?? key
}

function toTarget(typed: string, context: z.RefinementCtx) {
  const isPath = typed.startsWith('/') && !typed.startsWith('//')
  const url = URL.parse(typed, isPath ? 'http://site.invalid' : undefined)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return refuse(context, 'Enter a path like /new-page, or an address that starts with http:// or https://')
  return isPath ? `${url.pathname}${url.search}${url.hash}` : url.href
}

function refuse(context: z.RefinementCtx, message: string) {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}
