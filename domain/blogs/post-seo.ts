import type { SiteSettings } from '#domain/settings/site-settings.ts'
import type { Blog } from './blog.ts'

/** A post's texts for search engines: the owner's own, else the title and the site's defaults. */
export function toPostSeo(
  { title, seoTitle, seoDescription, seoKeywords }: Pick<Blog, 'title' | 'seoTitle' | 'seoDescription' | 'seoKeywords'>,
  { defaultDescription, defaultKeywords }: Pick<SiteSettings, 'defaultDescription' | 'defaultKeywords'>,
) {
  return {
    exactTitle: seoTitle || title,
    description: seoDescription || defaultDescription || 'Default blog description',
    keywords: seoKeywords || defaultKeywords || 'blog, antivirus, cybersecurity',
  }
}
