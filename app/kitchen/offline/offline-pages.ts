/** The reader's own pages, which are the same for everybody: what is on them comes from the reader's browser. */
export const ownPages = [
  { path: '/favourites', label: 'Favourites' },
  { path: '/shopping-list', label: 'Shopping list' },
  { path: '/meal-plan', label: 'Meal plan' },
  { path: '/my-kitchen', label: 'My kitchen' },
]

/** Pages that every reader has offline. */
export const offlinePages = ['/offline', '/', ...ownPages.map(({ path }) => path), '/my-kitchen/recipe']
