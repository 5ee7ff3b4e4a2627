import type { Sums } from '#core/numbers/read-numbers.ts'
import type { Grouping } from '#domain/numbers/periods.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import { describeBar, labelBar } from './number-words.ts'

type Bar = Sums & { start: string }

const size = { width: 720, height: 160 }

/** Views as bars, with visits in front of them. The same numbers are in a table below. */
export function BarChart({ by, bars }: { by: Grouping; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ times }) => times))
  const step = size.width / bars.length
  const toBar = (className: string, index: number, count: number) => {
    const height = (size.height * count) / most
    return <rect className={className} x={index * step + step * 0.1} y={size.height - height} width={step * 0.8} height={height} />
  }
  return (
    <section className="card numbers__chart" aria-labelledby="numbers-chart">
      <h2 id="numbers-chart">{{ day: 'The last 30 days', week: 'The last 26 weeks', month: 'The last 24 months' }[by]}</h2>
      <p className="numbers__legend" aria-hidden="true">
        <span className="numbers__key numbers__key--views">Views, at most {groupDigits(most)}</span>
        <span className="numbers__key numbers__key--visits">Visits</span>
      </p>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ start, times, visits }, index) => (
          <g key={start}>
            <title>{`${describeBar(start, by)}: ${groupDigits(times)} views, ${groupDigits(visits)} visits`}</title>
            {toBar('numbers__bar', index, times)}
            {toBar('numbers__bar numbers__bar--visits', index, visits)}
          </g>
        ))}
      </svg>
      <p className="numbers__ends" aria-hidden="true">
        {[0, Math.floor(bars.length / 2), bars.length - 1].map((index) => (
          <span key={index}>{labelBar(bars[index]?.start ?? '', by)}</span>
        ))}
      </p>
      <details className="numbers__table">
        <summary>Show as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{{ day: 'Day', week: 'Week', month: 'Month' }[by]}</th>
              <th scope="col">Views</th>
              <th scope="col">Visits</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ start, times, visits }) => (
              <tr key={start}>
                <th scope="row">{describeBar(start, by)}</th>
                <td>{groupDigits(times)}</td>
                <td>{groupDigits(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
