/** The counted actions of readers on a recipe. */
export const actions = ['print', 'cook', 'save', 'cooked'] as const

export type CountedAction = (typeof actions)[number]

/**
 * What is counted, each under a key: the whole site (''), page views (path), sources (domain/numbers/traffic-source.ts), missing addresses,
 * sign-ups for the newsletter (path of the form's page), and actions (the recipe's path).
 */
export const countKinds = ['site', 'page', 'source', 'missing', 'join', ...actions] as const

export type CountKind = (typeof countKinds)[number]
