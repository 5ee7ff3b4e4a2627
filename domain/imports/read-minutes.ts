const iso = /^\s*P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?\s*$/i
const part =
  /(\d+(?:[.,]\d+)?(?:\s+\d+\/\d+)?|\d+\/\d+)\s*(d(?:ays?)?|h(?:(?:ou)?rs?)?|std\.?|stunden?|heures?|horas?|ore|m(?:in(?:ute[sn]?|utos?|uti)?s?)?\.?|s(?:ec(?:ond)?s?)?)(?![a-z])/giu

/** Minutes in an ISO 8601 duration ('PT1H5M') or as people write them ('1 hour 5 minutes', '1 1/2 hrs', '90'); undefined if there are none. */
export function readMinutes(text: string | null | undefined): number | undefined {
  const duration = iso.exec(text ?? '')
  if (duration) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = duration.slice(1).map((value) => Number(value ?? 0))
    const total = Math.round(days * 1440 + hours * 60 + minutes + seconds / 60)
    return total > 0 ? total : undefined
  }
  const clock = /^\s*(\d{1,3}):(\d{2})(?::\d{2})?\s*$/.exec(text ?? '')
  if (clock) return orNothing(Number(clock[1]) * 60 + Number(clock[2]))
  if (/^\s*\d+\s*$/.test(text ?? '')) return orNothing(Number(text))
  const total = [...(text ?? '').matchAll(part)].reduce((sum, [, amount = '', unit = '']) => sum + readAmount(amount) * minutesOf(unit), 0)
  return orNothing(Math.round(total))
}

function orNothing(minutes: number) {
  return minutes > 0 ? minutes : undefined
}

function readAmount(text: string) {
  return text.split(/\s+/).reduce((sum, word) => {
    const [top = '', bottom] = word.replace(',', '.').split('/')
    return sum + (bottom === undefined ? Number(top) : Number(top) / Number(bottom))
  }, 0)
}

function minutesOf(unit: string) {
  const first = unit.toLowerCase()
  if (first.startsWith('d')) return 1440
  if (/^(h|st|or)/.test(first)) return 60
  return first.startsWith('m') ? 1 : 1 / 60
}
