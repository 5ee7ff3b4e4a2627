/** The public pages that are neither a recipe nor a post. */
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
