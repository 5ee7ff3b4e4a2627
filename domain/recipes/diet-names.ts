/** Diets that recipes are searched for. */
export type Diet = (typeof diets)[number]

export const diets = ['vegetarian', 'vegan', 'gluten free', 'dairy free'] as const

/** The diets that a reader can choose from: those that recipes can be known to suit. */
export const knownDiets = [...diets, 'nut free'] as const

export type KnownDiet = (typeof knownDiets)[number]
