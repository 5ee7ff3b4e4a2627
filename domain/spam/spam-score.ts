import { findFoodAt } from '#domain/foods/food-index.ts'
import { readWords } from '#domain/search/search-words.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { findLinks, isBelow, isCampaign, isPhotoHost, isShortener } from './find-links.ts'
import { findForeignScript } from './foreign-script.ts'
import { flattery, phraseKinds, sellingName } from './spam-phrases.ts'

/** What a visitor sent, as far as it is checked: '' for fields that the form lacks. */
export type Writing = { name: string; email: string; text: string }

/** What is known besides the text. */
export type SpamFacts = {
  /** The site's language as a tag; undefined for English. */
  language?: string | undefined
  /** Hosts of the site itself. */
  ownHosts: string[]
  /** The block list entries that the text matches. */
  blocked: Blocked[]
  /** Whether the hidden field was filled in. */
  isTrapped: boolean
  /** Milliseconds since the form was started, measured by the server; undefined if unknown, as without JavaScript. */
  elapsed?: number | undefined
  /** How many other senders sent the same text within a day, and the same link at most. */
  sameText: number
  sameHost: number
  /** Whether something from this address has been approved before. */
  isKnown: boolean
}

export type Blocked = { kind: 'host' | 'address' | 'name' | 'word'; value: string }

/** From 0. `reasons` are sentences for the owner, heaviest first. */
export type SpamScore = { score: number; reasons: string[] }

/** From this score on, a submission is held as spam. */
export const spamThreshold = 5

/** How much proof of work by the visitor's browser lowers the score. */
const proofPoints = 2

/** Whether proof of work makes up for a score: for one slightly above the threshold. */
export function canBeProven(score: number) {
  return score - proofPoints < spamThreshold
}

/** A score that no proof of work makes up for; what the owner marks as spam gets it. */
export const certainSpam = 100

/** The time in milliseconds in which hardly anyone fills in a form. */
const hasty = 3000
const trapPoints = 3

type Sign = { points: number; reason: string }

/** How much a submission looks like spam, and why. Nothing is discarded, whatever its score. */
export function scoreSpam(writing: Writing, facts: SpamFacts): SpamScore {
  const signs = [
    ...toLinkSigns(writing, facts),
    ...toPhraseSigns(writing),
    ...toNameSigns(writing),
    ...toFormSigns(writing, facts),
    ...toEarlierSigns(facts),
    ...facts.blocked.map(toBlockedSign),
  ].sort((one, other) => other.points - one.points)
  const sum = signs.reduce((points, sign) => points + sign.points, facts.isKnown ? -2 : 0.5)
  return { score: Math.max(0, Math.round(sum * 10) / 10), reasons: signs.map(({ reason }) => reason) }
}

