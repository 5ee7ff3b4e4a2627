import { expect, test } from 'vitest'
import { readFormData } from './forms.ts'

const post = (body: BodyInit) => new Request('http://site.test', { method: 'POST', body })

function parts(count: number) {
  const form = new FormData()
  for (let index = 0; index < count; index++) form.append('ids', 'a')
  return form
}

function fields(count: number) {
  return new URLSearchParams(Array.from({ length: count }, () => ['ids', 'a']))
}

test.each([
  ['fields', fields],
  ['parts', parts],
])('a body of only %s is refused before they are read', async (_, make) => {
  const read = await readFormData(post(make(4000)), 1_000_000)
  expect(read.getAll('ids')).toHaveLength(4000)
  await expect(readFormData(post(make(6000)), 1_000_000)).rejects.toMatchObject({ init: { status: 400 } })
})
