import { isProof, toProofText } from '#domain/spam/proof.ts'

const address = '/api/form-proof'
/** How many hashes are computed at once. */
const atOnce = 64

/** Stamps a form, or does proof of work for a submission, by its id. */
export function guard(of: HTMLFormElement | string) {
  return typeof of === 'string' ? prove(of) : stampForm(of)
}

/** Gives a form the time when the visitor started to fill it in, once. Forms without it are accepted, too. */
async function stampForm(form: HTMLFormElement) {
  const field = form.elements.namedItem('stamp')
  if (!(field instanceof HTMLInputElement) || field.value) return
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.ok) field.value = await answer.text()
}

/**
 * Does proof of work for a submission that looks slightly like spam, so that it waits for approval instead. Not possible on pages without
 * TLS.
 */
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
