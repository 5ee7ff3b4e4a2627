import { expect, test } from 'vitest'
import { answerIn, keepPage } from './kept-page.ts'

test('a kept page holds no more memory than its compressed bytes', async () => {
  const text = Array.from({ length: 900 }, (_, index) => `<li>Recipe number ${index * 7919}</li>`).join('')
  const page = await keepPage(new Response(text, { headers: { 'Content-Type': 'text/html' } }), { versions: new Map(), expiresAt: 0 })
  const held = Object.values(page.answers).map(({ body }) => [body.buffer.byteLength, body.length])
  for (const [inMemory, sent] of held) expect(inMemory).toBe(sent)
  expect(page.bytes).toBeGreaterThanOrEqual(held.reduce((sum, [inMemory = 0]) => sum + inMemory, 0))
  expect(answerIn(page, 'identity').body.toString()).toBe(text)
})
