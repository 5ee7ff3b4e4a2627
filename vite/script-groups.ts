/**
 * How the browser's scripts are split; a few files compress better than many small ones. React and React Router, with the link component,
 * change least and are cached longest; the frame is loaded by every public page; cards and forms are shared by several pages; error pages
 * are loaded on demand.
 */
export const scriptGroups = [
  {
    name: 'react',
    test: /node_modules\/(?!react-toastify|clsx|qr\/|@simplewebauthn|@tiptap|prosemirror|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals|use-sync-external)|\0rolldown|\/app\/ui\/link\./,
    priority: 3,
  },
  {
    name: 'frame',
    test: /\/app\/(?:root|entry\.client|client\/(?!keep-typed)|public\/(?:site-(?!popup)|use-site-|page-|error-words)|kitchen\/favourites\/use-loaded|ui\/(?:site-|menu-anchor|logo|mobile-menu|scroll-|spinner|theme|search-box|favourite-|favourites-|fetch-recipe|stored-value|toasts?\.|waiting|shared-value|reader-tools|use-(?:near-focus|shown-text)))|\/domain\/(?:text\/count-of|recipes\/recipe-paths)/,
    priority: 2,
  },
  { name: 'skeleton', test: /\/app\/ui\/list-skeleton/, priority: 3 },
  { name: 'timer-tools', test: /\/kitchen\/cook\/(?:timer-tools|unlock-sound)/, priority: 3 },
  { name: 'popup-memory', test: /\/app\/public\/popup-memory/, priority: 3 },
  {
    name: 'extras',
    test: /\/app\/(?:page-extras|public\/site-popup|kitchen\/offline\/keep-|ui\/(?:link-prefetch|navigation-spinner|is-saving-data))/,
    priority: 1,
  },
  {
    name: 'cards',
    test: /\/(?:app\/(?:ui|public\/recipes)|domain\/recipes)\/(?:heart|favourite|fetch-recipe|recipe-card|recipe-row|recipe\.)/,
    priority: 1,
  },
  {
    name: 'pictures',
    test: /\/(?:app\/ui|domain\/(?:pictures|text))\/(?:picture|hidden-count|post-row|long-date|dates|breadcrumbs|pager|empty-check)/,
    priority: 2,
  },
  {
    name: 'forms',
    test: /\/app\/(?:ui|public)\/(?:field|email-field|form-status|visitor-form|use-(?:form-answer|is-live|no-validate))|keep-typed/,
    priority: 1,
  },
  { name: 'stars', test: /\/app\/(?:ui\/star-row|public\/is-long)|\/packages\/ingredients\/line-groups/, priority: 2 },
  { name: 'copy-text', test: /\/app\/(?:public\/comments\/opinions|ui\/(?:copy-text|played-html|author-names))/, priority: 2 },
  { name: 'errors', test: /\/app\/(?:ui\/(?:error-screen|unexpected-error)|public\/error-page)/, priority: 1 },
  { name: 'suggestions', test: /\/app\/ui\/(?:use-answer-to|use-listbox|search-suggestions)/, priority: 2 },
  { name: 'dialog', test: /\/app\/ui\/(?:dialog|use-modal)\./, priority: 2 },
  // What the home page shares with one other page each.
  { name: 'home-parts', test: /\/collection-card|\/domain\/collections\/|\/cook-with\/kitchen-form/, priority: 2 },
  { name: 'fold', test: /\/(?:domain\/text|packages\/ingredients)\/(?:fold|capitalize|slug)/, priority: 4 },
  // Reads ingredients, for cooks and for the recipe form: without its own file, cook mode would load the admin's.
  {
    name: 'ingredients',
    test: /\/packages\/ingredients\/(?:ingredient-parser|plurals|line-amounts|measures|units|numbers|quantity|fixed-numbers|heading-lines)\.ts/,
    priority: 2,
  },
  {
    name: 'stored',
    test: /\/app\/(?:public\/recipes\/(?:stored-units|portions\.|tick-box)|kitchen\/(?:cook\/start-label|my-kitchen\/stored-profile))/,
    priority: 2,
  },
  { name: 'foods', test: /\/(?:packages\/ingredients\/(?:food-key|food-names)|domain\/recipes\/confirmed-foods)/, priority: 2 },
  {
    name: 'names',
    test: /\/domain\/(?:recipes\/(?:allergen-|diet-names|fit-words)|terms\/term\.|text\/take-characters)/,
    priority: 3,
  },
  {
    name: 'allergens',
    test: /\/domain\/(?:foods\/|recipes\/(?:allergens|recipe-marks)|search\/(?:diets|named-terms|search-words))/,
    priority: 2,
  },
  // Shared by the recipe form and favourites files, which would load the admin's file for it.
  { name: 'recipe-fields', test: /\/domain\/(?:recipes\/(?:difficulty|recipe-fields)|forms\/editor-limits)/, priority: 2 },
  // Shared by what readers keep and the admin's forms.
  { name: 'id', test: /\/domain\/id\.|\/app\/ui\/open-database/, priority: 2 },
  { name: 'webauthn', test: /node_modules\/@simplewebauthn/, priority: 2 },
  // One file for the code that admin pages share, except between only two pages: the route manifest on every public page lists the files of
  // all routes.
  { name: 'admin', test: /\/app\/admin\/(?!(?:comments|recipes)\/)/, minShareCount: 2, priority: 1 },
  { name: 'frame', test: /\/(?:app\/(?:ui|public|kitchen)|domain|packages)\//, minShareCount: 8 },
]
