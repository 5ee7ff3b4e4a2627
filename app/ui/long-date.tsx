import { toLongDate, toMachineDate } from '#domain/text/dates.ts'

/** A stored date in words ("November 18, 2026"), or 'Date not available'. */
export function LongDate({ stored }: { stored: string | null }) {
  const machineDate = toMachineDate(stored)
  if (!machineDate) return <span className="date">{toLongDate(stored)}</span>
  return (
    <time className="date" dateTime={machineDate}>
      {toLongDate(stored)}
    </time>
  )
}
