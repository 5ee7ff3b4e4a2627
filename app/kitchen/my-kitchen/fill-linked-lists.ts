/** Lists that take `?fits=`; the search and cook-with pages only with a query. */
const lists =
  /^\/(?:recipes|trending-recipes|(?:categories|courses|cuisines|diets|occasions|authors)\/[^/?]+)(?:\?|$)|^\/(?:search\?(?:.*&)?q=|cook-with\?(?:.*&)?have=)/

/** The address of a list limited to what fits; undefined for other pages, and for a list whose address already says. */
export function toFilledAddress({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, fits: string) {
  const params = new URLSearchParams(search)
  if (!lists.test(pathname + search) || params.has('fits')) return undefined
  params.set('fits', fits)
  // Commas need no escaping in a query.
  return `${pathname}?${params.toString().replaceAll('%2C', ',')}${hash}`
}

/**
 * Makes links to lists lead to what fits, so that a list opens filtered instead of reloading. A link is changed when it is pointed at,
 * before anything reads its address: prefetching, a press, a new tab. The router uses the address that it was given, so `go` replaces it.
 * Returns a function that stops this.
 */
export function fillLinkedLists(fits: string, go: (to: string) => void) {
  const changed = new WeakMap<Element, string>()
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null
    const filled = link && toFilledAddress(link, fits)
    if (filled) {
      changed.set(link, filled)
      link.setAttribute('href', filled)
    }
    return link
  }
  const follow = (event: MouseEvent) => {
    const link = point(event)
    const filled = link && changed.get(link)
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link?.target
    if (!filled || isElsewhere || link.getAttribute('href') !== filled) return
    event.preventDefault()
    go(filled)
  }
  const pointing = ['pointerover', 'focusin']
  for (const name of pointing) addEventListener(name, point, { capture: true, passive: true })
  addEventListener('click', follow, { capture: true })
  return () => {
    for (const name of pointing) removeEventListener(name, point, { capture: true })
    removeEventListener('click', follow, { capture: true })
  }
}
