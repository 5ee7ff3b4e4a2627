import { z } from 'zod'
import { services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { acceptProof } from '#core/spam/accept-proof.ts'
import { makeStamp } from '#core/spam/form-stamp.ts'
import { recordId } from '#domain/forms/record-id.ts'
import type { Route } from './+types/form-proof.ts'

const headers = { 'Cache-Control': 'no-store' }
const proof = z.object({
  id: recordId,
  nonce: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
})

/** A stamp for a form that someone starts to fill in. */
export function loader({ context }: Route.LoaderArgs) {
  const { identity, clock } = context.get(services)
  return new Response(makeStamp(identity.sign, clock()), { headers })
}

/** The browser's proof of work for a submission. The response is the same whatever the result. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readForm(request, proof)
  if (!parsed.ok) throw badRequest()
  const { db, clock } = context.get(services)
  await acceptProof(db, parsed.value.id, parsed.value.nonce, clock())
  return new Response(null, { status: 204, headers })
}
