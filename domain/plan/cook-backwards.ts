import { type Equipment, isEquipment, listUses, type Use, usualBurners } from './equipment.ts'
import { canShareOven, type Heating, listHeatings, toChangeMinutes, toHeatingMinutes } from './oven.ts'
import { type StepNeeds, toStepNeeds } from './step-needs.ts'
import { countAtOnce, listPansAtOnce, type PansAtOnce, type Taken } from './taken.ts'

/** A recipe to be ready for a meal; `stepMinutes` are the cook's own figures, by step index. */
export type MealRecipe = { id: number; title: string; steps: readonly string[]; stepMinutes?: Readonly<Record<string, number>> }

/** A step and its time span, in minutes before the meal. `isOvenLater`: the oven it mentions is heated later, because of another recipe. */
export type TimedStep = StepNeeds & { recipeId: number; place: number; text: string; from: number; to: number; isOvenLater?: true }

/** What two recipes may need at once. */
export type Shared = Equipment | 'oven'

export type Timetable = {
  /** The one that starts first comes first. */
  steps: TimedStep[]
  /** When to heat the oven, beyond what the steps say themselves. */
  heatings: Heating[]
  /** Recipes that are ready before the meal, how many minutes early, and what another one needs then. */
  early: { recipeId: number; minutes: number; reasons: Shared[] }[]
  /** Pans of one kind that several recipes need at the same time. */
  pans: PansAtOnce[]
  /** Recipes that by themselves need more burners than there are, and how many. */
  overBurners: { recipeId: number; burners: number }[]
}

/** With more recipes than this, not every order is tried: there are too many. */
const mostOrders = 5

/** For an oven that cools down as far as ovens can. */
const longestChange = 60

/**
 * Schedules all steps of several recipes that are to be ready for one meal. Steps of a recipe follow each other; one that says 'meanwhile'
 * ends by the end of the step before. One cook does one thing at a time; the number of burners is given, and there is one of each machine.
 * The oven has one temperature, and takes time to change it. Recipes are fitted in one after another, each as late as possible; of all
 * orders, the one with the latest starts and the shortest waits of hot dishes is chosen. That is not always optimal, but always possible.
 */
export function cookBackwards(recipes: readonly MealRecipe[], burners = usualBurners): Timetable {
  const chains = recipes.filter(({ steps }) => steps.length > 0).map(toChain)
  const own = chains.map((chain) => ({ recipeId: chain.recipeId, burners: countBurners(chain) }))
  const overBurners = own.filter((one) => one.burners > burners)
  const most = Math.max(burners, ...own.map((one) => one.burners))
  const best = chains.length > mostOrders ? fitAll(toLongestFirst(chains), most) : fitBest([], chains, most)
  const placed = best.flatMap(({ steps }) => steps)
  const heatings = listHeatings(placed)
  const steps = placed
    .map((step): TimedStep => (isOvenLater(step, placed, heatings) ? { ...step, isOvenLater: true } : step))
    .sort((one, other) => other.from - one.from || other.to - one.to || one.recipeId - other.recipeId)
  const early = chains.flatMap(({ recipeId }) => {
    const { steps = [], reasons = [] } = best.find((one) => one.recipeId === recipeId) ?? {}
    const minutes = Math.min(...steps.map(({ to }) => to))
    return minutes > 0 ? [{ recipeId, minutes, reasons }] : []
  })
  return { steps, heatings, early, pans: listPansAtOnce(best.flatMap(({ taken }) => taken)), overBurners }
}

type Step = Omit<TimedStep, 'from' | 'to'> & { warmsBefore?: { place: number; minutes: number } }

/** `isHot`: the dish goes straight from the oven or the stove to the table. */
type Chain = { recipeId: number; steps: Step[]; uses: Use[]; isHot: boolean }

/** A recipe with its times, and what kept it from being ready with the meal. */
type Fitted = { recipeId: number; steps: TimedStep[]; taken: Taken[]; reasons: Shared[]; isHot: boolean }

