import { isProof, toProofText } from '#domain/spam/proof.ts'

const address = '/api/form-proof'
/** How many hashes are asked for at once. */
const atOnce = 64

/** Stamps a form, or works for what was sent, by its id. */
export function guard(of: HTMLFormElement | string) {
  return typeof of === 'string' ? prove(of) : stampForm(of)
}

/** Gives a form that is being filled in a stamp with the time, once. Without one it is as good. */
async function stampForm(form: HTMLFormElement) {
  const field = form.elements.namedItem('stamp')
  if (!(field instanceof HTMLInputElement) || field.value) return
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.ok) field.value = await answer.text()
}

/** Works for what was sent, which looks a little like spam, so that it waits for approval all the same. Not possible where pages come without TLS. */
async function prove(id: string) {
  if (!globalThis.crypto?.subtle) return
  for (let from = 0; ; from += atOnce) {
    const nonces = Array.from({ length: atOnce }, (_, index) => from + index)
    const hashes = await Promise.all(
      nonces.map((nonce) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(toProofText(id, nonce)))),
    )
    const found = hashes.findIndex((hash) => isProof(new Uint8Array(hash)))
    if (found < 0) continue
    await fetch(address, { method: 'POST', body: new URLSearchParams({ id, nonce: String(from + found) }), keepalive: true }).catch(
      () => {},
    )
    return
  }
}
