import { z } from 'zod'
import { badRequest, tooLarge } from './responses.ts'

/** Longest body of a text form, in bytes: far above what the longest fields need, even percent-encoded. */
export const maxFormBytes = 128 * 1024

/** Most fields that any form here has, lists not counted. */
const maxFields = 60

/** A form as read: its value, or what was typed with one message per bad field. */
export type FormReading<Value> =
  | { ok: true; value: Value; typed: Record<string, string> }
  | { ok: false; typed: Record<string, string>; errors: Record<string, string> }

/** Reads a posted form through its schema. A body that is no form is answered with 400, one that is too long with 413. */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<FormReading<z.infer<Schema>>> {
  const typed = await readFields(request)
  return checkFields(typed, typed, schema)
}

/** What a long form of the admin holds: a post of half a million characters, percent-encoded. */
const maxEditorBytes = 4 * 1024 * 1024

/** Reads a long form whose fields named in `lists` may come several times; in `typed` each of those is the JSON of its texts. */
export async function readEditorForm<Schema extends z.ZodType>(request: Request, schema: Schema, lists: string[] = []) {
  const form = await readFormData(request, maxEditorBytes)
  const single = toFields(form, lists)
  const several = Object.fromEntries(lists.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]))
  const typed = { ...single, ...Object.fromEntries(lists.map((name) => [name, JSON.stringify(several[name])])) }
  return checkFields(typed, { ...single, ...several }, schema)
}

/** Checks the fields of a form; `typed` is what goes back into them. */
export function checkFields<Schema extends z.ZodType>(
  typed: Record<string, string>,
  fields: object,
  schema: Schema,
): FormReading<z.infer<Schema>> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, value: parsed.data, typed }
  const { fieldErrors } = z.flattenError(parsed.error)
  const errors = Object.entries<string[] | undefined>(fieldErrors).map(([field, messages]) => [field, messages?.[0] ?? 'Check this field'])
  return { ok: false, typed, errors: Object.fromEntries(errors) }
}

/** The text fields of a posted form. Files and fields sent twice are refused: no form here has them. */
export async function readFields(request: Request) {
  return toFields(await readFormData(request, maxFormBytes))
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

async function readFormData(request: Request, maxBytes: number) {
  const contentType = request.headers.get('content-type') ?? ''
  const body = await readBody(request, maxBytes)
  try {
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

/** Throws when the percent-decoded bytes are not UTF-8: the browser's own forms always are. */
function requireUtf8(body: Uint8Array<ArrayBuffer>) {
  decodeURIComponent(new TextDecoder('utf-8', { fatal: true }).decode(body))
}
