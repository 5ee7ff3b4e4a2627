import type { Diet } from '#domain/recipes/diet-names.ts'
import { editDistance } from '#domain/text/edit-distance.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { families, synonyms } from '#packages/ingredients/food-names.ts'
import { isFoodWord } from './diets.ts'
import { listKindsOf, toDoubtTerm } from './doubted-foods.ts'
import { toPairTerm } from './indexed-text.ts'
import { dietNames, toDietTerm, toWithoutTerm } from './named-terms.ts'
import { isStopWord, readWords, stem } from './search-words.ts'

/**
 * What a search excludes, in the words of the search. For an allergen or a diet, a recipe must be known to be free of it: it fits all of
 * `fits`, the words of its labels, and has the `known` terms. For another food, it must have none of the `foods`, each one or more terms
 * that occur together. Posts have no ingredients: none of these `words` may occur in them.
 */
export type Exclusion = { name: string; fits: string[]; known: string[]; foods: string[][]; words: string[][] }

/** A search without its exclusions. `missing` are names that no recipe and no list has: they excluded nothing. */
export type ReadExclusions = { rest: string; without: Exclusion[]; corrections: { typed: string; meant: string }[]; missing: string[] }

/**
 * What an exclusion means: allergens, by their stored names, or a diet. 'Nut' means both kinds; 'seafood' and 'shellfish' are taken in
 * their widest sense.
 */
const meanings: [names: string, allergens: string[], diet?: Diet][] = [
  ['egg', ['eggs']],
  ['milk, dairy, lactose, cow milk, cows milk, casein, whey', [], 'dairy free'],
  ['gluten, wheat, cereal containing gluten', [], 'gluten free'],
  ['nut', ['nuts', 'peanuts']],
  ['tree nut, treenut', ['nuts']],
  ['peanut, groundnut, ground nut', ['peanuts']],
  ['fish', ['fish']],
  ['shellfish, shell fish', ['crustaceans', 'molluscs']],
  ['crustacean', ['crustaceans']],
  ['mollusc, mollusk', ['molluscs']],
  ['seafood, sea food', ['fish', 'crustaceans', 'molluscs']],
  ['soy, soya, soybean, soya bean, soy bean', ['soy']],
  ['sesame, sesame seed', ['sesame']],
  ['celery, celeriac', ['celery']],
  ['mustard', ['mustard']],
  ['lupin, lupine', ['lupin']],
  ['sulphite, sulfite, sulphur dioxide, sulfur dioxide', ['sulphites']],
  ['meat', [], 'vegetarian'],
  ['animal product, animal', [], 'vegan'],
]

/** The words that keep a post out of a search without an allergen. */
const allergenWords: Record<string, string> = {
  eggs: 'egg yolk meringue mayonnaise mayo custard',
  nuts: 'nut almond walnut pecan cashew pistachio hazelnut macadamia praline marzipan',
  peanuts: 'peanut groundnut nut',
  fish: 'fish salmon tuna cod halibut tilapia trout haddock mackerel sardine herring catfish anchovy worcestershire',
  crustaceans: 'shellfish crustacean shrimp prawn crab lobster crayfish crawfish',
  molluscs: 'shellfish mollusc mollusk clam mussel oyster scallop squid octopus calamari',
  soy: 'soy soya soybean tofu tempeh edamame miso tamari',
  sesame: 'sesame tahini hummus',
  celery: 'celery celeriac',
  mustard: 'mustard',
  lupin: 'lupin lupine',
  sulphites: 'sulphite sulfite wine',
}

/** Foods covered by a wider word, besides the families of foods: someone who avoids pork avoids bacon. */
const kinds: Record<string, string> = {
  pork: 'bacon ham prosciutto pancetta guanciale lard chorizo salami pepperoni sausage bratwurst kielbasa carnitas hot+dog',
  beef: 'steak chuck sirloin brisket oxtail corned+beef hamburger ground+chuck hot+dog meatball',
  alcohol:
    'wine beer ale stout rum vodka whiskey whisky bourbon brandy cognac gin tequila mezcal liqueur vermouth sherry marsala champagne prosecco sake mirin',
  cheese: 'brie paneer mascarpone halloumi burrata manchego gorgonzola pecorino parmigiano camembert queso roquefort stilton fontina',
  chocolate: 'cocoa nutella brownie',
  sugar: 'honey syrup molasses',
  poultry: 'chicken turkey duck goose quail',
  bean: 'chickpea garbanzo edamame',
  onion: 'scallion shallot',
  yeast: 'sourdough',
}