function toChain({ id: recipeId, steps: texts, stepMinutes }: MealRecipe): Chain {
  const needs = toStepNeeds(texts, stepMinutes)
  const hands = needs.flatMap(({ isBusy }, place): Use[] => (isBusy ? [{ what: 'hands', first: place, last: place }] : []))
  const steps = needs.map((step, place) => ({ ...step, recipeId, place, text: texts[place] ?? '', ...toWarming(needs, place) }))
  const uses = [...hands, ...listUses(texts, (place) => needs[place]?.oven !== undefined)]
  const lastHot = Math.max(
    needs.findLastIndex(({ oven }) => oven !== undefined),
    ...uses.map(({ what, last }) => (heats.has(what) ? last : -1)),
  )
  const isHot = lastHot >= Math.max(0, texts.length - 2) && !cooled.test(texts.slice(lastHot).join(' '))
  return { recipeId, steps, uses, isHot }
}

const heats = new Set<string>(['burner', 'grill', 'air fryer'])
const cooled = /\b(?:chill|refrigerat|freez|cool (?:completely|to room)|let (?:it |them )?cool|overnight|cold)/i

/** The step for which another step heats the oven, and how long before it that must start. */
function toWarming(needs: readonly StepNeeds[], place: number): Pick<Step, 'warmsBefore'> {
  const { setsOven } = needs[place] ?? {}
  const next = needs.findIndex(({ oven }, other) => other > place && oven !== undefined)
  if (setsOven === undefined || next < 0) return {}
  const before = needs.slice(0, place).findLast(({ oven }) => oven !== undefined)?.oven
  return { warmsBefore: { place: next, minutes: toHeatingMinutes(setsOven, before) } }
}

/** How many burners a recipe needs at once when nothing else is cooked. */
function countBurners(chain: Chain) {
  const { taken } = fitIn(chain, [], Number.POSITIVE_INFINITY)
  const burners = taken.filter(({ what }) => what === 'burner')
  return Math.max(0, ...burners.map((one) => countAtOnce(one, burners)))
}

function toLongestFirst(chains: readonly Chain[]) {
  const toLength = ({ steps }: Chain) => steps.reduce((sum, { minutes }) => sum + minutes, 0)
  return chains.toSorted((one, other) => toLength(other) - toLength(one))
}

function fitAll(order: readonly Chain[], burners: number) {
  const fitted: Fitted[] = []
  for (const chain of order) fitted.push(fitIn(chain, fitted, burners))
  return fitted
}

/** The best of all orders in which the rest can be added to what is already placed. An order is abandoned once it can't beat `known`. */
function fitBest(fitted: readonly Fitted[], rest: readonly Chain[], burners: number, known?: readonly Fitted[]): readonly Fitted[] {
  if (rest.length === 0) return fitted
  let best = known
  for (const [place, chain] of rest.entries()) {
    const next = [...fitted, fitIn(chain, fitted, burners)]
    if (!best || toCost(next) < toCost(best)) best = fitBest(next, rest.toSpliced(place, 1), burners, best)
  }
  return best ?? fitted
}

/** Places a recipe as late as everything in it fits. Early enough, before everything already placed, it always fits. */
function fitIn(chain: Chain, fitted: readonly Fitted[], burners: number): Fitted {
  const ends = fitted.flatMap(({ steps }) => steps.map(({ from }) => from)).sort((one, other) => one - other)
  const reasons = new Set<Shared>()
  for (const start of [0, ...ends, (ends.at(-1) ?? 0) + longestChange]) {
    const steps = fitFrom(chain, start, fitted, burners, reasons)
    if (!steps) continue
    return {
      recipeId: chain.recipeId,
      steps,
      taken: chain.uses.flatMap((use) => toTaken(chain, use, steps)),
      reasons: [...reasons],
      isHot: chain.isHot,
    }
  }
  throw new Error(`Recipe ${chain.recipeId} can't be cooked even by itself`)
}

/**
 * Places the steps of a recipe from the last to the first, each as late as the steps after it and what is already placed allow. Undefined
 * if a step doesn't fit: while the cook is busy elsewhere, a pan of this recipe would occupy a burner that is needed. Adds to `reasons`
 * what kept the recipe from ending with the meal.
 */
