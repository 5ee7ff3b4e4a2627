/**
 * The one rule for slugs: lower case, trimmed, white space replaced by one hyphen, everything but letters (of any alphabet), marks, digits,
 * `_` and `-` removed, runs of hyphens collapsed, none at either end. May be empty, which the caller must refuse.
 */
export function toSlug(title: string) {
  return title
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
