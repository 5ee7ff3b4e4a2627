import { expect, test } from 'vitest'
import { toIndexedText } from './indexed-text.ts'
import { rankCandidates } from './rank-candidates.ts'
import type { Candidate, DocumentKind } from './search-document.ts'
import { planSearch } from './search-plan.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary()
for (const word of ['burger', 'cheese', 'bun', 'easy', 'cheeseburger', 'roast']) vocabulary.set(word, 10)

let number = 0
function aCandidate(kind: DocumentKind, title: string, line = ''): Candidate {
  const { title: terms, main } = toIndexedText({ title, lines: [line], body: '', known: [] })
  const toSpaced = (some: string[]) => ` ${some.join(' ')} `
  return { kind, recordId: title, number: ++number, title: toSpaced(terms), main: toSpaced(main) }
}

function rank(text: string, ...candidates: Candidate[]) {
  return rankCandidates(candidates, planSearch(text, vocabulary), 1000).map(({ recordId }) => recordId)
}

test('burgers come before posts about burgers, and those before recipes that only need a bun', () => {
  const bun = aCandidate('recipe', 'Sloppy Joe', 'burger')
  const post = aCandidate('blog', 'Burger')
  const [double, cheeseburger] = [aCandidate('recipe', 'A double burger from the docks'), aCandidate('recipe', 'Classic Cheeseburger')]
  expect(rank('burger', bun, post, double, cheeseburger)).toEqual([
    'Classic Cheeseburger',
    'A double burger from the docks',
    'Burger',
    'Sloppy Joe',
  ])
})

test('the title counts more than the ingredients, a short title more than a long one', () => {
  const [line, long, short] = [
    aCandidate('recipe', 'Toast', 'cheese'),
    aCandidate('recipe', 'Cheese on a lot of toast'),
    aCandidate('recipe', 'Cheese'),
  ]
  expect(rank('cheese', line, long, short)).toEqual(['Cheese', 'Cheese on a lot of toast', 'Toast'])
})

test('adjacent words rank higher, and so do words of praise', () => {
  const [apart, together] = [aCandidate('recipe', 'Burger with cheese'), aCandidate('recipe', 'The cheese burger')]
  expect(rank('cheese burger', apart, together)).toEqual(['The cheese burger', 'Burger with cheese'])
  expect(rank('easy roast', aCandidate('recipe', 'Sunday roast'), aCandidate('recipe', 'Easy roast'))).toEqual([
    'Easy roast',
    'Sunday roast',
  ])
})

test('among equals, recipes come first and then the newest', () => {
  const [older, post, newer] = [aCandidate('recipe', 'Xyzzy one'), aCandidate('blog', 'Xyzzy two'), aCandidate('recipe', 'Xyzzy two')]
  expect(rank('nothing', older, post, newer)).toEqual(['Xyzzy two', 'Xyzzy one', 'Xyzzy two'])
})

test('a search for meat ranks meat substitutes lower', () => {
  const peppers = aCandidate('recipe', 'Ground Beef Peppers, the vegan way')
  const [vegan, chili] = [
    { ...peppers, main: `${peppers.main}dietvegetarian ` },
    aCandidate('recipe', 'A chili for cold days', 'ground beef'),
  ]
  expect(rank('ground beef', vegan, chili)).toEqual(['A chili for cold days', peppers.recordId])
  expect(rank('vegan ground beef', vegan, chili)[0]).toBe(peppers.recordId)
})
