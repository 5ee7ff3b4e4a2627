/** A way of eating that recipes are searched for. */
export type Diet = (typeof diets)[number]

export const diets = ['vegetarian', 'vegan', 'gluten free', 'dairy free'] as const

/** The ways of eating that a reader can choose from: those that recipes are known to be for. */
export const knownDiets = [...diets, 'nut free'] as const

export type KnownDiet = (typeof knownDiets)[number]
