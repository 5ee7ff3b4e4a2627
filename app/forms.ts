import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { FormAnswer } from '#app/form-answers.ts'
import { isDiskFull } from '#core/database/storage-error.ts'
import type { Sender, SubmissionOutcome } from '#core/forms/accept-submission.ts'
import { readStamp } from '#core/spam/form-stamp.ts'
import { readBoundary } from '#domain/http/multipart.ts'
import { toHost } from '#domain/spam/find-links.ts'
import { canBeProven } from '#domain/spam/spam-score.ts'
import { requestFacts, services } from './context.ts'
import { catchOutage } from './outage.ts'
import { badRequest, tooLarge } from './responses.ts'

/** Maximum body of a text form, in bytes: far more than the longest fields need, even percent-encoded. */
export const maxFormBytes = 128 * 1024

/** Maximum number of fields of any form, not counting repeated ones. */
export const maxFields = 60

/** A parsed form: its value, or what was typed with one message per invalid field. */
export type ParsedForm<Value> =
  | { ok: true; value: Value; typed: Record<string, string> }
  | { ok: false; typed: Record<string, string>; errors: Record<string, string> }

/** Validates a posted form with its schema. Throws 400 if the body is not a form, 413 if it is too long. */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<ParsedForm<z.infer<Schema>>> {
  const typed = await readFields(request)
  return checkFields(typed, typed, schema)
}

/** Limit for long forms of the admin: a post of half a million characters, percent-encoded. */
const maxEditorBytes = 4 * 1024 * 1024

/**
 * Like `readForm`, for long forms, whose schema may depend on what was typed. Fields named in `lists` may be repeated; in `typed` each of
 * them is a JSON array.
 */
export async function readEditorForm<Schema extends z.ZodType>(
  request: Request,
  toSchema: (typed: Record<string, string>) => Schema,
  lists: string[] = [],
) {
  const form = await readFormData(request, maxEditorBytes)
  const single = toFields(form, lists)
  const several = Object.fromEntries(lists.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]))
  const typed = { ...single, ...Object.fromEntries(lists.map((name) => [name, JSON.stringify(several[name])])) }
  return checkFields(typed, { ...single, ...several }, toSchema(typed))
}

/** A JSON body of at most the length of a long form. Throws 400 if it doesn't match the schema, 413 if it is too long. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  const body = await readBody(request, maxEditorBytes)
  try {
    return schema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)))
  } catch {
    throw badRequest()
  }
}

/** Validates the fields of a form; `typed` holds the values to render again. */
export function checkFields<Schema extends z.ZodType>(
  typed: Record<string, string>,
  fields: object,
  schema: Schema,
): ParsedForm<z.infer<Schema>> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, value: parsed.data, typed }
  const { fieldErrors } = z.flattenError(parsed.error)
  const errors = Object.entries<string[] | undefined>(fieldErrors).map(([field, messages]) => [field, messages?.[0] ?? 'Check this field'])
  return { ok: false, typed, errors: Object.fromEntries(errors) }
}

/** The text fields of a posted form. Throws 400 for files and repeated fields, which no form here has. */
export async function readFields(request: Request) {
  return toFields(await readFormData(request, maxFormBytes))
}

/**
 * The fields of a form, to tell which of a page's forms was posted, and a request to read them from again: a body can be read only once,
 * and cloning the request would hang if it is too long.
 */
export async function peekFields(request: Request) {
  const fields = await readFields(request)
  return { fields, posted: new Request(request.url, { method: 'POST', body: new URLSearchParams(fields) }) }
}

/** The same for a form in which the fields named in `lists` may be repeated; those are not included in the request to read again. */
export async function peekLists(request: Request, lists: string[]) {
  const form = await readFormData(request)
  const single = toFields(form, lists)
  const fields = { ...single, ...Object.fromEntries(lists.map((name) => [name, form.getAll(name)])) }
  return { fields, posted: new Request(request.url, { method: 'POST', body: new URLSearchParams(single) }) }
}

