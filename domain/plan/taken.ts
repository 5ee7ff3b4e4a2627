import { type Equipment, isEquipment, type Pan } from './equipment.ts'

/** What a recipe uses over a time span, in minutes before the meal. */
export type Taken = { recipeId: number; what: Equipment | Pan; from: number; to: number }

/** How many pans of a kind are needed at once over a time span, in minutes before the meal. */
export type PansAtOnce = { pan: Pan; count: number; from: number; to: number }

/** The most of these in use at once during one of them. */
export function countAtOnce(one: Pick<Taken, 'from' | 'to'>, all: readonly Taken[]) {
  const along = all.filter(({ from, to }) => from > one.to && to < one.from)
  const counts = along.map((other) => {
    const moment = Math.max(one.to, other.to)
    return along.filter(({ from, to }) => to <= moment && moment < from).length
  })
  return Math.max(0, ...counts)
}

/** Pans of one kind that several recipes need at the same time, earliest first. */
export function listPansAtOnce(taken: readonly Taken[]): PansAtOnce[] {
  return [...Map.groupBy(taken, ({ what }) => what)].flatMap(([pan, all]) => (isEquipment(pan) ? [] : listTimes(pan, all))).sort(byTime)
}

function listTimes(pan: Pan, all: readonly Taken[]): PansAtOnce[] {
  const moments = [...new Set(all.flatMap(({ from, to }) => [from, to]))].sort((one, other) => other - one)
  const times: PansAtOnce[] = []
  for (const [index, from] of moments.entries()) {
    const to = moments[index + 1] ?? from
    const along = all.filter((one) => one.from >= from && one.to <= to && from > to)
    if (new Set(along.map(({ recipeId }) => recipeId)).size < 2) continue
    const before = times.at(-1)
    if (before?.to === from) Object.assign(before, { to, count: Math.max(before.count, along.length) })
    else times.push({ pan, count: along.length, from, to })
  }
  return times
}

function byTime(one: PansAtOnce, other: PansAtOnce) {
  return other.from - one.from
}
