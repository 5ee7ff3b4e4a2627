const units = ['KB', 'MB', 'GB', 'TB']

/** A size in words, at least 1 KB unless empty: '230 KB', '1.2 MB'. */
export function describeBytes(bytes: number) {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} KB`
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), units.length)
  return `${(bytes / 1000 ** power).toFixed(1)} ${units[power - 1]}`
}
