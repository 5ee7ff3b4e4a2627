/**
 * The allergens that food labels in the European Union must name (Regulation 1169/2011, Annex II), which include those required in the
 * United States. Which nuts count depends on the region: see `Region`.
 */
export const allergens = [
  ...['celery', 'gluten', 'crustaceans', 'eggs', 'fish', 'lupin', 'milk', 'molluscs'],
  ...['mustard', 'nuts', 'peanuts', 'sesame', 'soy', 'sulphites'],
]

/** What an owner enters for a recipe without any of them. */
export const noAllergens = 'none'

/**
 * Which region's labels an owner follows. Pine nuts count as nuts in the United States, but are not one of the 14 allergens in the European
 * Union; coconut and chestnuts are nuts in neither: FDA, Questions and Answers Regarding Food Allergens, Edition 5 (January 2025), Table 1,
 * and Regulation 1169/2011, Annex II, 8.
 */
export type Region = 'us' | 'eu'