/** Foods of two words, besides those of several names: 'no peanut butter' does not exclude butter. */
const pairs = `peanut butter, almond butter, soy sauce, fish sauce, hot sauce, oyster sauce, tomato sauce, tomato paste, cream cheese, cottage cheese, sour cream,
  ice cream, maple syrup, corn syrup, coconut milk, coconut oil, coconut cream, condensed milk, evaporated milk, almond milk, oat milk, bell pepper, sweet potato,
  egg noodle, egg white, egg yolk, chocolate chip, baking powder, baking soda, lemon juice, lime juice, palm oil, bread crumb, red meat, food coloring, protein powder`

/** Things recipes do without that aren't foods: 'no bake', 'no knead'. */
const methods = new Set(
  `bake bakes baking knead kneading cook cooking churn fail fuss boil boiling stir mix mixer peek roll sift wait waste rise chill fry frying sear time name oven stove
  microwave grill machine drain peel soak proof press problem stress sweat mess guilt brainer longer more one less dish way frills effort prep skill skills rules cut
  matter doubt recipe recipes`.split(/\s+/),
)

const meaningByName = new Map(
  meanings.flatMap(([names, allergens, diet]) => names.split(', ').map((name) => [toKey(name), { allergens, diet }])),
)

const foodNames = new Set(
  [...synonyms, ...families]
    .flat()
    .concat(pairs.split(/,\s+/), Object.keys(kinds))
    .map(toKey)
    .filter((key) => key.includes(' ')),
)

const dietKeys = new Set(Object.values(dietNames).flat().map(toKey))

/** The longest name, in words. */
const longest = 3

/** Words that exclude what follows. After the first any word counts, after the others a food. */
const leads = { sure: /^(?:without|sans|minus|excluding)$/, likely: /^no$/, weak: /^(?:not|except|avoid|avoiding|exclude|skip|nor)$/ }

const fillers = /^(?:any|the|a|an|added|using|use|containing|all|of|from|to|in)$/
const conjunctions = /^(?:and|or|nor|[,&/+])$/

type Known = { isKnownWord: (word: string) => boolean; correct: (word: string) => string | undefined; complete: (word: string) => string[] }

/**
 * Extracts the exclusions from a search: 'dessert without eggs', 'nut-free cookies', 'cake -chocolate', '-"peanut butter"', 'free of soy',
 * 'peanut allergy'.
 */
