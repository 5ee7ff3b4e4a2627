import { z } from 'zod'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import { isPlainDay } from '#domain/text/dates.ts'
import { editorLimits } from './editor-limits.ts'
import { optionalText, typedText } from './typed-text.ts'

const webAddressRequired = 'Enter an address that starts with http:// or https://'

/** A picture address: '', one of ours (`/images/{name}`) or a URL to fetch it from. `required` is the message for ''. */
export function pictureAddress(required?: string) {
  const typed = required ? typedText({ max: editorLimits.url, required }) : optionalText(editorLimits.url)
  return typed.pipe(z.string().refine(isPictureAddress, webAddressRequired))
}

/** The address of a page elsewhere; undefined if empty. */
export function webAddress() {
  return textOrNothing(editorLimits.url).pipe(z.string().refine(isWebAddress, webAddressRequired).optional())
}

/** The reference of an upload (`/images/{hash}`), or ''. */
export function uploadedPicture(message = 'Upload the picture again') {
  return optionalText(editorLimits.url).pipe(z.string().refine((text) => text === '' || pictureName(text) !== undefined, message))
}

/** A day as `YYYY-MM-DD`; undefined if empty. */
export function plainDay() {
  const message = 'Enter a date like 2026-11-21'
  return textOrNothing(editorLimits.date).pipe(z.string().refine(isPlainDay, message).optional())
}

/** Comma-separated keywords, normalised to 'a, b'. */
export function typedKeywords() {
  return optionalText(editorLimits.keywords).transform(tidyKeywords)
}

/** Optional text; undefined if empty. */
export function textOrNothing(max: number) {
  return optionalText(max).transform((text) => text || undefined)
}

/** A whole number from `min` to `max`; undefined if empty. */
export function typedWholeNumber(min: number, max: number) {
  const message = `Enter a whole number from ${min} to ${groupDigits(max)}, or leave it empty`
  return optionalText(20).pipe(
    z
      .string()
      .regex(/^\d{0,9}$/, message)
      .transform((text) => (text === '' ? undefined : Number(text)))
      .refine((value) => value === undefined || (value >= min && value <= max), message),
  )
}

function tidyKeywords(typed: string) {
  return typed
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '')
    .join(', ')
}

function isPictureAddress(text: string) {
  return text === '' || pictureName(text) !== undefined || isWebAddress(text)
}

function isWebAddress(text: string) {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}
