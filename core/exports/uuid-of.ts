import { hash } from 'node:crypto'

/** A UUID derived from a text: always the same. */
export function toUuid(text: string) {
  return hash('sha256', text)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
