import { expect, test } from 'vitest'
import { toLoginPath, toNextPath } from './next-path.ts'

test.each(['/admin/blog', '/admin/blog/edit?id=m1', '/admin/manage-users?page=2&q=a%20b'])('%s is a page to return to', (next) => {
  expect(toNextPath(next)).toBe(next)
  const asked = new URL(toLoginPath(new URL(next, 'http://site.test')), 'http://site.test').searchParams.get('next')
  expect(asked).toBe(next)
})

test.each([
  undefined,
  null,
  '',
  'admin/blog',
  'https://evil.example/admin/',
  '//evil.example/admin/',
  '//evil.example/admin/blog',
  '/\\evil.example/admin/',
  '\\\\evil.example/admin/',
  '/\t/evil.example/admin/',
  '/.//evil.example/admin/',
  '/admin/..//evil.example',
  '/admin/../../x',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%09/evil.example',
  'http:evil.example',
  'http:/admin/blog',
  '/recipes',
  '/administrator',
  '/admin',
  '/admin/login',
  '/admin/login/?next=/admin/login',
  '/admin/sign-out',
  '/admin/export/comments',
  '///admin/blog',
  '/admin\\@evil.example',
  '/admin/\u0000',
  ' /admin/blog',
])('%j is not', (next) => {
  expect(toNextPath(next)).toBe('/admin/dashboard')
})
