import type { IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, publicOrigin } from './client-address.ts'

function from(remoteAddress: string, headers: IncomingHttpHeaders = {}) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return { socket, headers }
}

test('without a trusted proxy nothing that the request says is believed', () => {
  expect(clientAddress(from('203.0.113.9', { 'x-forwarded-for': '1.1.1.1' }), 0)).toBe('203.0.113.9')
  expect(publicOrigin({ headers: { host: 'a.example', 'x-forwarded-host': 'b.example', 'x-forwarded-proto': 'https' } }, 0)).toEqual({
    host: 'a.example',
    protocol: 'http:',
  })
})

test('behind one proxy the last forwarded address counts, whatever stands before it', () => {
  expect(clientAddress(from('127.0.0.1', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }), 1)).toBe('203.0.113.9')
  expect(publicOrigin({ headers: { host: '127.0.0.1:3000', 'x-forwarded-host': 'b.example', 'x-forwarded-proto': 'https' } }, 1)).toEqual({
    host: 'b.example',
    protocol: 'https:',
  })
})

test('one IPv6 subscriber is one address', () => {
  expect(clientAddress(from('2001:db8:1:2:3:4:5:6'), 0)).toBe(clientAddress(from('2001:db8:1:2::9'), 0))
  expect(clientAddress(from('::ffff:203.0.113.9'), 0)).toBe('203.0.113.9')
})

test('an address that is none counts as one unknown visitor', () => {
  expect(clientAddress(from('127.0.0.1', { 'x-forwarded-for': 'nonsense' }), 1)).toBe('unknown')
})
