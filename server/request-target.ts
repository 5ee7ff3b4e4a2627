/** The path of a request target, without what follows it. */
export function withoutQuery(target: string) {
  const end = target.indexOf('?')
  return end < 0 ? target : target.slice(0, end)
}