function toFields(form: FormData, lists: string[] = []) {
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (lists.includes(name)) continue
    if (typeof value !== 'string' || fields.has(name) || fields.size === maxFields) throw badRequest()
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/** The raw fields of a posted form, for telling forms apart. Throws 400 if the body isn't one. */
export async function readFormData(request: Request, maxBytes = maxFormBytes) {
  const contentType = request.headers.get('content-type') ?? ''
  const body = await readBody(request, maxBytes)
  try {
    requireFewFields(body, contentType)
    if (/^application\/x-www-form-urlencoded/i.test(contentType)) requireUtf8(body)
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw badRequest()
  }
}

async function readBody(request: Request, maxBytes: number) {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return new Blob(chunks).bytes()
}

/** More fields than any form has, counting repeated ones. */
const maxRepeated = 5000

/** Throws 400 before much time is spent on a body of only fields. */
function requireFewFields(body: Uint8Array, contentType: string) {
  const text = Buffer.from(body.buffer, body.byteOffset, body.length)
  const separator = readBoundary(contentType) ?? '&'
  let count = 0
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + separator.length)) {
    count += 1
    if (count > maxRepeated) throw badRequest()
  }
}

/** Throws 400 if the percent-decoded bytes are not UTF-8; browsers always send UTF-8. */
function requireUtf8(body: Uint8Array<ArrayBuffer>) {
  decodeURIComponent(new TextDecoder('utf-8', { fatal: true }).decode(body))
}

/** A form whose fields are valid, except for one that only storing it can check. */
type FieldRefusal = { ok: false; errors: Record<string, string> }

type Submission<Schema extends z.ZodType> = {
  form: string
  schema: Schema
  /** Errors of fields that the schema doesn't know, such as files. */
  errors?: Record<string, string>
  save: (value: z.infer<Schema>, sender: Sender) => Promise<SubmissionOutcome | FieldRefusal>
  /** The message once it is stored; it may depend on the submission. */
  thanks: string | ((value: z.infer<Schema>) => string)
}

const checkMarked = 'Nothing was sent yet. Please check the fields marked below.'

/** Status and message of a form that was not accepted. */
const rejections: Record<Extract<SubmissionOutcome, { ok: false }>['reason'], [number, false, string]> = {
  'too-many': [429, false, 'That’s a lot of messages in an hour. Nothing was sent. Please try again later.'],
  closed: [403, false, 'Comments are now closed. Nothing was sent; copy your text if you need it.'],
}

/** Validates and stores a visitor's form. Status 200, 400, 403, 429, or 503 if the database is unavailable. */
export async function submitForm<Schema extends z.ZodType>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  submission: Submission<Schema>,
) {
  return submitFields(await readFields(request), context, submission)
}

/** Like `submitForm`, for fields that were already read. */
export async function submitFields<Schema extends z.ZodType>(
  fields: Record<string, string>,
  context: Readonly<RouterContextProvider>,
  { form, schema, errors: further = {}, save, thanks }: Submission<Schema>,
) {
  const parsed = checkFields(fields, fields, schema)
  const answer = (status: number, sent: boolean, message: string, errors: Record<string, string> = {}, proof?: string) =>
    data<FormAnswer>({ form, sent, message, errors, typed: sent ? {} : parsed.typed, ...(proof && { proof }) }, { status })

  const wrong = { ...(parsed.ok ? {} : parsed.errors), ...further }
  if (!parsed.ok || Object.keys(further).length > 0) return answer(400, false, checkMarked, wrong)
  const work = async () => {
    const outcome = await save(parsed.value, readSender(parsed.typed, context))
    if (!outcome.ok && 'errors' in outcome) return answer(400, false, checkMarked, outcome.errors)
    if (!outcome.ok) return answer(...rejections[outcome.reason])
    const { held } = outcome
    const said = typeof thanks === 'function' ? thanks(parsed.value) : thanks
    return answer(200, true, said, {}, held && canBeProven(held.score) ? held.id : undefined)
  }
  return catchOutage(context, work, (error) => {
    const [reason, when] = isDiskFull(error) ? [': this site’s disk is full', 'later'] : [' right now', 'in a minute']
    return answer(503, false, `This couldn’t be saved${reason}. Your text is still here; please send it again ${when}.`)
  })
}

/** A form's sender, and the signals of its hidden fields: a form without them, as from a page without JavaScript, gives none. */
function readSender({ seasoning, stamp = '', tell }: Record<string, string>, context: Readonly<RouterContextProvider>): Sender {
  const { clock, siteUrl, identity } = context.get(services)
  const now = clock()
  const { address, host } = context.get(requestFacts)
  const ownHosts = [toHost(new URL(siteUrl).hostname), toHost(host)]
  return {
    address,
    now,
    wantsAnswer: tell === 'on',
    signs: { isTrapped: Boolean(seasoning), elapsed: readStamp(identity.sign, stamp, now), ownHosts },
  }
}
