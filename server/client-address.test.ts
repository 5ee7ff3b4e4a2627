import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, publicOrigin } from './client-address.ts'

function from(remoteAddress: string | undefined, headers: IncomingHttpHeaders = {}) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return Object.assign(new IncomingMessage(socket), { headers })
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

test.each([
  [2, '6.6.6.6, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  [3, '203.0.113.9, 10.0.0.1', '203.0.113.9'],
  [1, ' 203.0.113.9 , ', '203.0.113.9'],
  [1, '::ffff:203.0.113.9', '203.0.113.9'],
  [1, '', '127.0.0.1'],
])('behind %i proxies "%s" is %s', (trustProxy, forwarded, address) => {
  expect(clientAddress(from('127.0.0.1', { 'x-forwarded-for': forwarded }), trustProxy)).toBe(address)
})

test('an address that is none counts as one unknown visitor', () => {
  expect(clientAddress(from('127.0.0.1', { 'x-forwarded-for': 'nonsense' }), 1)).toBe('unknown')
  expect(clientAddress(from(undefined), 0)).toBe('unknown')
})

test.each([
  [1, 'https', 'https:'],
  [1, 'http, https', 'https:'],
  [1, 'https, http', 'http:'],
  [1, 'nonsense', 'http:'],
  [1, undefined, 'http:'],
  [0, 'https', 'http:'],
])('with %i trusted proxies x-forwarded-proto "%s" is %s', (trustProxy, forwarded, protocol) => {
  const headers = { host: 'a.example', ...(forwarded ? { 'x-forwarded-proto': forwarded } : {}) }
  expect(publicOrigin({ headers }, trustProxy).protocol).toBe(protocol)
})