export function readExclusions(text: string, known: Known, { completesLast = false } = {}): ReadExclusions {
  const result: ReadExclusions = { rest: '', without: [], corrections: [], missing: [] }
  const add = (name: string, isUnfinished = false) => addExclusion(result, name, known, isUnfinished)
  const plain = text
    .replace(/[‐‑−]/g, '-')
    .replace(/(^|\s)[-–]\s*"([^"]*)"?|(^|\s)[-–]([\p{L}\p{N}][^\s]*)/gu, (_whole, before, phrase, start, word) => {
      add(phrase ?? word)
      return `${before ?? start ?? ''} `
    })
    .replace(/\bw\/o\b/gi, 'without')
    .replace(
      /\b(?:do|does)(?:n['’]?t| not) (?:contain|have|use|need)\b|\bnot (?:containing|having|using)\b|\b(?:free (?:of|from)|allergic to|intolerant to)\b/gi,
      'without',
    )
  const words = plain.match(/[\p{L}\p{N}\p{M}'’%]+|[,&/+]/gu) ?? []
  const keys = words.map((word) => (conjunctions.test(word) ? word : fold(word).replace(/['’]/g, '')))
  const isTaken = words.map(() => false)
  const take = (start: number, length: number) => isTaken.fill(true, start, start + length)
  for (let index = 0; index < words.length; index++) {
    const key = keys[index] ?? ''
    if (/^(?:free|allerg(?:y|ies|ic)|intoleran(?:t|ce))$/.test(key)) readBackwards(index)
    else if (leads.sure.test(key) || leads.likely.test(key) || leads.weak.test(key)) index = readForwards(index)
    else if (/^(?:egg|flour|dairy|milk|butter|sugar|nut|gluten|wheat|grain|yeast)less$/.test(key)) {
      add(key.slice(0, -4))
      take(index, 1)
    } else if (/^(?:egg|nut|peanut|soy|fish|milk|wheat|sugar|yeast|alcohol)free$/.test(key)) {
      add(key.slice(0, -4))
      take(index, 1)
    }
  }
  result.rest = words.filter((_, index) => !isTaken[index]).join(' ')
  return result

  /** 'Without eggs, milk and nuts': a list goes on as long as foods follow. Returns the last position read. */
  function readForwards(lead: number) {
    let end = lead
    for (let place = lead + 1; place < words.length; ) {
      while (place < words.length - 1 && fillers.test(keys[place] ?? '')) place++
      if (leads.likely.test(keys[lead] ?? '') && methods.has(keys[place] ?? '')) break
      const length = findName(keys, place)
      const isFirst = end === lead
      const isUnfinished = completesLast && place + Math.max(1, length) === words.length
      if (length === 0 && !(isFirst && mayBeFood(keys[lead] ?? '', keys[place] ?? '', isUnfinished))) break
      // 'Without gluten free flour' isn't a list of exclusions.
      const size = Math.max(1, length)
      add(words.slice(place, place + size).join(' '), isUnfinished && length === 0)
      take(lead, place + size - lead)
      end = place + size - 1
      const next = end + 1
      if (!conjunctions.test(keys[next] ?? '')) break
      place = next
      while (conjunctions.test(keys[place] ?? '') || leads.sure.test(keys[place] ?? '') || leads.likely.test(keys[place] ?? '')) place++
    }
    // While someone is typing, nothing may follow it yet.
    if (end === lead && leads.sure.test(keys[lead] ?? '')) take(lead, 1)
    return end
  }

  function mayBeFood(lead: string, key: string, isUnfinished: boolean) {
    if (key === '' || conjunctions.test(key)) return false
    if (leads.sure.test(lead)) return true
    if (leads.likely.test(lead)) return isUnfinished || !methods.has(key)
    return isFoodWord(key)
  }

  /** 'Egg and dairy free', 'nut-free', 'peanut allergy': before a conjunction only allergens count. */
  function readBackwards(last: number) {
    if (/^(?:range|of|from)$/.test(keys[last + 1] ?? '')) return
    for (let end = last, isFirst = true; end > 0; isFirst = false) {
      const size = [longest, 2, 1].find((length) => length <= end && isName(keys.slice(end - length, end), isFirst)) ?? 0
      const start = end - size
      if (size === 0 || isTaken[start]) return
      // A diet has a name of its own, which ranks and is highlighted.
      const key = toKey(keys.slice(start, end).join(' '))
      if (isFirst && keys[last] === 'free' && dietKeys.has(`${key} free`)) {
        if (!conjunctions.test(keys[start - 1] ?? '')) return
      } else {
        add(words.slice(start, end).join(' '))
        take(start, isFirst ? last + 1 - start : size)
      }
      if (!conjunctions.test(keys[start - 1] ?? '')) return
      end = start - 1
      while (conjunctions.test(keys[end - 1] ?? '')) end--
      if (isName([keys[end - 1] ?? ''], false)) take(end, start - end)
    }
  }
}

/** How many words at a position are the name of an allergen or a food. */
function findName(keys: string[], place: number) {
  return [longest, 2, 1].find((length) => place + length <= keys.length && isName(keys.slice(place, place + length), true)) ?? 0
}

function isName(words: string[], takesFoods: boolean) {
  if (words.some((word) => conjunctions.test(word))) return false
  const key = toKey(words.join(' '))
  if (meaningByName.has(key)) return true
  return takesFoods && (key.includes(' ') ? foodNames.has(key) : isFoodWord(key) || Object.hasOwn(kinds, key))
}

function addExclusion(result: ReadExclusions, typed: string, known: Known, isUnfinished: boolean) {
  const words = readWords(typed)
  const key = words.map(({ term }) => term).join(' ')
  if (key === '' || words.every(({ word }) => isStopWord(word))) return
  if (isUnfinished) return void result.without.push(toUnfinished(key, words.at(-1)?.word ?? '', known))
  const isKnown = isName([key], true) || words.every(({ word, term }) => known.isKnownWord(word) || isFoodWord(term))
  const meant = isKnown ? undefined : words.map(({ word }) => correctWord(word, known))
  if (meant?.includes(undefined)) return void result.missing.push(typed)
  if (meant) result.corrections.push({ typed, meant: meant.join(' ') })
  const name = meant?.join(' ') ?? words.map(({ word }) => word).join(' ')
  if (!result.without.some((other) => other.name === name)) result.without.push(toExclusion(name))
}

function correctWord(word: string, known: Known) {
  if (known.isKnownWord(word)) return word
  const near = [...meaningByName.keys()].find((name) => name.length > 3 && editDistance(stem(word), name, 1) <= 1)
  return near ?? known.correct(word)
}

/** For a word still being typed, everything that it may become. */
function toUnfinished(key: string, word: string, known: Known): Exclusion {
  const begun = [...meaningByName].filter(([name]) => name.startsWith(key))
  const terms = begun.flatMap(([name]) => toExclusion(name).known)
  const foods = [word, ...known.complete(word)].map((one) => [stem(one)])
  const words = begun.flatMap(([name]) => toExclusion(name).words)
  const doubts = [word, ...known.complete(word)].flatMap(listDoubtTerms)
  return {
    name: word,
    fits: [],
    known: [...new Set(terms)],
    foods: begun.length > 0 ? [] : [...foods, ...doubts],
    words: begun.length > 0 ? words : foods,
  }
}

function toExclusion(name: string): Exclusion {
  const meaning = meaningByName.get(toKey(name))
  if (meaning?.diet) return { name, fits: [meaning.diet.replace(' ', '-')], known: [toDietTerm(meaning.diet)], foods: [], words: [] }
  if (meaning) {
    const { allergens } = meaning
    const fits = allergens.map((allergen) => `no-${allergen}`)
    return { name, fits, known: allergens.map(toWithoutTerm), foods: [], words: listAllergenWords(allergens) }
  }
  const kinds = listKinds(toKey(name))
  return {
    name,
    fits: [],
    known: [],
    foods: [...kinds.map(toFoodTerms), ...listDoubtTerms(name)],
    words: kinds.map((kind) => kind.split(' ')),
  }
}

/** A search without walnuts also excludes mixed nuts: whatever may contain a food unnamed. */
function listDoubtTerms(food: string) {
  return listKindsOf(food).map((kind) => [toDoubtTerm(kind)])
}

function listAllergenWords(allergens: string[]) {
  return allergens.flatMap((allergen) => allergenWords[allergen]?.split(' ') ?? []).map((word) => [stem(word)])
}

/** A food with its synonyms and the foods it covers. */
function listKinds(key: string) {
  const named = [...synonyms].find(([name, food]) => toKey(name) === key || toKey(food) === key)?.[1]
  const wide = new Set([key, named ? toKey(named) : key])
  const narrow = [...families].filter(([, food]) => wide.has(toKey(food))).map(([name]) => toKey(name))
  const more = (kinds[key]?.split(/\s+/) ?? []).map((name) => toKey(name.replaceAll('+', ' ')))
  const all = new Set([...wide, ...narrow, ...more])
  const others = [...synonyms].filter(([, food]) => all.has(toKey(food))).map(([name]) => toKey(name))
  return [...new Set([...all, ...others])].filter((name) => !/^\d/.test(name))
}

/** The joined term of a food of several words: 'peanutbutter'. */
function toFoodTerms(key: string) {
  const words = key.split(' ')
  if (words.length === 1) return words
  return words.slice(1).map((word, index) => toPairTerm(words[index] ?? '', word) ?? word)
}

/** In the singular, word for word. */
function toKey(name: string) {
  return readWords(name)
    .map(({ term }) => term)
    .join(' ')
}
