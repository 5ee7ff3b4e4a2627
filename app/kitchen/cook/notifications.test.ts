import { afterEach, expect, test, vi } from 'vitest'
import { startTimer } from '#domain/recipes/timer.ts'
import { canAskForNotifications, notify } from './notifications.ts'

const timer = startTimer(
  { id: 'fry', recipeId: 1, name: 'Fry', seconds: 60, recipe: 'Chili Dog', address: '/recipes/chili-dog', step: 5 },
  0,
)

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser with or without a service worker, and the requests it got. */
function stubBrowser(permission: string, { hasWorker = true, isSeen = false, agent = '' } = {}) {
  const told: unknown[] = []
  class Notification {
    static permission = permission
    constructor(title: string) {
      told.push(title)
    }
    static requestPermission() {
      told.push('asked')
    }
  }
  const controller = hasWorker ? { postMessage: (message: unknown) => told.push(message) } : null
  vi.stubGlobal('window', { Notification, isSecureContext: true })
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('navigator', { serviceWorker: { controller }, userAgent: agent })
  vi.stubGlobal('document', { hasFocus: () => isSeen, hidden: !isSeen })
  return told
}

test('the worker is told about a finished timer, with a link to its step', () => {
  const told = stubBrowser('granted')
  notify(timer)
  expect(told).toEqual([{ over: { id: 'fry', title: 'Fry: time is up', body: 'Chili Dog', path: '/recipes/chili-dog#step-5' } }])
})

test.each(['default', 'denied'])('with permission %s nothing is shown, and nobody is asked', (permission) => {
  const told = stubBrowser(permission)
  notify(timer)
  expect(told).toEqual([])
})

test('without a worker, a hidden page shows it itself', () => {
  const told = stubBrowser('granted', { hasWorker: false })
  notify(timer)
  expect(told).toEqual(['Fry: time is up'])
  const seen = stubBrowser('granted', { hasWorker: false, isSeen: true })
  notify(timer)
  expect(seen).toEqual([])
})

test('on Android, permission is only requested if the worker can show notifications', () => {
  stubBrowser('default', { agent: 'Android 16', hasWorker: false })
  expect(canAskForNotifications()).toBe(false)
  stubBrowser('default', { agent: 'Android 16' })
  expect(canAskForNotifications()).toBe(true)
  stubBrowser('denied')
  expect(canAskForNotifications()).toBe(false)
})
