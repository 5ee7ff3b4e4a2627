/** Feed formats by file name. */
export const feedFiles = { 'rss.xml': 'rss', 'atom.xml': 'atom', 'feed.json': 'json' } as const

export type FeedFormat = (typeof feedFiles)[keyof typeof feedFiles]

/** Where the feeds of all posts and of all recipes are. */
export const feedFolders = { post: '/', recipe: '/recipes/' }
