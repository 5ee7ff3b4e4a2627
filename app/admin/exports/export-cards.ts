import type { ExportFormat } from '#domain/exports/export-formats.ts'

/** What the owner reads about a format: its purpose, its contents, and the log entry of a download. */
export type ExportCard = { title: string; purpose: string; content: string; logged: string }

export const exportCards: Record<ExportFormat, ExportCard> = {
  'schema-org': {
    title: 'Recipes as schema.org JSON',
    purpose: 'For safekeeping: nothing is lost, and recipe managers such as RecipeSage and Tandoor can read it.',
    content: 'All recipes with their public reviews and WebP pictures.',
    logged: 'downloaded the recipes as schema.org JSON',
  },
  cooklang: {
    title: 'Recipes as Cooklang',
    purpose: 'Plain text files for Cooklang apps and any editor.',
    content: 'One file per recipe, in folders by category, each with a JPEG picture.',
    logged: 'downloaded the recipes as Cooklang',
  },
  mealie: {
    title: 'Recipes for Mealie',
    purpose: 'To move to Mealie, choose the migration “Mealie Pre v1.0” there.',
    content: 'All recipes with their pictures. Unpublished recipes stay private there.',
    logged: 'downloaded the recipes for Mealie',
  },
  paprika: {
    title: 'Recipes for Paprika',
    purpose: 'For Paprika 3 and other apps that read its files.',
    content: 'All recipes with their pictures as JPEG. Drafts are in the category “Draft”.',
    logged: 'downloaded the recipes for Paprika',
  },
  wordpress: {
    title: 'The site for WordPress',
    purpose:
      'To move to WordPress, choose Tools > Import > WordPress there. Recipes work with the WP Recipe Maker plugin; without it, they’re plain text.',
    content:
      'Posts, pages, recipes, tags, comments and reviews with their authors’ email addresses. WordPress fetches the pictures from this site, so keep it running during the import.',
    logged: 'downloaded the site for WordPress',
  },
  ghost: {
    title: 'The site for Ghost',
    purpose: 'To move to Ghost, choose Settings > Import > Universal import there. Recipes become posts with the tag “Recipes”.',
    content: 'Posts, pages and recipes with their tags and pictures. Ghost can’t import comments.',
    logged: 'downloaded the site for Ghost',
  },
  'ghost-members': {
    title: 'Members for Ghost',
    purpose: 'For your newsletter in Ghost: choose Members > Import members there.',
    content: 'The name and email address of everyone who joined.',
    logged: 'downloaded the members for Ghost',
  },
  csv: {
    title: 'All lists as CSV',
    purpose: 'For spreadsheets.',
    content: 'Recipes, posts, comments, reviews, messages, members, redirects and tags, each as a table.',
    logged: 'downloaded all lists as CSV',
  },
}
