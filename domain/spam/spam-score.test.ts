import { expect, test } from 'vitest'
import { type SpamFacts, scoreSpam, spamThreshold } from './spam-score.ts'

const facts: SpamFacts = { ownHosts: ['site.test'], blocked: [], isTrapped: false, sameText: 0, sameHost: 0, isKnown: false }
const score = (text: string, changes: Partial<SpamFacts> = {}, name = 'Ann') =>
  scoreSpam({ name, email: 'ann@mail.example', text }, { ...facts, ...changes })
const isHeld = (...of: Parameters<typeof score>) => score(...of).score >= spamThreshold

test('a field filled in by autofill does not make spam, nor do haste or a foreign script alone', () => {
  expect(isHeld('Made this last night. Juicy!', { isTrapped: true })).toBe(false)
  expect(isHeld('Made this last night. Juicy!', { elapsed: 900 })).toBe(false)
  expect(isHeld('Очень вкусно получилось, спасибо!')).toBe(false)
  expect(isHeld('Made this last night. Juicy!', { isTrapped: true, elapsed: 900 })).toBe(true)
  expect(isHeld('Отличная статья, смотрите https://stroy-dom.example')).toBe(true)
})

test('a form without the hidden fields, sent by a browser without JavaScript or from a saved page, is as good as another', () => {
  const plain = score('Made this last night. Juicy!', { elapsed: undefined })
  expect(plain).toEqual({ score: 0.5, reasons: [] })
  expect(score('Made this last night. Juicy!', { elapsed: 60_000 })).toEqual(plain)
})

test('the same long text from many senders is spam, however harmless each is', () => {
  const text = 'I really like how you explained this, it helped me a great deal with my dinner'
  expect(isHeld(text, { sameText: 1 })).toBe(false)
  expect(score(text, { sameText: 2 })).toEqual({ score: 5.5, reasons: ['The same text came from 2 other senders within a day'] })
})

test('a pingback, whose first line is the author, is told apart from a comment', () => {
  const pingback = 'Nora’s Loaves\nI wrote more about that dough here, with pictures and the whole story: https://loaves.example/dough'
  expect(score(pingback, {}, 'Nora’s Loaves').reasons).toContain('Begins with the name, as pingbacks do')
  expect(score(pingback, {}, 'Bo').reasons).not.toContain('Begins with the name, as pingbacks do')
})

test('letters of the site’s own language are not foreign', () => {
  for (const [language, text] of [
    ['ru', 'Очень вкусно'],
    ['ja', 'とても美味しかった'],
    ['el', 'Πολύ ωραία'],
    ['zh-TW', '很好吃，謝謝'],
  ] as const) {
    expect(score(text, { language }).reasons).toEqual([])
    expect(score(text, { language: 'en-US' }).reasons).toHaveLength(1)
    expect(score('Delicious, thank you', { language }).reasons).toEqual([])
  }
})

test('links count by words, hosts and form; those to the site itself do not', () => {
  expect(score('See https://www.site.test/recipes/ribs or https://site.test').score).toBe(0.5)
  expect(score('Here is mine: https://imgur.com/a/ribs').score).toBeLessThan(2)
  const links = (text: string) => score(text).score
  expect(links('Nice, I would say that it goes well with rice: https://shop.example')).toBeLessThan(links('Nice https://shop.example'))
  expect(links('<a href="https://shop.example">rice</a> goes well with this one I think, try it')).toBeGreaterThan(
    links('https://shop.example rice goes well with this one I think, try it'),
  )
})

test('a link beside a word about food counts less than one beside none, on sites in English', () => {
  const link = 'https://annas-place.example/x'
  expect(score(`I put what we changed in the rye loaf here: ${link}`).score).toBe(2)
  expect(score(`I put what we changed in my life here: ${link}`).score).toBe(3.5)
  expect(score(`I put what we changed in my life here: ${link}`, { language: 'de' }).score).toBe(2)
})

test('the block list decides, but not by a name alone; an earlier approval is a bonus', () => {
  const text = 'Made this last night. Juicy!'
  for (const kind of ['host', 'address', 'word'] as const) expect(isHeld(text, { blocked: [{ kind, value: 'x' }] })).toBe(true)
  expect(isHeld(text, { blocked: [{ kind: 'name', value: 'ann' }] })).toBe(false)
  const link = 'My version https://annas.example https://bos.example'
  expect([isHeld(link), isHeld(link, { isKnown: true })]).toEqual([true, false])
})

test('reasons are sentences, heaviest first', () => {
  expect(score('Best online casino http://spin.example', { elapsed: 1200 }).reasons).toEqual([
    'Spam phrases about gambling: “online casino”',
    'More links than words',
    'Sent 1 second after the form was started',
    'Links to spin.example',
    'A link, and not a word about food',
    'Spam phrases about casinos: “casino”',
  ])
})

test('a long text of anything is scored at once', () => {
  const texts = [
    'a'.repeat(5000),
    'check '.repeat(1000),
    'http://a.b '.repeat(500),
    'sub my '.repeat(800),
    'aA'.repeat(2500),
    '. com '.repeat(900),
    'x.'.repeat(2500),
  ]
  const begun = performance.now()
  for (const text of texts) score(text)
  expect(performance.now() - begun).toBeLessThan(1000)
})
