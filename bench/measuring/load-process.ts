// Run by load.ts. A generator of our own because the server has to be what is slow: asked for 9 KB by 16 connections, a bare server takes 24 µs
// of processor time for an answer, this 20, undici 29, autocannon 75.
import { connect } from 'node:net'
import { createHistogram } from 'node:perf_hooks'
import { AnswerReader } from './answer-reader.ts'
import type { Load, Outcome } from './load.ts'

const most = 5
const graceSeconds = 30

process.once('message', async (load: Load) => {
  const outcome = await generate(load)
  if (process.connected) process.send?.(outcome)
})

async function generate({ port, connections, seconds, requests, status, firstNumber }: Load): Promise<Outcome> {
  const times = createHistogram()
  const faults = new Set<string>()
  let [answers, errors, asked] = [0, 0, 0]
  const startedAt = performance.now()
  const isOver = () => performance.now() - startedAt > seconds * 1000
  const texts = requests.map((request) => (request.includes('{') ? request : Buffer.from(request)))

  function nextRequest() {
    const number = firstNumber + asked
    const text = texts[asked++ % texts.length] ?? ''
    return typeof text === 'string' ? fillIn(text, number) : text
  }

  function note(fault: string) {
    errors++
    if (faults.size < most) faults.add(fault)
  }

  /** One connection until the time is over. One that breaks is an error and is made anew. */
  function converse(): Promise<void> {
    return new Promise<void>((done) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let askedAt = 0n
      const ask = () => {
        if (isOver()) return void socket.destroy()
        askedAt = process.hrtime.bigint()
        socket.write(nextRequest())
      }
      const reader = new AnswerReader((answered) => {
        if (answered === status) {
          answers++
          times.record(process.hrtime.bigint() - askedAt)
        } else note(`status ${answered}`)
        ask()
      })
      const giveUp = setTimeout(
        () => {
          note('no answer')
          socket.destroy()
        },
        startedAt + (seconds + graceSeconds) * 1000 - performance.now(),
      )
      socket.once('connect', ask)
      socket.on('data', (bytes) => reader.take(bytes))
      socket.on('error', (error) => note(error.message))
      socket.once('close', () => {
        clearTimeout(giveUp)
        if (!isOver()) note('the connection was closed')
        done()
      })
    }).then(() => (isOver() ? undefined : converse()))
  }

  await Promise.all(Array.from({ length: connections }, converse))
  const toMilliseconds = (nanoseconds: number) => nanoseconds / 1e6
  return {
    ...{ answers, errors, seconds: (performance.now() - startedAt) / 1000, faults: [...faults] },
    ...{ median: toMilliseconds(times.percentile(50)), p99: toMilliseconds(times.percentile(99)), longest: toMilliseconds(times.max) },
  }
}

function fillIn(text: string, number: number) {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  return text.replaceAll('{number}', String(number).padStart(7, '0')).replaceAll('{address}', address)
}
