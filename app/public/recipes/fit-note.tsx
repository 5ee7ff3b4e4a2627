import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Link } from '#app/ui/link.tsx'
import type { FitData } from './read-fits.ts'

/** A list that shows only what is known to be for something says so, and leads to all of it. */
export function FitNote({ fits, count, params = {} }: { fits: FitData | undefined; count: number; params?: Record<string, string> }) {
  if (!fits?.words) return null
  const words = `Showing only recipes known to be ${fits.shown}.`
  const all = (
    <Link to={{ search: `?${new URLSearchParams({ ...params, fits: '' })}` }} preventScrollReset>
      Show all recipes
    </Link>
  )
  if (count > 0)
    return (
      <p className="fit-note">
        {words} {all}
      </p>
    )
  return (
    <EmptyCheck title="No recipes are known to fit." text={`${words} The rest don’t fit, or we can’t tell.`}>
      {all}
    </EmptyCheck>
  )
}

/** What the links of a list keep of it. */
export function toFitParams(fits: FitData | undefined): Record<string, string> {
  return fits ? { fits: fits.words } : {}
}
