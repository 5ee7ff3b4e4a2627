import { parseIngredient } from './ingredient-parser.ts'
import { findGroups } from './measures.ts'
import { fractionSigns } from './numbers.ts'

const figure = String.raw`\d${fractionSigns}`
const hasFigure = new RegExp(`[${figure}]`)
const eachOf = new RegExp(
  String.raw`^(.*?\d.*?|[${fractionSigns}].*?|an?\s\p{L}+)\s+(?:of\s+)?each\b(?:\s+of)?\s*:?\s*(?:of\s+)?(?=\p{L})`,
  'iu',
)
const eachBehind = new RegExp(String.raw`^([^${figure}]+?),?\s+[–-]?\s*([${figure}][^,()]*?)\s+each\s*$`, 'iu')
const sumOfTwo = new RegExp(String.raw`^([^(),]+?)\s+(?:&|and|plus|\+)\s+([${figure}][^(),]*?)(?:,\s*(?:for|to)\s[^()]*)?$`, 'iu')

const label =
  /^\s*(?:optional|(?:for|to)\s+(?:serve|serving|garnish|finish|decorate|top|topping)|toppings?|garnish(?:es)?|extras)(?:\s+\p{L}+)?\s*:\s*/iu
const purpose =
  /\s*(?:[,(–]\s*)?(?:\((?:optional|to taste)\)|optional\b|to (?:taste|serve|garnish|finish|season)\b|for (?:the\s+)?(?:serv|garnish|sprinkl|top|decorat|finish|season)).*$/iu
const separator = /\s*,\s*(?:and\s+|or\s+|&\s*)?|\s+(?:and|&)\s+|\s*\+\s*/iu

/** 'Salt, freshly ground pepper' is two foods. */
const saltComma = /(\bsalt)\s*[,;]\s+(?=(?:freshly\s+)?(?:(?:ground|cracked)\s+)?(?:(?:black|white)\s+)?pepper(?!\p{L}))/iu

/** Names of single foods that contain 'and'. */
const oneFood =
  /\b(?:half\s+(?:and|&)\s+half|mac(?:aroni)?\s+(?:and|&)\s+cheese|(?:pork|franks?|rice|beans?)\s+(?:and|&)\s+(?:beans?|rice|peas)|bread\s+(?:and|&)\s+butter|(?:sweet|hot)\s+(?:and|&)\s+(?:sour|spicy)|salt\s+(?:and|&)\s+vinegar|peanut\s+butter\s+(?:and|&)\s+jelly|cookies\s+(?:and|&)\s+cream|fish\s+(?:and|&)\s+chips|black\s+(?:and|&)\s+tan|oil\s+(?:and|&)\s+vinegar\s+dressing|\p{L}+\s+(?:and|&)\s+\p{L}+\s+(?:salad|soup|loaf|cake|stuffing|sauce|dressing|dip|chutney|relish|pie|paste))\b/iu
/** A word that is not a food without those at the end of the list: 'red and yellow bell peppers'. */
const kind =
  /^(?:red|green|yellow|orange|white|black|brown|pink|purple|golden|light|dark|hot|mild|sweet|dried|fresh|ground|smoked|baby|large|small|chicken|beef|vegetable)$/i
const done =
  /\b(?:chopped|diced|minced|sliced|peeled|grated|melted|softened|divided|drained|rinsed|beaten|crushed|trimmed|washed|stemmed|seeded|deseeded|cored|halved|quartered|thawed|shredded|toasted|cubed|juiced|zested|cleaned|deveined|pitted|mashed|picked|torn|cut|warmed|cooked|removed|more|plenty|enough|other|such|your|if|with|without)\b/giu

/**
 * A line of several foods as one line for each: '1 tsp each cumin and paprika', 'Sesame seeds and scallions', 'Optional toppings: avocado, cilantro'. Any other line is
 * returned alone, as it is: 'half and half', '1 cup rice and beans'.
 */
export function splitFoods(line: string): string[] {
  const each = eachOf.exec(line)
  if (each?.[1] && findGroups(each[1]).length === 1 && !/[,()]/.test(each[1]))
    return join(line, `${each[1]} `, listFoods(line.slice(each[0].length)))
  const behind = eachBehind.exec(line)
  if (behind?.[1] && behind[2]) return join(line, `${behind[2]} `, listFoods(behind[1]))
  const sum = splitSum(line)
  if (sum) return sum
  if (hasFigure.test(line) || oneFood.test(line) || /:\s*$/.test(line)) return [line]
  const said = label.exec(line)
  const text = (said ? line.slice(said[0].length) : line).replace(/^\((.*)\)$/, '$1').replace(saltComma, '$1 and ')
  const foods = listFoods(text)
  // After a comma comes the preparation of one food, but 'tomatoes, lettuce and cheese, for topping' are three.
  const isList =
    said ||
    (foods.length > 1 && /^(?:\p{L}+\s+)?salt(?:\s*,|\s+and\s)/iu.test(text)) ||
    (purpose.test(text) && foods.length > 2) ||
    !/[,()]/.test(text.replace(purpose, ''))
  return isList ? join(line, '', foods) : [line]
}

/** '¼ tsp salt & ¼ tsp pepper', '2 eggs plus 1 egg yolk': two amounts, each with a food of its own. */
function splitSum(line: string): string[] | undefined {
  const [whole = '', first = '', second = ''] = sumOfTwo.exec(line) ?? []
  if (!whole) return undefined
  const isFood = (part: string) => {
    const { lead, food, text } = parseIngredient(part)
    const rest = lead && text.slice(lead.foodStart).trim()
    return (
      Boolean(rest) &&
      /^\p{L}/u.test(rest ?? '') &&
      !/^(?:for|more|extra|additional|to|of|if|as|or|in|on)\b/i.test(rest ?? '') &&
      food !== text
    )
  }
  return isFood(first) && isFood(second) ? [first, second] : undefined
}

function join(line: string, before: string, foods: string[]) {
  return foods.length > 1 ? foods.map((food) => before + food) : [line]
}

function listFoods(text: string): string[] {
  const plain = text.replace(purpose, '').trim()
  if (oneFood.test(plain)) return [plain]
  const parts = plain.split(separator).map((part) => part.trim())
  const [, shared = ''] = /^\S+\s+(.*)$/.exec(parts.at(-1) ?? '') ?? []
  const foods = parts.map((part, index) => (kind.test(part) && index < parts.length - 1 ? `${part} ${shared}`.trim() : part))
  const isList = foods.every(
    (food) =>
      /^[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,4}$/u.test(food) &&
      !/^(?:or|to|in|on|for|a|the|some|like|such|including|from)\s/i.test(food) &&
      !/\bor\b/i.test(food) &&
      !isDone(food),
  )
  return isList ? foods : [plain]
}

/** 'Chopped' alone is a preparation; 'chopped parsley' is a food. */
function isDone(food: string) {
  const rest = food.replace(done, '').replace(/\b(?:finely|roughly|thinly|coarsely|freshly|lightly|well|very|into|in|and)\b/gi, '')
  return !/\p{L}{3}/u.test(rest) || /\b(?:into|divided|removed|if|such|with|without|more|plenty|enough|other|your)\b/i.test(food)
}
