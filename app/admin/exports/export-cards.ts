import type { ExportFormat } from '#domain/exports/export-formats.ts'

/** What the owner learns of a format: what it is for, what is in it, and what the log says of who downloads it. */
export type ExportCard = { title: string; purpose: string; content: string; logged: string }

export const exportCards: Record<ExportFormat, ExportCard> = {
  'schema-org': {
    title: 'Recipes as schema.org JSON',
    purpose: 'For keeping: nothing of a recipe is lost, and recipe managers such as RecipeSage or Tandoor read it.',
    content: 'All recipes with their reviews that visitors see, and pictures as WebP.',
    logged: 'downloaded the recipes as schema.org JSON',
  },
  cooklang: {
    title: 'Recipes as Cooklang',
    purpose: 'For plain text files that apps of Cooklang and any editor open.',
    content: 'A file for each recipe, in folders by category, with a picture beside it as JPEG.',
    logged: 'downloaded the recipes as Cooklang',
  },
  mealie: {
    title: 'Recipes for Mealie',
    purpose: 'For moving to Mealie: choose its migration “Mealie Pre v1.0”.',
    content: 'All recipes with their pictures. Those that are not published are not public there.',
    logged: 'downloaded the recipes for Mealie',
  },
  paprika: {
    title: 'Recipes for Paprika',
    purpose: 'For the app Paprika 3, and for others that read its files.',
    content: 'All recipes with their pictures as JPEG. Drafts are in the category “Draft”.',
    logged: 'downloaded the recipes for Paprika',
  },
  wordpress: {
    title: 'The site for WordPress',
    purpose:
      'For moving to WordPress: choose Tools, Import, WordPress there. Recipes are for the plugin WP Recipe Maker, and plain text without it.',
    content:
      'Posts, pages, recipes, tags, comments and reviews with the addresses of their authors. WordPress fetches the pictures from this site, which has to run meanwhile.',
    logged: 'downloaded the site for WordPress',
  },
  ghost: {
    title: 'The site for Ghost',
    purpose: 'For moving to Ghost: choose Settings, Import, Universal import there. Recipes become posts with the tag “Recipes”.',
    content: 'Posts, pages and recipes with their tags and pictures. Ghost takes no comments from a file.',
    logged: 'downloaded the site for Ghost',
  },
  'ghost-members': {
    title: 'Members for Ghost',
    purpose: 'For your newsletter in Ghost: choose Members, Import members there.',
    content: 'The name and e-mail address of everybody who joined.',
    logged: 'downloaded the members for Ghost',
  },
  csv: {
    title: 'All lists as CSV',
    purpose: 'For spreadsheets.',
    content: 'Recipes, posts, comments, reviews, messages, members, redirects and tags, each as a table.',
    logged: 'downloaded all lists as CSV',
  },
}
