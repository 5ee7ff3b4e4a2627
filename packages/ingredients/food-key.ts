import { fold } from './fold.ts'
import { descriptors, families, herbs, properNames, salts, spices, staples, synonyms, waters } from './food-names.ts'
import { parseIngredient } from './ingredient-parser.ts'
import { toSingular } from './plurals.ts'
import { splitFoods } from './split-foods.ts'

/** Maximum number of foods per recipe and of characters per food: no real recipe has more. */
const maxFoods = 60
export const maxFood = 60

/**
 * A normalised key for a food: folded, singular, without descriptive words ('large', 'unsalted'), and with one name for all synonyms
 * ('frank' is 'hot dog'). 'Ground' stays where it makes another food: 'ground beef', but not 'ground cumin'. '' if no word is left.
 */
export function toFoodKey(food: string): string {
  if (/\bfresh(?:ly)?\s+(?:\p{L}+\s+)?coriander(?!\s+seeds?)\b/iu.test(food)) return 'cilantro'
  const plain = withoutDescriptors(toWords(food)).join(' ').slice(0, maxFood).trim()
  return synonyms.get(plain) ?? plain
}

/** The key of a food from user input, with or without an amount: '2 large eggs'. */
export function readFoodKey(typed: string): string {
  return toFoodKey(parseIngredient(typed).food)
}

/** The keys of a recipe's foods without duplicates, in the order of its lines. */
export function toFoodKeys(ingredients: readonly string[]): string[] {
  const keys = ingredients
    .flatMap(splitFoods)
    .flatMap((line) => splitPair(parseIngredient(line).food).map((food) => toLineKey(settle(toFoodKey(food)), line)))
  return [...new Set(keys)].filter((key) => /\p{L}{2}/u.test(key) && key !== 'optional').slice(0, maxFoods)
}

/** 'A bunch of coriander' is the herb, '1 tsp coriander' the spice. */
function toLineKey(key: string, line: string): string {
  return key === 'coriander' && isOfHerb.test(line) && !/\b(?:ground|powder(?:ed)?|seeds?)\b/i.test(line) ? 'cilantro' : key
}

const isOfHerb = /\b(?:bunch(?:es)?|handfuls?|sprigs?|stems?|leaf|leaves|fresh(?:ly)?|chopped|torn|picked|to garnish|cups?)\b/i

/** Whether every kitchen is assumed to have a food: water, salt, pepper and oil for frying. */
export function isStaple(key: string): boolean {
  return staples.includes(key) || staples.includes(families.get(key) ?? '')
}

/** A key for display: 'Dijon mustard'. */
export function toFoodLabel(key: string): string {
  return key.replace(/\p{L}+/gu, (word) => (properNames.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word))
}

/** Normalises a key until it is stable, so that a key from an address is parsed as itself. */
function settle(key: string): string {
  const next = readFoodKey(key)
  return next === key || next === '' ? key : settle(next)
}

/** 'Salt & pepper' are two foods; 'half and half' and 'mac and cheese' are not. */
function splitPair(food: string): string[] {
  const pair = /^(.*\bsalt)\s*(?:,|&|and)\s*(.*\bpepper)$/i.exec(food)
  return pair ? pair.slice(1) : [food]
}

function toWords(food: string): string[] {
  const text = fold(food).replace(/[’']/g, '').replace(/\/.*$/, '').replace(/\s&\s/g, ' and ').replace(compound, '')
  const words = text.match(/[\p{L}\p{N}%]+/gu) ?? []
  const last = words.length - 1
  return words.map((word, index) => (index === last ? toSingular(word) : word))
}

/** Two-word descriptions. */
const compound =
  /\b(?:(?:thick|thin|center|centre)[- ]cut|low[- ]moisture|free[- ]range|cage[- ]free|grass[- ]fed|part[- ]skim|hard[- ](?:boiled|cooked)|room[- ]temperature|shell[- ]on|skin[- ]on|bone[- ]in|well[- ]drained|thick[- ]sliced|fat[- ]free|low[- ]fat|reduced[- ]fat|low[- ]sodium|no[- ]salt[- ]added|certified)\b\s+(?=\p{L})/giu

function withoutDescriptors(words: string[]): string[] {
  const kept = words.filter((word, index) => !isDescriptor(word, words, index))
  const isLeaf = kept.length > 1 && kept.at(-1) === 'leaf' && herbs.has(kept.at(-2) ?? '') && kept.at(-2) !== 'bay'
  return isLeaf ? kept.slice(0, -1) : kept
}

/** The last word names the food, so it is never a descriptor. */
function isDescriptor(word: string, words: string[], index: number) {
  const last = words.at(-1) ?? ''
  const next = words[index + 1]
  if (next === undefined) return false
  if (word === 'ground') return spices.has(next)
  if (word === 'dried') return herbs.has(next)
  if (last === 'salt' && (word === 'ground' || salts.has(word))) return true
  if (last === 'water' && waters.has(word)) return true
  if (next === 'flour') return false
  return descriptors.has(word) || /^(?:all beef|aluminum free)$/.test(`${word} ${next}`)
}
