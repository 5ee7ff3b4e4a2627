import { type StepNeeds, toStepNeeds } from './step-needs.ts'

/** A recipe that is to be ready for a meal; `stepMinutes` are the cook's own figures, by the place of the step. */
export type MealRecipe = { id: number; title: string; steps: readonly string[]; stepMinutes?: Readonly<Record<string, number>> }

/** A step and when it is done: from so many minutes before the meal to so many. */
export type TimedStep = StepNeeds & { recipeId: number; place: number; text: string; from: number; to: number }

export type Timetable = {
  /** The one that is begun first comes first. */
  steps: TimedStep[]
  /** Recipes that are ready before the meal, because the cook or the oven is needed for another one, and how many minutes before. */
  early: { recipeId: number; minutes: number }[]
}

/** With more recipes not every order is tried: there are too many. */
const mostOrders = 5

/** °F that two dishes in one oven may differ. */
const sameHeat = 10

/**
 * Times of all steps of several recipes that are ready for one meal. Steps of a recipe come one after another; one that says 'meanwhile' is done by the end of the
 * step before. One cook does one thing at a time, and the oven has one heat. Recipes are fitted in one after another, each as late as there is room; of all orders
 * the one in which they are begun the latest is taken. That is not always the best that there is, but nothing in it is impossible.
 */
export function cookBackwards(recipes: readonly MealRecipe[]): Timetable {
  const withSteps = recipes.filter(({ steps }) => steps.length > 0)
  const chains = withSteps.map(toChain)
  const tables = listOrders(chains).map(fitAll)
  const [best = []] = tables.toSorted((one, other) => toCost(one) - toCost(other))
  const steps = best.toSorted((one, other) => other.from - one.from || other.to - one.to || one.recipeId - other.recipeId)
  const early = withSteps.flatMap(({ id }) => {
    const minutes = Math.min(...steps.filter(({ recipeId }) => recipeId === id).map(({ to }) => to))
    return minutes > 0 ? [{ recipeId: id, minutes }] : []
  })
  return { steps, early }
}

type Chain = Omit<TimedStep, 'from' | 'to'>[]

function toChain({ id, steps, stepMinutes }: MealRecipe): Chain {
  return toStepNeeds(steps, stepMinutes).map((needs, place) => ({ ...needs, recipeId: id, place, text: steps[place] ?? '' }))
}

/** All orders; of many recipes only the one with the longest first. */
function listOrders(chains: readonly Chain[]): Chain[][] {
  const length = (chain: Chain) => chain.reduce((sum, { minutes }) => sum + minutes, 0)
  if (chains.length > mostOrders) return [chains.toSorted((one, other) => length(other) - length(one))]
  if (chains.length < 2) return [[...chains]]
  return chains.flatMap((first, place) => listOrders(chains.toSpliced(place, 1)).map((rest) => [first, ...rest]))
}

function fitAll(order: readonly Chain[]) {
  const placed: TimedStep[] = []
  for (const chain of order) placed.push(...fitIn(chain, placed))
  return placed
}

/** The steps of a recipe from the last to the first, each as late as the steps after it and what is placed already allow. */
function fitIn(chain: Chain, placed: readonly TimedStep[]): TimedStep[] {
  const own: TimedStep[] = []
  let done = 0
  let begun = 0
  for (const step of chain.toReversed()) {
    const to = findRoom(step, Math.max(done, begun - step.minutes), [...placed, ...own])
    const from = to + step.minutes
    own.push({ ...step, from, to })
    begun = Math.max(begun, from)
    if (!step.isMeanwhile) done = begun
  }
  return own
}

/** The fewest minutes before the meal, but at least so many, by which a step can be done. */
function findRoom(step: Chain[number], least: number, placed: readonly TimedStep[]) {
  const candidates = [least, ...placed.map(({ from }) => from).filter((from) => from > least)].sort((one, other) => one - other)
  return (
    candidates.find((to) =>
      placed.every((other) => other.from <= to || other.to >= to + step.minutes || !(isBusyWithBoth(step, other) || isTooHot(step, other))),
    ) ?? least
  )
}

function isBusyWithBoth(one: StepNeeds, other: StepNeeds) {
  return one.isBusy && other.isBusy
}

/** Whether both need the oven at different heats; who knows, where one is unknown. */
function isTooHot({ oven }: StepNeeds, { oven: other }: StepNeeds) {
  if (oven === undefined || other === undefined) return false
  return oven === 'unknown' || other === 'unknown' || Math.abs(oven - other) > sameHeat
}

/** How long before the meal recipes are begun, together. */
function toCost(steps: readonly TimedStep[]) {
  const begun = new Map<number, number>()
  for (const { recipeId, from } of steps) begun.set(recipeId, Math.max(begun.get(recipeId) ?? 0, from))
  return [...begun.values()].reduce((sum, from) => sum + from, 0)
}
