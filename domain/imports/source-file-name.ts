const maxCharacters = 80

/** The name of a file without what leads elsewhere, and as short as any file system takes it; its ending stays. */
export function toSourceFileName(name: string) {
  const safe = name
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .toWellFormed()
  return safe.slice(-maxCharacters).toWellFormed() || '_'
}

/** What files that become one import are called together. */
export function nameFiles([first = '', ...more]: string[]) {
  return more.length > 0 ? `${first} and ${more.length} more` : first
}
