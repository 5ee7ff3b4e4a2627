/** What readers do with a recipe that is counted. */
export const actions = ['print', 'cook', 'save', 'cooked'] as const

export type CountedAction = (typeof actions)[number]

/**
 * What is counted, each by a key: the whole site (''), the views of a page (its path), where they
 * come from (domain/numbers/traffic-source.ts), addresses that lead nowhere, and actions (the path
 * of the recipe).
 */
export const countKinds = ['site', 'page', 'source', 'missing', ...actions] as const

export type CountKind = (typeof countKinds)[number]
