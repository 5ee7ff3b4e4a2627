/** Folds case and accents for comparison: "Crème BRÛLÉE" and "creme brulee" are equal. Neither database can do this itself. */
export function fold(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim()
}
