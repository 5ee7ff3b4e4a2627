import { expect, test } from 'vitest'
import { toSiteInfo } from './site-info.ts'

test('a site that nobody has set up has the fallbacks', () => {
  expect(toSiteInfo({}, 'Griddle', null)).toMatchObject({
    logo: 'Griddle',
    footerName: 'Griddle',
    email: 'hello@example.com',
    address: 'New York, USA',
    city: '',
    phone: '+1 555 0100',
    telephone: 'tel:+15550100',
  })
})

test('an emptied name shows the specification’s words for it', () => {
  expect(toSiteInfo({ name: '' }, 'Griddle', null)).toMatchObject({ logo: 'Food Recipe', footerName: 'foodrecipe' })
})

test('the city appears only after an address that the owner set', () => {
  expect(toSiteInfo({ address: '1 Main St' }, 'Griddle', null).city).toBe('Ranchi')
  expect(toSiteInfo({ address: '1 Main St', addressCity: 'Boston' }, 'Griddle', null).city).toBe('Boston')
})

test('unreadable numbers show no phone line', () => {
  expect(toSiteInfo({}, 'Griddle', undefined)).toMatchObject({ phone: '', telephone: '' })
})

test('the displayed number is dialled if there is no other', () => {
  expect(toSiteInfo({}, 'Griddle', { numberIntl: '', numberLocal: '(555) 0100' }).telephone).toBe('tel:5550100')
})

test('an emptied email or address is not shown', () => {
  expect(toSiteInfo({ email: '', address: '' }, 'Griddle', null)).toMatchObject({ email: '', address: '', city: '' })
})

test('an emptied social link is not shown', () => {
  const links = toSiteInfo({ social: { facebook: '', youtube: 'https://www.youtube.com/@diner' } }, 'Griddle', null).social
  expect(links.map(({ label }) => label)).toEqual(['Instagram', 'YouTube', 'Pinterest'])
  expect(links[1]?.url).toBe('https://www.youtube.com/@diner')
})
