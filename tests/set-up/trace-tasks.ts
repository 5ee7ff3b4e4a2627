import type { Page } from 'playwright-core'

type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number }

const categories = ['toplevel', 'devtools.timeline', 'v8']

/**
 * Durations of the page's tasks that run the site's code while something is done on a CPU slowed four times, in milliseconds of thread
 * time, so other load on the machine does not count.
 */
export async function traceTasks(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))) // Chromium's trace format.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } })
  await act()
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const codeRuns = events.filter(({ name, ph }) => ph === 'X' && /^(?:v8\.evaluateModule|FunctionCall)$/.test(name))
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
  return tasks.filter((task) => codeRuns.some((run) => isWithin(run, task))).map(({ tdur = 0 }) => tdur / 1000)
}

function isWithin(inner: TraceEvent, outer: TraceEvent) {
  const isSameThread = inner.pid === outer.pid && inner.tid === outer.tid
  return isSameThread && inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0)
}
