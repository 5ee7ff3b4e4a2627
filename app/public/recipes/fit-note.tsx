import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Link } from '#app/ui/link.tsx'
import type { FitData } from './read-fits.ts'

/** On a list limited to recipes known to suit something: says so, and links to all recipes. */
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

/** The part of it that the list's links keep. */
export function toFitParams(fits: FitData | undefined): Record<string, string> {
  return fits ? { fits: fits.words } : {}
}
