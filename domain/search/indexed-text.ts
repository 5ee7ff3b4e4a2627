import { listNamedTerms } from './named-terms.ts'
import { isAmount, readWords, stem, type Word } from './search-words.ts'

/**
 * The text of a recipe or post, by importance: its title, the lines of a summary and ingredients, its steps or body. `known` are the terms
 * of what a recipe suits and is free of; if not given, diet names in the text count. `ingredients` are food lines, `doubts` the terms of
 * what they may contain unnamed, `names` what the record is organised by: "side dish" is also one term.
 */
export type SearchableText = {
  title: string
  lines: string[]
  body: string
  known?: string[]
  names?: readonly string[]
  ingredients?: readonly string[]
  doubts?: string[]
}

/**
 * The indexed form of a text: the terms of its title, those of what it is about, the others, and the words as written, for completing and
 * correcting. Terms of the lines, and terms repeated in the body, say what it is about. `foods` are those that a search can exclude: named
 * by the ingredients and the title, except what these say it is free of.
 */
export type IndexedText = { title: string[]; main: string[]; body: string[]; words: string[]; foods: string[] }

/** The term of every recipe that lists its ingredients: without a list, nobody knows what is in it. */
export const listedTerm = 'hasingredients'

/** Dishes that a utensil is named after: a recipe baked in a muffin tin is no muffin. */
const utensil =
  /\b(?:muffin|cookie|cake|cupcake|pie|tart|pizza|bread|loaf|waffle|pancake|soup|salad|cocktail|ice cream|taco|sandwich|brownie|pasta|egg|doughnut|donut)(?=[ -](?:tins?|pans?|sheets?|stones?|cutters?|liners?|plates?|bowls?|spoons?|scoops?|irons?|molds?|moulds?|racks?|kni(?:fe|ves)|machines?|makers?|shakers?|spinners?|glass(?:es)?|rings?|wheels?|trays?|holders?)\b)/gi

/** A term that occurs this often in the body says what a text is about. */
const timesOfMain = 3

/**
 * The terms of a text. Words count in the singular, foods with several names also by one of them; amounts count only in titles. Two
 * adjacent words of the title are also one term, so that "cheese burger" is found as "cheeseburger".
 */
export function toIndexedText({ title, lines, body, known, names = [], ingredients = [], doubts = [] }: SearchableText): IndexedText {
  const words = new Set<string>()
  const readsDiets = known === undefined
  const ofTitle = countTerms([title], words, { isTitle: true, readsDiets })
  const ofLines = countTerms(lines, words, { isTitle: false, readsDiets })
  const ofBody = countTerms([body.replace(utensil, ' ')], words, { isTitle: false, readsDiets })
  const ofNames = names.flatMap((name) => listPairs(readWords(name)))
  for (const pair of ofNames) if (saysLittleAlone(pair)) words.add(pair)
  const main = new Set([...ofLines.keys(), ...ofNames, ...(known ?? []), ...(ingredients.length > 0 ? [listedTerm] : [])])
  for (const [term, times] of ofBody) if (times >= timesOfMain) main.add(term)
  return {
    title: [...ofTitle.keys()],
    main: [...main],
    body: [...ofBody.keys()],
    words: [...words],
    foods: ingredients.length > 0 ? [...listFoodTerms([title, ...ingredients]), ...doubts] : [],
  }
}

/** Ends and beginnings of names whose words say little alone: side dish, finger food, main course, no bake. */
const littleAlone = /(?:dish|food|course|meal)$|^no(?:bake|knead|cook|churn)$/

/** Whether two joined words name something only together. */
export function saysLittleAlone(pair: string) {
  return littleAlone.test(pair)
}

/** The term of two adjacent words, or undefined if they don't form one. */
export function toPairTerm(first: string, second: string) {
  const joins = [first, second].every((word) => word.length > 1 && !isAmount(word)) && first.length + second.length <= 24
  return joins ? stem(first + second) : undefined
}

/** Every word, and every adjacent pair: 'butter' is not in 'peanut butter', nor 'sugar' in 'sugar-free'. */
function listFoodTerms(lines: readonly string[]) {
  const terms = new Set<string>()
  for (const line of lines.map(withoutNegated)) {
    const [read, own] = [readWords(line), readWords(line.replace(compoundFood, '$1$2'))]
    for (const { term, isAmount, isStopWord } of own) if (!isAmount && !isStopWord) terms.add(term)
    for (const term of [...listPairs(read), ...listNamedTerms(read).map((name) => name.term)]) terms.add(term)
  }
  return [...terms]
}

/** These contain the name of a food that they are not. */
const compoundFood =
  /\b(peanut|almond|cashew|nut|cocoa|apple) butter\b|\b(coconut|almond|cashew|oat|soy|rice) (?:milk|cream)\b|\bcream of tartar\b/gi

function withoutNegated(line: string) {
  return line.replace(/\b(?:without|no|non)[- ](?:added )?\p{L}+|\b\p{L}+(?:[- ]free\b(?! range)|less\b)/giu, ' ')
}

/** How often each term occurs in some texts. */
function countTerms(texts: string[], words: Set<string>, { isTitle, readsDiets }: { isTitle: boolean; readsDiets: boolean }) {
  const times = new Map<string, number>()
  const add = (term: string, by = 1) => times.set(term, (times.get(term) ?? 0) + by)
  const different: Word[] = []
  for (const text of texts) {
    const read = readWords(text)
    for (const word of read) if (word.times++ === 0) different.push(word)
    for (const { term, start, diet } of listNamedTerms(read)) if (diet ? readsDiets : term !== read[start]?.term) add(term)
    if (isTitle) for (const pair of listPairs(read)) add(pair)
  }
  for (const read of different) {
    if (read.part) add(read.part, read.times)
    if (!read.isStopWord && (isTitle || !read.isAmount)) {
      add(read.term, read.times)
      if (!read.isAmount) words.add(read.word)
    }
    read.times = 0
  }
  return times
}

function listPairs(words: Word[]) {
  return words.flatMap(({ word, isStopWord }, index) => {
    const next = words[index + 1]
    return next && !isStopWord && !next.isStopWord ? (toPairTerm(word, next.word) ?? []) : []
  })
}
