import { expect, test } from 'vitest'
import { forgetsAfterDays, hasShareMenu } from './install-way.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'

test.each([
  ['Safari on an iPhone', `${phone} Version/18.6 Mobile/15E148 Safari/604.1`, 5, true],
  ['Safari on a Mac', mac, 0, true],
  ['Chrome on an iPhone', `${phone} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 5, true],
  ['Chrome on a Mac', mac.replace('Version/26.0', 'Chrome/140.0.0.0'), 0, false],
  ['Firefox on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 0, false],
  [
    'the browser of an Android',
    'Mozilla/5.0 (Linux; Android 4.4) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    5,
    false,
  ],
])('%s deletes after seven days', (_, userAgent, maxTouchPoints, forgets) => {
  expect(forgetsAfterDays({ userAgent, maxTouchPoints })).toBe(forgets)
})

test.each([
  ['Safari on an iPhone', `${phone} Version/18.6 Mobile/15E148 Safari/604.1`, 5, true],
  ['Safari on an iPad', mac, 5, true],
  ['Safari on a Mac', mac, 0, false],
  ['Chrome on an iPhone', `${phone} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 5, false],
  ['Firefox on an iPhone', `${phone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 5, false],
  ['an app that shows the page on an iPhone', `${phone} Mobile/15E148`, 5, false],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('%s', (_, userAgent, maxTouchPoints, has) => {
  expect(hasShareMenu({ userAgent, maxTouchPoints })).toBe(has)
})
