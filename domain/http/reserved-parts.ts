/** The first parts of the site's own addresses. A test compares this list with the routes. */
export const reservedParts: readonly string[] = [
  '404',
  'about',
  'admin',
  'answers',
  'api',
  'apple-touch-icon.png',
  'assets',
  'atom.xml',
  'authors',
  'blogs',
  'categories',
  'collections',
  'contact',
  'cook-with',
  'courses',
  'cuisines',
  'diets',
  'disclaimer',
  'favicon.ico',
  'favorites',
  'favourites',
  'feed.json',
  'health',
  'icon-192.png',
  'icon-32.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'icon.svg',
  'images',
  'llms.txt',
  'look',
  'manifest.webmanifest',
  'meal-plan',
  'my-kitchen',
  'newsletter',
  'occasions',
  'offline',
  'player',
  'privacy-policy',
  'ready',
  'recipes',
  'robots.txt',
  'rss.xml',
  'search',
  'shopping-list',
  'sitemap.xml',
  'sw.js',
  'tags',
  'terms-and-condition',
  'trending-recipes',
  'what-we-count',
]

/** Whether the site's own addresses begin with this part, so that no page of the owner's may use it. */
export function isReservedPart(part: string) {
  return reservedParts.includes(part)
}

/** Whether the site itself handles everything below the first part of a path. */
export function isInOwnFolder(path: string) {
  return /^\/(?:admin|api|images|assets)(?:\/|$)/.test(path)
}
