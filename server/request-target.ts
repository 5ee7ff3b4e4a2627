export function withoutQuery(target: string) {
  return target.replace(/\?.*/s, '')
}
