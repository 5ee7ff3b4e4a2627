/** `parent` is the id of the post that it was uploaded to. */
export type Attachment = { address: string; alt: string; parent: string }

/** The pictures of a site by the id of their attachment. */
export type Attachments = { byId: Map<string, Attachment>; addresses: Set<string> }

/** The picture that an address is a copy of ('-300x200.jpg', '-scaled.jpg', 'i0.wp.com'), if the site is known to have it. */
export function toOriginalAddress(address: string, { addresses }: Attachments) {
  const own = address.replace(/^https?:\/\/i\d\.wp\.com\/([^?]+).*$/i, 'https://$1')
  const original = own.replace(/-\d+x\d+(?=\.\w+$)/, '')
  const whole = original.replace(/-scaled(?=\.\w+$)/, '')
  const forms = [whole, original, `${whole.replace(/(\.\w+)$/, '-scaled$1')}`, own]
  const all = forms.flatMap((form) => [form, form.replace(/^https:/, 'http:'), form.replace(/^http:/, 'https:')])
  return all.find((form) => addresses.has(form)) ?? own
}
