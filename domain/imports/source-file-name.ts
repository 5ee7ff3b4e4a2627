const maxCharacters = 80

/** A file's name without path parts, short enough for any file system, with its extension. */
export function toSourceFileName(name: string) {
  const safe = name
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .toWellFormed()
  return safe.slice(-maxCharacters).toWellFormed() || '_'
}

/** One name for the files that become an import. */
export function nameFiles([first = '', ...more]: string[]) {
  return more.length > 0 ? `${first} and ${more.length} more` : first
}
