import { z } from 'zod'
import { uploadedPicture } from '#domain/forms/editor-fields.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'
import { readColour, writeColour } from './contrast.ts'

/** The form of the site's look as submitted; '' means the default design. */
export const lookDraft = z.object({
  accent: optionalText(20).transform((typed, context) => {
    if (typed === '') return ''
    const colour = readColour(typed)
    if (colour) return writeColour(colour)
    context.addIssue({ code: 'custom', message: 'Enter a color like #0f766e, or leave it empty' })
    return z.NEVER
  }),
  logo: uploadedPicture(),
  socialPicture: uploadedPicture(),
  icon: uploadedPicture(),
  socialAlt: optionalText(editorLimits.imageAlt),
})

export type LookDraft = z.infer<typeof lookDraft>

const maxLinks = 20

/** Whether an address is allowed in a menu: a path, a web address, or an email or phone link. */
function isMenuAddress(to: string) {
  if (to.startsWith('/')) return !/^\/[/\\]/.test(to)
  return /^(?:https?|mailto|tel):$/.test(URL.parse(to)?.protocol ?? '')
}

const menuLink = z.object({
  label: typedText({ max: editorLimits.label, required: 'Enter a label' }),
  to: typedText({ max: editorLimits.url, required: 'Enter an address' }).refine(
    isMenuAddress,
    'Enter a path like /about, or an address that starts with https://, mailto: or tel:',
  ),
})

/** The labels and addresses of a menu as submitted, row by row. Empty rows are dropped. */
export const menuDraft = z
  .object({ labels: z.array(z.string()), addresses: z.array(z.string()) })
  .transform(({ labels, addresses }) =>
    labels.map((label, index) => ({ label, to: addresses[index] ?? '' })).filter(({ label, to }) => label.trim() + to.trim() !== ''),
  )
  .pipe(
    z
      .array(menuLink)
      .max(maxLinks, `Keep it to ${maxLinks} links`)
      .refine((links) => new Set(links.map(({ label }) => label)).size === links.length, 'Two links have the same label'),
  )
