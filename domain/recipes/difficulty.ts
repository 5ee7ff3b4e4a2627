/** How hard a recipe is, in display order. */
export const difficulties = ['easy', 'medium', 'hard'] as const

export type Difficulty = (typeof difficulties)[number]

export const difficultyLabels: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }
