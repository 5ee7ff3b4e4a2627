import { expect, test } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { openPageStore } from './store.ts'

test.each(['/recipes', '/recipes?page=2'])('%s has one entry, the last, whether or not that is a page', (key) => {
  const store = openPageStore(1_000_000)
  for (const status of [200, 404, 202, 301, 200]) {
    const answer = { status, bytes: 100 } as CachedPage
    store.store(key, answer)
    expect(store.find(key)).toBe(answer)
  }
})
