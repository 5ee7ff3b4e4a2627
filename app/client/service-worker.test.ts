import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const code = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
const over = { id: 'fry', title: 'Fry: time is up', body: 'Chili Dog', path: '/recipes/chili-dog#step-5' }

type Page = { focused: boolean; focus: () => void }

/** The worker, run with stubs of browser APIs. `send` dispatches an event and waits until it is handled. */
function openWorker({ pages = [], isAllowed = true }: { pages?: Page[]; isAllowed?: boolean } = {}) {
  const done: unknown[] = []
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    release: { version: '1', files: [], pages: [] },
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
    clients: {
      matchAll: async () => pages,
      openWindow: async (path: string) => done.push(['opened', path]),
    },
    registration: {
      showNotification: async (title: string, options: object) => {
        if (!isAllowed) throw new TypeError('No notification permission has been granted for this origin.')
        done.push(['shown', title, options])
      },
    },
  }
  runInNewContext(code, { self, caches: { open: async () => ({}), keys: async () => [] }, location: { origin: 'http://site' }, URL })
  const send = async (name: string, event: object) => {
    let waited: Promise<unknown> | undefined
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (waited = work) })
    await waited
  }
  return { done, send }
}

test('a finished timer is shown to a reader in another window, and stays until it is answered', async () => {
  const { done, send } = openWorker({ pages: [{ focused: false, focus: () => {} }] })
  await send('message', { data: { over } })
  const options = { body: 'Chili Dog', tag: 'fry', icon: '/icon-192.png', requireInteraction: true, data: over.path }
  expect(done).toEqual([['shown', 'Fry: time is up', options]])
})

test('nothing is shown to a reader who is looking at the site', async () => {
  const { done, send } = openWorker({ pages: [{ focused: true, focus: () => {} }] })
  await send('message', { data: { over } })
  expect(done).toEqual([])
})

test('withdrawn permission breaks nothing', async () => {
  await expect(openWorker({ isAllowed: false }).send('message', { data: { over } })).resolves.toBeUndefined()
})

test('a click on it leads to an open page, or else to the timer’s step', async () => {
  const clicked: string[] = []
  const notification = { data: over.path, close: () => clicked.push('closed') }
  const open = openWorker({ pages: [{ focused: false, focus: () => clicked.push('focused') }] })
  await open.send('notificationclick', { notification })
  expect([clicked, open.done]).toEqual([['closed', 'focused'], []])
  const alone = openWorker()
  await alone.send('notificationclick', { notification })
  expect(alone.done).toEqual([['opened', '/recipes/chili-dog#step-5']])
})
