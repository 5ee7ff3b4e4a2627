import { findUses, type Mention } from './find-foods.ts'
import { toHeadingKey } from './find-step-foods.ts'
import { fold } from './fold.ts'
import { toFoodKey } from './food-key.ts'
import { parseIngredient } from './ingredient-parser.ts'
import { findHeading, type RecipeLines } from './line-groups.ts'
import { type FoodLink, splitStep } from './show-step.ts'

type Use = Mention & { step: number; isPart: boolean }

/**
 * For each step, the ingredients that its text (without its heading) names, from left to right. A food in several lines is linked only if
 * the amount before it, the headings or the line's purpose tell which is meant.
 */
export function linkSteps(recipe: RecipeLines): FoodLink[][] {
  const uses = recipe.steps.map((step, index) => settleUses(recipe, step, index))
  const all = uses.flat()
  return recipe.steps.map((step, index) => {
    const seen = new Set<number>()
    const foods = (uses[index] ?? []).map((use): FoodLink => {
      const isFirst = !seen.has(use.index)
      seen.add(use.index)
      return { start: use.nameStart, end: use.end, lines: [use.index], isWhole: isFirst && isWholeUse(recipe.ingredients, use, all) }
    })
    const groups = findGroupNames(recipe, step, index).filter(
      ({ start, end }) => !foods.some((food) => start < food.end && food.start < end),
    )
    return [...foods, ...groups].toSorted((one, other) => one.start - other.start)
  })
}

/** The uses in a step, at most one for each position. */
function settleUses(recipe: RecipeLines, step: string, index: number): Use[] {
  const { text } = splitStep(step)
  const mentions = findUses(text, recipe.ingredients)
  const places = new Set(mentions.map(({ nameStart }) => nameStart))
  return [...places].flatMap((place) => {
    const use = choose(
      recipe,
      step,
      index,
      mentions.filter(({ nameStart }) => nameStart === place),
    )
    return use ? [{ ...use, step: index, isPart: use.start < use.nameStart || isPart(text, use) }] : []
  })
}

/** Of several lines with the same food, the one that the headings, or else the words after its 'for the', point to. */
function choose({ ingredients, ingredientGroups, stepGroups }: RecipeLines, step: string, index: number, named: Mention[]) {
  const [only] = named
  const mentions = only && named.length === 1 ? [only, ...listSameFoods(ingredients, only, splitStep(step).text)] : named
  if (mentions.length < 2) return mentions[0]
  const heading = toHeadingKey(findHeading(stepGroups, index))
  const here = mentions.filter((mention) => heading && toHeadingKey(findHeading(ingredientGroups, mention.index)) === heading)
  if (here.length === 1) return here[0]
  const words: string[] = fold(step).match(/\p{L}+/gu) ?? []
  const meant = mentions.filter((mention) => {
    const purpose = /\bfor (?:the |your )?(\p{L}+)\s*$/u.exec(fold(ingredients[mention.index] ?? ''))?.[1]
    return purpose !== undefined && words.includes(purpose)
  })
  return meant.length === 1 ? meant[0] : undefined
}

/** 'The butter' may be that of the line 'butter' and that of the line 'unsalted butter'. */
function listSameFoods(ingredients: readonly string[], mention: Mention, text: string): Mention[] {
  if (mention.start < mention.nameStart) return []
  const name = fold(text.slice(mention.nameStart, mention.end))
  const key = toFoodKey(parseIngredient(ingredients[mention.index] ?? '').food)
  return ingredients.flatMap((line, index) => {
    const { food, lead } = index === mention.index ? {} : parseIngredient(line)
    return food && lead && fold(food).endsWith(` ${name}`) && toFoodKey(food) === key ? [{ ...mention, index }] : []
  })
}

