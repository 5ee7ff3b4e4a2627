import type { MouseEvent } from 'react'

/** The picture and link of a recipe's video, as HTML. A click shows the player in their place; where it can't, the link is followed. */
export function RecipeVideo({ html }: { html: string }) {
  function play(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-player]')
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./play-video.ts').then(
      ({ playVideo }) => playVideo(link),
      () => window.location.assign(link.href),
    )
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the link
  // biome-ignore lint/a11y/useKeyWithClickEvents: so are the keys
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div onClick={play} dangerouslySetInnerHTML={{ __html: html }} />
}
