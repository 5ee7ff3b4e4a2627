import { useRouteLoaderData } from 'react-router'
import type { SiteInfo } from '#domain/settings/site-info.ts'
import { toLongDate, toMachineDate } from '#domain/text/dates.ts'

/** A stored date in words ("November 18, 2026"), on the site in the language of its dates, or 'Date not available'. */
export function LongDate({ stored }: { stored: string | null }) {
  const words = useRouteLoaderData<{ site: SiteInfo }>('public/site-layout')?.site.dates
  const machineDate = toMachineDate(stored)
  if (!machineDate) return <span className="date">{toLongDate(stored)}</span>
  return (
    <time className="date" dateTime={machineDate} lang={words?.language}>
      {toLongDate(stored, words)}
    </time>
  )
}