const count = String.raw`[\d½⅓⅔¼¾⅛]|\b(?:an?|one|two|three|four|five|six|each|every|any|some|more|most|few|little|half|quarter|third|rest|remaining|remainder|reserved|saved|leftover|extra|additional|another|other|last|next|first|second|same|enough|plenty|batch|again|pinch|splash|dash|drizzle|handful|slices?|leaf|spoonfuls?|pieces?)\b`
/** Words shortly before a food that mean a part of it: 'half of the', 'a slice of', 'the remaining', '3 tbsp of the'. */
const partBefore = new RegExp(`(?:${count})[^,.;:!?()]{0,24}$`, 'iu')
/** An amount of its own, with the food's description: '1½ tablespoons fresh chopped parsley'. */
const measuredBefore =
  /[\d½⅓⅔¼¾⅛]\s*(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?|ounces?|oz|pounds?|lbs?|grams?|g|kg|ml|quarts?|pints?)\.?(?:\s+(?!(?:and|then|or|with|to|into|in|the)\b)[\p{L}-]+){0,6}\s+$/iu
/**
 * Words after it with that meaning ('salt to taste', 'the oil left in the pan'), or that make other pieces of it, where an amount would
 * read badly ('lemon wedges', 'butter the pan').
 */
const partAfter =
  /^\s+(?:wedges?|sticks?|slices?|leaves|florets?|cubes?|halves|pieces?|strips?|rounds?|zest|rinds?|stems?|tops?|skins?|bones?|edges?|mixture|sides?|ends?|juices|shells?|water)\b|^\s+(?:the|an?|both|each|your|all)\s|^[^.;:!?]{0,24}\b(?:reserv\w*|to taste|as needed|if needed|left (?:over|in)|from the (?:bowl|pan|pot|skillet))\b/iu

function isPart(step: string, { nameStart, end }: Mention): boolean {
  const before = step.slice(0, nameStart)
  return partBefore.test(before) || measuredBefore.test(before) || partAfter.test(step.slice(end))
}

/** Lines whose amount is for more than one use, or only a guide. */
const shared =
  /\b(?:divided|(?:plus|and)\s+(?:some\s+)?(?:more|extra)|(?:more|extra)\s+(?:for|to|if)|as needed|if needed|to taste|optional|for (?:serving|garnish|dusting|greasing|sprinkling))\b/i
/** Foods used in portions, even if they are weighed. */
const poured =
  /(?:flour|sugar|butter|margarine|oil|milk|cream|buttermilk|yogurt|water|stock|broth|salt|pepper|cheese|chees|juice|vinegar|wine|syrup|honey|sauce|starch|powder|crumbs?|nuts?|almonds?|chocolate|rice|oats|parsley|cilantro|basil)$/i

/**
 * Whether a step uses all of a line: no step uses a part, and no other step uses it. What is counted or weighed in pieces may be named
 * again: the chicken that is browned first is served later.
 */
function isWholeUse(ingredients: readonly string[], use: Use, all: Use[]): boolean {
  const line = ingredients[use.index] ?? ''
  const { lead, food } = parseIngredient(line)
  const others = all.filter(({ index }) => index === use.index)
  if (!lead || shared.test(line) || others.some(({ isPart }) => isPart)) return false
  if (others.every(({ step }) => step === use.step)) return true
  const isVolume = lead.main.quantity.unit?.kind === 'volume'
  return !isVolume && !poured.test(food) && others.every(({ step }) => step >= use.step)
}

/** Where a step names the result of an earlier group: 'the sauce', under the ingredients 'For the sauce', with that group's lines. */
function findGroupNames({ ingredients, ingredientGroups = [], stepGroups }: RecipeLines, step: string, index: number): FoodLink[] {
  const here = toHeadingKey(findHeading(stepGroups, index))
  const { text } = splitStep(step)
  return ingredientGroups.flatMap(({ heading, start }, place) => {
    const name = toHeadingKey(heading)
    if (!/^[\p{L} ]{3,}$/u.test(name) || name === here) return []
    const end = ingredientGroups[place + 1]?.start ?? ingredients.length
    const lines = Array.from({ length: end - start }, (_, offset) => start + offset)
    const found = new RegExp(`(?<=\\bthe )${name}(?!\\p{L}|\\s+ingredient)`, 'iu').exec(text)
    return found ? [{ start: found.index, end: found.index + name.length, lines, isWhole: false }] : []
  })
}
