import { toNode } from './node.ts'

/** The breadcrumbs of a page; the page itself has no path. */
export function toBreadcrumbNode(siteUrl: string, trail: { label: string; to?: string }[]) {
  const itemListElement = trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: `${siteUrl}${to}` }),
  }))
  return { ...toNode('BreadcrumbList'), itemListElement }
}

/** One page of a list by the paths of its entries; `before` is the number of entries on previous pages. Empty for an empty list. */
export function toListNodes(siteUrl: string, paths: string[], before: number) {
  if (paths.length === 0) return []
  const itemListElement = [...new Set(paths)].map((path, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    url: `${siteUrl}${path}`,
  }))
  return [{ ...toNode('ItemList'), itemListElement }]
}
