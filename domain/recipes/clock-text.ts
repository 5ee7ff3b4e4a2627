/** Seconds as on a kitchen clock: '0:45', '12:00', '1:05:00'. */
export function toClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const end = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`
}

/** Seconds in words: '1 hour 5 minutes', '12 minutes', '45 seconds'. */
export function toSpokenTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const said = [
    toCounted(Math.floor(whole / 3600), 'hour'),
    toCounted(Math.floor((whole % 3600) / 60), 'minute'),
    toCounted(whole % 60, 'second'),
  ].filter(Boolean)
  return said.join(' ') || '0 seconds'
}

function toCounted(count: number, unit: string) {
  if (count === 0) return ''
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
