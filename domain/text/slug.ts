/**
 * The one rule for addresses: lower case, trimmed, white space to one hyphen, everything but letters (of any alphabet), marks, digits, `_`
 * and `-` removed, hyphen runs collapsed, none at either end. May be empty: the caller refuses that.
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
