/** The reader's own pages, which are the same for everyone: their contents come from the browser's storage. */
export const ownPages = [
  { path: '/favourites', label: 'Favourites' },
  { path: '/shopping-list', label: 'Shopping list' },
  { path: '/meal-plan', label: 'Meal plan' },
  { path: '/my-kitchen', label: 'My kitchen' },
]

/** Pages that are available offline to every reader. */
export const offlinePages = ['/offline', '/', ...ownPages.map(({ path }) => path), '/my-kitchen/recipe']
