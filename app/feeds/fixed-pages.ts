/** The public pages other than recipes and posts. */
export const fixedPages = [
  '/',
  '/recipes',
  '/trending-recipes',
  '/cook-with',
  '/blogs',
  '/favourites',
  '/search',
  '/about',
  '/contact',
  '/disclaimer',
  '/privacy-policy',
  '/terms-and-condition',
]
