import { escapeHtml } from '#domain/text/escape-html.ts'
import { toWatchAddress, type Video, videoHosts } from './video.ts'

/** `pictureHtml` is the video's preview picture, '' for none; `player` is this site's page that plays it, if there is one. */
type VideoParts = { video: Video; title?: string; pictureHtml: string; player?: string | undefined }

/**
 * A video before it is played: a link to it, so that nothing is loaded from another site. With JavaScript, a click shows the player
 * instead, a page of this site, which alone may frame another one (docs/decisions/0027-cards-videos-step-pictures.md). Contents of a
 * template are not loaded.
 */
export function toVideoHtml({ video, title = '', pictureHtml, player }: VideoParts) {
  const { name, origin } = videoHosts[video.host]
  const address = escapeHtml(toWatchAddress(video))
  const shownTitle = escapeHtml(title)
  const said = title ? `<span class="visually-hidden">${shownTitle}</span>` : ''
  return [
    `<section class="video" aria-label="${title ? `Video: ${shownTitle}` : 'Video'}">`,
    `<a href="${address}" rel="noopener">`,
    pictureHtml,
    `<span class="button"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m7 4 13 8-13 8z" /></svg>Play the video${said}</span>`,
    player ? toPlayerHtml(player) : '',
    '</a>',
    title ? `<p class="video__title">${shownTitle}</p>` : '',
    `<p class="video__note">Clicking loads the ${name} player from ${new URL(origin).hostname}.</p>`,
    `<p class="video__address">Video: ${address}</p>`,
    '</section>',
  ].join('')
}

function toPlayerHtml(player: string) {
  const allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  return `<template><iframe class="video__player" data-pin-nopin="true" title="Video player" allow="${allow}" src="${escapeHtml(player)}"></iframe></template>`
}

/** A video as a link, for texts shown outside a page. */
export function toVideoLink(video: Video, title: string) {
  return `<p>Video: <a href="${escapeHtml(toWatchAddress(video))}">${escapeHtml(title || `on ${videoHosts[video.host].name}`)}</a></p>`
}
