import type { Sums } from '#core/numbers/read-numbers.ts'
import type { Grouping, Periods } from '#domain/numbers/periods.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import { Change } from './change.tsx'
import { describeDays, presentWords } from './number-words.ts'

type SiteFiguresProps = {
  by: Grouping
  site: Record<'now' | 'before' | 'yearBefore', Sums>
  compared: Record<'now' | 'before' | 'yearBefore', Periods>
}

/** Views and visits of the current day, week or month so far, each beside the earlier ones. */
export function SiteFigures({ by, site, compared }: SiteFiguresProps) {
  const figures = [
    { label: 'Views', of: ({ times }: Sums) => times },
    { label: 'Visits', of: ({ visits }: Sums) => visits },
  ]
  return (
    <ul className="numbers__figures">
      {figures.map(({ label, of }) => (
        <li key={label} className="card">
          <h2>
            {label} {presentWords[by].now}
          </h2>
          <b>{groupDigits(of(site.now))}</b>
          <dl>
            {(['before', 'yearBefore'] as const).map((when) => (
              <div key={when}>
                <dt>
                  {presentWords[by][when]}
                  <span> ({describeDays(compared[when])})</span>
                </dt>
                <dd>
                  {groupDigits(of(site[when]))} <Change now={of(site.now)} before={of(site[when])} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