function toLinkSigns({ text }: Writing, { ownHosts, language = 'en' }: SpamFacts): Sign[] {
  const { count, hosts, hidden } = findLinks(text)
  const foreign = hosts.filter((host) => !isBelow(host, ownHosts))
  if (foreign.length === 0) return []
  const others = foreign.filter((host) => !isPhotoHost(host))
  const words = countWords(text) - count
  const signs = [{ points: others.length > 0 ? 1.5 : 0.5, reason: `Links to ${foreign.slice(0, 3).join(', ')}` }]
  if (count > 1) signs.push({ points: Math.min(3, 0.8 * (count - 1)), reason: `${count} links` })
  if (others.length > 0 && words < 8 * count) signs.push({ points: words < 5 ? 3 : 2, reason: 'More links than words' })
  if (/<a\s|\[(?:url|link)\b|\]\(http/i.test(text)) signs.push({ points: 2.5, reason: 'Links written as code' })
  if (hidden.length > 0) signs.push({ points: 2, reason: `A disguised address: ${hidden[0]}` })
  if (others.some(isCampaign)) signs.push({ points: 2, reason: 'Links to a campaign, a shop or a stream' })
  if (others.some(isShortener)) signs.push({ points: 2, reason: 'A shortened link' })
  const odd = others.find((host) => oddDomain.test(host) && !host.endsWith(`.${language.slice(0, 2)}`))
  if (odd) signs.push({ points: 1, reason: `An address typical of spam: ${odd}` })
  if (others.length > 0 && language.startsWith('en') && !isAboutFood(text)) {
    signs.push({ points: 1.5, reason: 'A link, and not a word about food' })
  }
  const praise = [...text.matchAll(flattery)]
  if (praise.length > 0) signs.push({ points: 3, reason: 'Generic praise, with a link' })
  return signs
}

const kitchenWord =
  /^(?:recipes?|cook\p{L}*|bak(?:e|ed|er|ery|es|ing)|oven|grill\p{L}*|roast\p{L}*|fr(?:y|ied|ying)|boil\p{L}*|simmer\p{L}*|kitchens?|pans?|pots?|skillet|dish(?:es)?|meals?|dinner|supper|lunch|breakfast|brunch|dessert|tast[ey]\p{L}*|flavou?rs?|delicious|yum\p{L}*|ingredients?|servings?|dough|loa(?:f|ves)|grams?|cups?|tablespoons?|teaspoons?)$/u

/** Whether a text in English has a word about food or cooking. */
function isAboutFood(text: string) {
  const words = readWords(text.replace(/https?:\/\/\S+/gi, ' '))
  return words.some(({ word }, index) => kitchenWord.test(word) || findFoodAt(words, index) !== undefined)
}

const oddDomain = /\.(?:ru|xyz|top|shop|click|icu|loan|win|bid|tk|cf|ga|gq|ml|site|online|buzz|vip|bet|casino|cn|pw|cc|su|biz|info)$/

function toPhraseSigns({ name, text }: Writing): Sign[] {
  const all = `${name}\n${text}`.replaceAll('’', "'")
  const found = phraseKinds.flatMap(({ kind, points, pattern }) => {
    const phrases = [...new Set([...all.matchAll(pattern)].map(([phrase]) => fold(phrase)))]
    if (phrases.length === 0) return []
    const said = phrases.slice(0, 3).map((phrase) => `“${phrase}”`)
    return [{ points: Math.min(6, points + (phrases.length - 1) * points * 0.6), reason: `Spam phrases about ${kind}: ${said.join(', ')}` }]
  })
  const praise = new Set([...text.matchAll(flattery)].map(([phrase]) => fold(phrase)))
  if (praise.size > 2) found.push({ points: Math.min(4, 1.2 * (praise.size - 1)), reason: 'Generic praise' })
  return found
}

function toNameSigns({ name, text }: Writing): Sign[] {
  const signs: Sign[] = []
  if (findLinks(name).count > 0) signs.push({ points: 4.5, reason: 'The name is a link' })
  else if (sellingName.test(name) || sellingName.test(name.toLowerCase().replace(/\bseo\b/g, ''))) {
    signs.push({ points: 2.5, reason: 'The name advertises' })
  }
  if (isGibberish(name)) signs.push({ points: 2.5, reason: 'The name is random letters' })
  if (isGibberish(text.trim())) signs.push({ points: 2.5, reason: 'The text is random letters' })
  const [first = '', ...rest] = text.split('\n')
  if (rest.length > 0 && fold(first) === fold(name) && findLinks(text).count > 0) {
    signs.push({ points: 2, reason: 'Begins with the name, as pingbacks do' })
  }
  return signs
}

/** Letters of both cases in disorder, such as 'NwRMLuyF'. 'McDonald' and 'DeShawn' have one such place. */
function isGibberish(text: string) {
  return /^[a-z]{7,}$/i.test(text) && (text.match(/[a-z][A-Z]/g) ?? []).length > 1 && !/^(?:Mc|Mac|De|Di|La|Le|O)[A-Z]/.test(text)
}

function toFormSigns(writing: Writing, { isTrapped, elapsed, language }: SpamFacts): Sign[] {
  const signs: Sign[] = []
  const seconds = Math.max(1, Math.round((elapsed ?? 0) / 1000))
  if (isTrapped) signs.push({ points: trapPoints, reason: 'A hidden field was filled in' })
  if (elapsed !== undefined && elapsed < hasty) {
    signs.push({ points: 2, reason: `Sent ${seconds} ${seconds === 1 ? 'second' : 'seconds'} after the form was started` })
  }
  const script = findForeignScript(writing.text, language)
  if (script) signs.push({ points: 3, reason: `Written in ${script}, unlike the site` })
  if (writing.text.length > 20 && !/\p{Ll}/u.test(writing.text) && /\p{Lu}/u.test(writing.text)) {
    signs.push({ points: 0.5, reason: 'All in capital letters' })
  }
  return signs
}

function toEarlierSigns({ sameText, sameHost }: SpamFacts): Sign[] {
  const signs: Sign[] = []
  if (sameText > 0) signs.push({ points: sameText > 1 ? 5 : 3, reason: `The same text came from ${countOthers(sameText)} within a day` })
  if (sameHost > 0) signs.push({ points: sameHost > 1 ? 3 : 1, reason: `The same link came from ${countOthers(sameHost)} within a day` })
  return signs
}

const countOthers = (count: number) => (count === 1 ? 'another sender' : `${count} other senders`)

const blockedPoints = { host: 5, address: 5, word: 5, name: 2 }
const blockedNames = { host: 'site', address: 'address', word: 'word', name: 'name' }

function toBlockedSign({ kind, value }: Blocked): Sign {
  return { points: blockedPoints[kind], reason: `On your block list: the ${blockedNames[kind]} “${value}”` }
}

function countWords(text: string) {
  return text.split(/\s+/u).filter(Boolean).length
}
