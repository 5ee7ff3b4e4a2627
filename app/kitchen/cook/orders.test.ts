import { expect, test } from 'vitest'
import { findOrder } from './orders.ts'

test.each([
  ['next', 'next'],
  ['Next step, please.', 'next'],
  [' okay go on', 'next'],
  ['go back', 'back'],
  ['Previous', 'back'],
  ['repeat that', 'read'],
  ['Read it to me', 'read'],
  ['show me the ingredients', 'ingredients'],
  ['Start the timer', 'start timer'],
  ['set a timer', 'start timer'],
  ['please stop the timer now', 'stop timer'],
  ['Stop listening', 'stop listening'],
  ['close', 'close'],
])('%j is the order %j', (heard, order) => {
  expect(findOrder(heard)).toBe(order)
})

test.each(['', 'nextdoor', 'stop', 'the timer', 'and what do you think we should cook for them next week', 'closely', 'bread'])(
  '%j is no order',
  (heard) => {
    expect(findOrder(heard)).toBeUndefined()
  },
)
