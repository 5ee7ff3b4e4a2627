/** Puts the player in the place of a video's link: a page of this site, which alone may show a frame of another one (docs/decisions/0027-cards-videos-step-pictures.md). */
export function playVideo(link: HTMLAnchorElement) {
  const player = document.createElement('iframe')
  player.className = 'recipe-video__player'
  player.title = 'Video player'
  player.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  player.src = link.dataset.player ?? ''
  link.replaceWith(player)
  player.focus()
}
