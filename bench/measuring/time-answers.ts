import { percentile } from './statistics.ts'

const requests = 40

/** The 95th percentile, in milliseconds, of 40 answers after a first one, one after the other, from the request to the last byte. */
export async function timeAnswers(ask: () => Promise<Response>) {
  const times: number[] = []
  await timeAnswer(ask) // The first one also loads code and fills caches.
  for (let index = 0; index < requests; index++) times.push(await timeAnswer(ask))
  return percentile(times, 0.95)
}

async function timeAnswer(ask: () => Promise<Response>) {
  const startedAt = performance.now()
  const response = await ask()
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`A list was answered with ${response.status}`)
  return performance.now() - startedAt
}