function fitFrom(chain: Chain, start: number, fitted: readonly Fitted[], burners: number, reasons: Set<Shared>) {
  const own: TimedStep[] = []
  let done = start
  let begun = start
  for (const { warmsBefore, ...step } of chain.steps.toReversed()) {
    const warmed = own.find(({ place }) => place === warmsBefore?.place)
    const warm = warmed && warmsBefore ? warmed.from + warmsBefore.minutes - step.minutes : 0
    const least = Math.max(done, begun - step.minutes, warm)
    const ends = findEnds(step, least, [...fitted.flatMap(({ steps }) => steps), ...own])
    const to = ends.find((end) => listConflicts(chain, step, end, own, fitted, burners).length === 0)
    if (reasons.size === 0 && (to === undefined || (own.length === 0 && to > 0)))
      for (const reason of listConflicts(chain, step, least, own, fitted, burners)) reasons.add(reason)
    if (to === undefined) return undefined
    const from = to + step.minutes
    own.push({ ...step, from, to })
    begun = Math.max(begun, from)
    if (!step.isMeanwhile) done = begun
  }
  return own
}

/**
 * When a step can end, in minutes before the meal, latest first: as late as it may, when something else starts, or when the oven has the
 * temperature it needs.
 */
function findEnds(step: Step, least: number, placed: readonly TimedStep[]) {
  const ends = placed.flatMap((other) => [other.from, other.from + toChangeMinutes(step, other)])
  return [least, ...new Set(ends.filter((end) => end > least))].sort((one, other) => one - other)
}

/** What a step that ends then would need while it lasts. */
function listConflicts(
  chain: Chain,
  step: Step,
  to: number,
  own: readonly TimedStep[],
  fitted: readonly Fitted[],
  burners: number,
): Shared[] {
  const timed = { ...step, to, from: to + step.minutes }
  const placed = [...own, timed]
  const lacking = chain.uses.flatMap((use): Shared[] => {
    const { what, first, last } = use
    if (step.place < first || step.place > last || !isEquipment(what)) return []
    const others = chain.uses.filter((other) => other !== use && other.what === what)
    const [one] = toTaken(chain, use, placed)
    const all = [
      ...others.flatMap((other) => toTaken(chain, other, placed)),
      ...fitted.flatMap(({ taken }) => taken.filter((other) => other.what === what)),
    ]
    return one && countAtOnce(one, [one, ...all]) > (what === 'burner' ? burners : 1) ? [what] : []
  })
  const isOvenTaken = [own, ...fitted.map(({ steps }) => steps)].some((steps) => steps.some((other) => isOvenTakenBy(timed, other)))
  return isOvenTaken ? [...lacking, 'oven'] : lacking
}

/** Whether two steps need the oven at different temperatures, and the later one starts before the oven has reached its own. */
function isOvenTakenBy(one: TimedStep, other: TimedStep) {
  if (canShareOven(one, other)) return false
  const [before, after] = one.from >= other.from ? [one, other] : [other, one]
  return before.to < after.from + toChangeMinutes(before, after)
}

/** When something is in use, from the first to the last scheduled step with it; nothing if none is scheduled. */
function toTaken({ recipeId }: Chain, { what, first, last }: Use, steps: readonly TimedStep[]): Taken[] {
  const own = steps.filter(({ place }) => place >= first && place <= last)
  if (own.length === 0) return []
  return [{ recipeId, what, from: Math.max(...own.map(({ from }) => from)), to: Math.min(...own.map(({ to }) => to)) }]
}

/** Whether the oven is heated only after the step that mentions it, for its recipe's next step in the oven. */
function isOvenLater({ recipeId, place, setsOven, from }: TimedStep, steps: readonly TimedStep[], heatings: readonly Heating[]) {
  if (setsOven === undefined) return false
  const baked = steps.filter((other) => other.recipeId === recipeId && other.place > place && other.oven !== undefined)
  const next = Math.min(...baked.map((other) => other.place))
  return heatings.some((heating) => heating.recipeId === recipeId && heating.place === next && heating.from < from)
}

/** A minute that a hot dish waits costs more than a minute of starting earlier. */
const waitingWeight = 3

/** The total of how long before the meal recipes start, and of how long hot dishes wait for it. */
function toCost(fitted: readonly Fitted[]) {
  return fitted.reduce((sum, { steps, isHot }) => {
    const waits = isHot && steps.length > 0 ? Math.min(...steps.map(({ to }) => to)) * waitingWeight : 0
    return sum + Math.max(0, ...steps.map(({ from }) => from)) + waits
  }, 0)
}
