/**
 * What food labels in the European Union must name (Regulation 1169/2011, Annex II), which includes what those in the United States must. Which nuts are
 * nuts depends on the region: see `Region`.
 */
export const allergens = [
  ...['celery', 'gluten', 'crustaceans', 'eggs', 'fish', 'lupin', 'milk', 'molluscs'],
  ...['mustard', 'nuts', 'peanuts', 'sesame', 'soy', 'sulphites'],
]

/** What an owner writes when a recipe has none of them. */
export const noAllergens = 'none'

/**
 * Whose labels an owner goes by. Pine nuts are nuts in the United States and not one of the 14 in the European Union; coconut and chestnuts are nuts in neither:
 * FDA, Questions and Answers Regarding Food Allergens, Edition 5 (January 2025), Table 1, and Regulation 1169/2011, Annex II, 8.
 */
export type Region = 'us' | 'eu'
