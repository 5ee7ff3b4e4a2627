type Seo = {
  seoTitle?: string | undefined
  seoDescription?: string | undefined
  seoKeywords?: string | undefined
  pinText?: string | undefined
}

const titleKeys = ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title', '_seopress_titles_title']
const descriptionKeys = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
  '_seopress_titles_desc',
]
const keywordKeys = [
  '_yoast_wpseo_focuskw',
  'rank_math_focus_keyword',
  '_aioseo_keywords',
  '_aioseop_keywords',
  '_seopress_analysis_target_kw',
]

/** Those of Tasty Pins and Social Warfare. */
const pinKeys = ['tp_pinterest_default_text', 'swp_pinterest_description']

/** The keys that `readSeo` reads. */
export const seoKeys = new Set([...titleKeys, ...descriptionKeys, ...keywordKeys, ...pinKeys])

/** What Yoast, Rank Math, All in One SEO or SEOPress store for a post, and its text for Pinterest. Their variables are resolved or removed. */
export function readSeo(meta: ReadonlyMap<string, string>, known: { title: string; site: string; excerpt: string }): Seo {
  const read = (keys: string[]) => {
    const text = keys.map((key) => meta.get(key)?.trim()).find(Boolean)
    return (text && resolve(text, known)) || undefined
  }
  const pinText = pinKeys.map((key) => meta.get(key)?.trim()).find(Boolean)
  return { seoTitle: read(titleKeys), seoDescription: read(descriptionKeys), seoKeywords: read(keywordKeys), pinText }
}

function resolve(text: string, { title, site, excerpt }: { title: string; site: string; excerpt: string }) {
  const values: Record<string, string> = {
    title,
    post_title: title,
    sitename: site,
    sitetitle: site,
    site_title: site,
    excerpt,
    excerpt_only: excerpt,
    post_excerpt: excerpt,
    sep: '–',
    separator_sa: '–',
  }
  const value = (_: string, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '')
  return text
    .replace(/%%([a-z_]+)%%/g, value)
    .replace(/%([a-z_]+)(?:\([^)]*\))?%/g, value)
    .replace(/#([a-z]+_[a-z_]+)/g, value)
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s*[–|·-])+\s*|\s*(?:[–|·-]\s*)+$/g, '')
    .trim()
}
