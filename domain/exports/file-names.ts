import { takeCharacters } from '#domain/text/take-characters.ts'

/** Even at four bytes a character far below the 255 bytes that file systems allow. */
const longest = 50

/** These are devices on Windows, whatever the extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * Makes titles into file names without extensions, each once even if case is ignored, without characters that a file system refuses.
 * `taken` are names that are not given.
 */
export function openFileNames(taken: string[] = []) {
  const used = new Set(taken)
  const numbers = new Map<string, number>()
  return (title: string) => {
    const name = toFileSystemName(title)
    const key = name.toLowerCase()
    for (let number = numbers.get(key) ?? 1; ; number++) {
      const numbered = number === 1 ? name : `${name} ${number}`
      if (used.has(numbered.toLowerCase())) continue
      numbers.set(key, number + 1)
      used.add(numbered.toLowerCase())
      return numbered
    }
  }
}

/** A title as the name of a file or folder. */
export function toFileSystemName(title: string) {
  const plain = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{C}\uFFFD/\\:*?"<>|]+/gu, ' ')
  const name = takeCharacters(plain.replace(/^[\s.]+/, ''), longest).replace(/[\s.]+$/, '')
  return reserved.test(name) ? `_${name}` : name || 'untitled'
}
