import type { MouseEvent } from 'react'

/** Server-rendered HTML with videos: a click on a video's link replaces it with the player from the template inside it. */
export function PlayedHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links
  // biome-ignore lint/a11y/useKeyWithClickEvents: so are the keys
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered or sanitised on the server
  return <div className={className} onClick={play} dangerouslySetInnerHTML={{ __html: html }} />
}

function play(event: MouseEvent) {
  // Only elements can be clicked.
  const link = (event.target as Element).closest('.video a')
  const player = link?.querySelector('template')?.content.querySelector('iframe')
  if (!player || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  link?.replaceWith(player)
  player.focus()
}
