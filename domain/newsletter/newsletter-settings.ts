import { z } from 'zod'
import { recordId } from '#domain/forms/record-id.ts'
import { optionalText, typedText } from '#domain/forms/typed-text.ts'

export const digestRhythms = ['never', 'weekly', 'monthly'] as const

export type DigestRhythm = (typeof digestRhythms)[number]

const welcomeMost = 5000

/** As stored. `weekday` counts from Monday (0), `hour` is local to the site; `topics` are the tags that readers choose from. */
export const storedNewsletter = z.object({
  isOpen: z.boolean().default(false),
  invitation: z.string().default(''),
  topics: z.array(z.string()).default([]),
  welcome: z.string().default(''),
  digest: z.enum(digestRhythms).default('never'),
  weekday: z.number().default(4),
  hour: z.number().default(8),
})

export type NewsletterSettings = z.infer<typeof storedNewsletter>

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().max(most))

/** The form; `topics` is repeated. */
export const newsletterDraft = z.object({
  isOpen: z.preprocess((value) => value === 'on', z.boolean()),
  invitation: optionalText(300),
  topics: z.array(recordId).max(50).default([]),
  welcome: optionalText(welcomeMost),
  digest: z.enum(digestRhythms),
  weekday: whole(6),
  hour: whole(23),
})

/** The fields of an issue before it goes out. `topic` is a tag, '' for all readers; an empty time is now. */
export const issueDraft = z.object({
  subject: typedText({ max: 200, required: 'Enter a subject' }).refine((text) => !/\n/.test(text), 'Use a single line'),
  greeting: optionalText(2000),
  topic: z.union([z.literal(''), recordId]).default(''),
  when: z.enum(['now', 'later']).default('now'),
  time: z.string().max(30).default(''),
  again: z.preprocess((value) => value === 'on', z.boolean()),
})

export type IssueDraft = z.infer<typeof issueDraft>
