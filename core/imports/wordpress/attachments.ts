/** `parent` is the id of the post that it was uploaded to. */
export type Attachment = { address: string; alt: string; parent: string }

/**
 * The pictures of a site by the id of their attachment, and the paths of its posts and pages ('/2019/05/soup/', '/?p=12'). `base` is the
 * site's address, which some addresses in posts are relative to; '' if unknown.
 */
export type Attachments = { byId: Map<string, Attachment>; addresses: Set<string>; paths: Set<string>; base: string }

/** The original of a copy ('-300x200.jpg', '-scaled.jpg', 'i0.wp.com'), if the site is known to have it. */
export function toOriginalAddress(address: string, { addresses, base }: Attachments) {
  const whole = /^\/(?!\/)/.test(address) && base ? base.replace(/^(https?:\/\/[^/]+).*$/i, '$1') + address : address
  const own = whole.replace(/^https?:\/\/i\d\.wp\.com\/([^?]+).*$/i, 'https://$1')
  const original = own.replace(/-\d+x\d+(?=\.\w+$)/, '')
  const unscaled = original.replace(/-scaled(?=\.\w+$)/, '')
  const forms = [unscaled, original, `${unscaled.replace(/(\.\w+)$/, '-scaled$1')}`, own]
  const all = forms.flatMap((form) => [form, form.replace(/^https:/, 'http:'), form.replace(/^http:/, 'https:')])
  return all.find((form) => addresses.has(form)) ?? own
}
