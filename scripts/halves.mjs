/**
 * The two halves of the suite: `npm test` runs the first, `npm run test:all` the rest. Whether a test has one of these tags says which half it is in,
 * so each is in one of them: of the unit tests those tagged `rest` are left to the second, of the journeys only those tagged `promise` are in the first.
 */
export const tags = [
  { name: 'promise', description: 'A journey that npm test runs: it shows that a promise to a reader or to the owner is kept.' },
  { name: 'rest', description: 'A test that npm run test:all runs and npm test does not.' },
]

/** The files of each project. A test file that none of these names would never run. */
export const files = {
  unit: ['app', 'bench', 'cli', 'content', 'core', 'domain', 'packages', 'server', 'tests'].map((layer) => `${layer}/**/*.test.{ts,tsx}`),
  journeys: ['tests/journeys/**/*.spec.ts'],
}

/** Which tests of a project a half has, as an expression of Vitest's --tags-filter. @typedef {{ project: keyof typeof files, title: string, filter: string }} Part */

/** @type {Record<'first' | 'rest', Part[]>} */
export const halves = {
  first: [
    { project: 'unit', title: 'tests', filter: '!rest' },
    { project: 'journeys', title: 'browser journeys', filter: 'promise' },
  ],
  rest: [
    { project: 'unit', title: 'further tests', filter: 'rest' },
    { project: 'journeys', title: 'further browser journeys', filter: '!promise' },
  ],
}

/**
 * Whether a test with these tags is in a part, as Vitest reads the filter.
 * @param {Part} part
 * @param {string[]} testTags
 */
export function isIn({ filter }, testTags) {
  return filter.startsWith('!') ? !testTags.includes(filter.slice(1)) : testTags.includes(filter)
}
