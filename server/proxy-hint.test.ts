import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { withProxyHint } from './http.ts'

function open(trustProxy: number) {
  const warn = vi.fn()
  const next = vi.fn()
  const listener = withProxyHint(next, { trustProxy, log: { request: () => {}, warn, error: () => {} } })
  const ask = (headers: Record<string, string>) => listener({ headers } as unknown as IncomingMessage, {} as ServerResponse)
  return { warn, next, ask }
}

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('an untrusted proxy is logged once, by %s, and changes nothing', (header) => {
  const { warn, next, ask } = open(0)
  ask({ host: 'eat.example' })
  expect(warn).not.toHaveBeenCalled()
  for (let count = 0; count < 3; count++) ask({ [header]: '192.0.2.1' })
  expect(warn).toHaveBeenCalledExactlyOnceWith({ header }, expect.stringContaining('TRUST_PROXY is 0'))
  expect(next).toHaveBeenCalledTimes(4)
})

test('a trusted proxy is not logged', () => {
  const { warn, ask } = open(1)
  ask({ 'x-forwarded-for': '192.0.2.1' })
  expect(warn).not.toHaveBeenCalled()
})
