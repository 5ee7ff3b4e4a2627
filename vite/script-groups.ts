/**
 * How the browser's scripts are cut: a few files compress better than many small ones. React and React Router, with the link that is theirs
 * in the browser, change least and are kept longest; the frame is what every public page loads; cards and forms are what several pages share;
 * errors are loaded with the first one.
 */
export const scriptGroups = [
  {
    name: 'react',
    test: /node_modules\/(?!react-toastify|qr\/|@tiptap|prosemirror|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals|use-sync-external)|rolldown|\/app\/ui\/link\./,
    priority: 3,
  },
  {
    name: 'frame',
    test: /\/app\/(?:root|entry\.client|client\/(?!keep-typed)|site\/(?:site-|use-site-|page-|popup-memory|error-words)|ui\/(?:site-|link-prefetch|logo|mobile-menu|join-banner|theme|search-box|favourite-|favourites-|fetch-recipe|toast(?:s|-kind)?\.|waiting|use-(?:near-focus|shown-text)))|\/domain\/text\/(?:count-of|group-digits)/,
    priority: 2,
  },
  {
    name: 'cards',
    test: /\/(?:app\/(?:ui|site\/recipes)|domain\/recipes)\/(?:heart|favourite|fetch-recipe|recipe-card|recipe\.)/,
    priority: 1,
  },
  {
    name: 'pictures',
    test: /\/(?:app\/ui|domain\/(?:pictures|text))\/(?:picture|post-row|read-more|long-date|dates|breadcrumbs|pager|empty-check)/,
    priority: 2,
  },
  {
    name: 'forms',
    test: /\/app\/(?:ui|site)\/(?:field|form-status|visitor-form|join-form|robot-trap|use-(?:form-answer|is-live|no-validate))|keep-typed/,
    priority: 1,
  },
  { name: 'stars', test: /\/app\/ui\/star-row/, priority: 2 },
  { name: 'errors', test: /\/app\/(?:ui\/(?:error-screen|unexpected-error)|site\/error-page)/, priority: 1 },
  // One file for what pages of the admin share: every public page carries the list of the files of every route.
  { name: 'office', test: /\/app\/admin\//, minShareCount: 2, priority: 1 },
  { name: 'frame', test: /\/(?:app\/(?:ui|site)|domain)\//, minShareCount: 8 },
]
