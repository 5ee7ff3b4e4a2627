import { readFood } from '#domain/foods/read-food.ts'
import { toDietTerm } from './named-terms.ts'
import type { Candidate } from './search-document.ts'
import type { SearchPlan, WantedWord } from './search-plan.ts'
import { isAmount, isFiller } from './search-words.ts'

/** The weight of a word by where it occurs. */
const placeShares = { title: 1, main: 0.3, text: 0.1 }
/** The weight of a word that asks or counts rather than names something. */
const weakShare = 0.2
/** The bonus for two adjacent words in a title, as a share of a word's weight. */
const pairShare = 0.5
/** The bonus for a title of only searched words, as a share of their weight. */
const wholeTitleShare = 0.5
/** The factor for a recipe without meat in a search for meat: 'ground beef' does not ask for a substitute. */
const meatlessShare = 0.25
const meatless = toDietTerm('vegetarian')

/** How much more a recipe weighs than a post: one with a word in its title comes before any post with that word in its title. */
const recipeShare = 1.6

/**
 * Ranks documents, best first: words in the title count most, rare words more than common ones, short titles more than long ones; recipes
 * before posts. Among equals the newest comes first. `documents` is the total number.
 */
export function rankCandidates<Found extends Candidate>(candidates: readonly Found[], plan: SearchPlan, documents: number): Found[] {
  const weights = plan.words.map((word) => toWeight(word, documents))
  const wantsMeat = plan.diets.length === 0 && readFood(plan.words.map(({ word }) => word).join(' ')).contains.has('meat')
  const scored = candidates.map((candidate) => {
    const score = toScore(candidate, plan, weights)
    return { candidate, score: wantsMeat && candidate.main.includes(` ${meatless} `) ? meatlessShare * score : score }
  })
  return scored
    .sort((one, other) => other.score - one.score || compareAge(one.candidate, other.candidate))
    .map(({ candidate }) => candidate)
}

function toWeight({ word, documents: having, isAside = false }: WantedWord, documents: number) {
  const rarity = Math.log(1 + (Math.max(0, documents - having) + 0.5) / (having + 0.5))
  return isAmount(word) || isFiller(word) || isAside ? weakShare * rarity : rarity
}

function toScore({ kind, title, main }: Candidate, plan: SearchPlan, weights: number[]) {
  let [score, inTitle] = [0, 0]
  for (const [index, { alternatives, isRequired, isCourse }] of plan.words.entries()) {
    const best = { title: 0, main: 0 }
    for (const { term, share } of alternatives) {
      if (title.includes(` ${term} `)) best.title = Math.max(best.title, share)
      else if (main.includes(` ${term} `)) best.main = Math.max(best.main, share)
    }
    // A term in neither of these occurs elsewhere in the document.
    const elsewhere = isRequired ? placeShares.text : 0
    const weight = weights[index] ?? 0
    score += weight * Math.max(placeShares.title * best.title, (isCourse ? placeShares.title : placeShares.main) * best.main, elsewhere)
    inTitle += weight * best.title
  }
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length)
  for (const pair of plan.pairs) {
    if (title.includes(` ${pair} `)) score += pairShare * mean
    else if (main.includes(` ${pair} `)) score += pairShare * placeShares.main * mean
  }
  const found = countTerms(title, plan)
  score += (wholeTitleShare * inTitle * found.wanted) / Math.max(1, found.all)
  return Math.round(1e6 * score * (kind === 'recipe' ? recipeShare : 1))
}

/** How many terms a title has, and how many of them were searched for. */
function countTerms(title: string, { words, pairs }: SearchPlan) {
  const wanted = new Set([...pairs, ...words.flatMap(({ alternatives }) => alternatives.map(({ term }) => term))])
  const terms = title.split(' ').filter(Boolean)
  return { all: terms.length, wanted: terms.filter((term) => wanted.has(term)).length }
}

function compareAge(one: Candidate, other: Candidate) {
  if (one.kind !== other.kind) return one.kind === 'recipe' ? -1 : 1
  return other.number - one.number
}
