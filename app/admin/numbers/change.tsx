/** The change in percent; nothing if there was nothing before. */
export function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return null
  const percent = Math.round((100 * (now - before)) / before)
  if (percent === 0) return <span className="numbers__change">±0 %</span>
  const isMore = percent > 0
  return (
    <span className={`numbers__change numbers__change--${isMore ? 'more' : 'less'}`}>
      {isMore ? '+' : '−'}
      {Math.abs(percent).toLocaleString('en-US')} %
    </span>
  )
}
