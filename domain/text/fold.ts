/** Text for case- and accent-blind comparison: "Crème BRÛLÉE" and "creme brulee" fold alike. Neither database can do this itself. */
export function fold(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim()
}
