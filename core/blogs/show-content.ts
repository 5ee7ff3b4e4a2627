import type { Database } from '#core/database/database.ts'
import { memoize } from '#core/memoize.ts'
import { describePictures, withPictures } from '#core/pictures/describe-pictures.ts'
import { findCardRecipes } from '#core/recipes/find-card-recipes.ts'
import { toRecipePicture } from '#core/recipes/recipe-cards.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { toExcerpt } from '#domain/blogs/excerpt.ts'
import { type PlayerPlace, toPlayerAddress } from '#domain/blogs/player-address.ts'
import { listVideoPlaces, replaceVideoPlaces, toVideoKey, type VideoPlace } from '#domain/blogs/video-places.ts'
import { readAffiliatePlaces } from '#domain/links/affiliate-hosts.ts'
import { markAffiliateLinks } from '#domain/links/mark-affiliate-links.ts'
import { type Picture, pictureName } from '#domain/pictures/picture-variants.ts'
import { toPictureId } from '#domain/pictures/stored-image.ts'
import { toCardHtml, toCardLink, toPictureHtml } from '#domain/recipes/card-html.ts'
import { type CardPlace, replaceCardPlaces } from '#domain/recipes/card-places.ts'
import { toVideoHtml, toVideoLink } from '#domain/recipes/video-html.ts'
import { toDisclosure } from '#domain/settings/affiliate-disclosure.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { listOwnPictures, sanitizeBlogHtmlForFeeds, sanitizeBlogHtmlForReading, toPlainText } from './blog-html.ts'

const listPictures = memoize(listOwnPictures)
const sanitizeForReading = memoize(([html, pictures]: [string, Picture[]]) => sanitizeBlogHtmlForReading(html, pictures))

/**
 * A post's stored HTML for its page: sanitised again, with responsive pictures, the cards of the recipes that it names, and its videos. Without the
 * place of their players those are links alone. `settings` are the owner's if they are known.
 */
export async function showContent(db: Database, html: string, players?: PlayerPlace, settings?: SiteSettings) {
  return (await showWithParts(db, html, players, settings)).html
}

/** The same, with the recipes that cards show, the videos with their thumbnails, and whether it has affiliate links. */
export async function showWithParts(db: Database, html: string, players?: PlayerPlace, settings?: SiteSettings) {
  const found = await findPictures(db, html)
  const places = readAffiliatePlaces((settings ?? (await findSettings(db))).affiliatePlaces)
  const { html: clean, hasAffiliateLinks } = markAffiliateLinks(sanitizeForReading([html, found]), { places })
  const recipes = await findCardRecipes(db, clean)
  const pictured = await withPictures(db, [...recipes], ([, recipe]) => toRecipePicture(recipe))
  const shown = new Map(pictured.map(({ 0: id, 1: recipe, picture }) => [id, { recipe, picture }]))
  const toHtml = ({ id, size }: CardPlace) => {
    const card = shown.get(id)
    return card ? toCardHtml(card.recipe, card.picture, size) : ''
  }
  const findPoster = ({ poster }: VideoPlace) => found.find(({ name }) => toPictureId(name) === toPictureId(pictureName(poster) ?? ''))
  const withVideos = replaceVideoPlaces(clean, (place) => {
    const picture = findPoster(place)
    const pictureHtml = picture ? toPictureHtml(picture, '(min-width: 48rem) 44rem, 92vw') : ''
    return toVideoHtml({ ...place, pictureHtml, player: players && toPlayerAddress(place.video, players) })
  })
  return {
    html: replaceCardPlaces(withVideos, toHtml),
    hasAffiliateLinks,
    recipes: [...new Set(recipes.values())],
    videos: listVideoPlaces(clean).map((place) => ({ ...place, picture: findPoster(place) ?? null })),
  }
}

/** The video with this key in a stored text, if it has one. */
export function findVideo(html: string, key: string) {
  return listVideoPlaces(sanitizeForReading([html, []])).find(({ video }) => toVideoKey(video) === key)
}

/** Where a post is read: at its own address if it isn't in a mail; `disclosure` says whether the owner marked it as having affiliate links. */
type Elsewhere = { base: string; disclosure?: Blog['disclosure']; isInMail?: boolean }

/**
 * A post's stored HTML for feed readers and mails: sanitised again, every URL absolute, resolved against `base`, cards and videos as links, and the
 * owner's line above it if it has affiliate links. In mails Amazon's lead to `base`, unless the owner allows them there.
 */
export async function showContentElsewhere(db: Database, html: string, { base, disclosure, isInMail }: Elsewhere) {
  const settings = await findSettings(db)
  const { html: clean, hasAffiliateLinks } = markAffiliateLinks(sanitizeBlogHtmlForFeeds(html, await findPictures(db, html), base), {
    places: readAffiliatePlaces(settings.affiliatePlaces, base),
    insteadOfAmazon: isInMail && settings.amazonInMails !== 'on' ? base : undefined,
  })
  const recipes = await findCardRecipes(db, clean)
  const linked = replaceCardPlaces(clean, ({ id }) => {
    const recipe = recipes.get(id)
    return recipe ? toCardLink(recipe, base) : ''
  })
  const whole = replaceVideoPlaces(linked, ({ video, title }) => toVideoLink(video, title))
  return hasAffiliateLinks || disclosure === 'affiliate' ? `<p><em>${escapeHtml(toDisclosure(settings))}</em></p>${whole}` : whole
}

/** A post's stored excerpt, else the beginning of its text. */
export function toStoredExcerpt({ excerpt, content }: { excerpt?: string | null; content: string }) {
  return toExcerpt(excerpt || toPlainText(content))
}

async function findPictures(db: Database, html: string) {
  const names = listPictures(html)
  const pictures = await describePictures(
    db,
    names.map((name) => ({ reference: `/images/${name}` })),
  )
  return pictures.filter((picture) => picture !== null)
}
