import type { NewsletterSettings } from '#domain/newsletter/newsletter-settings.ts'
import { defaultInvitation } from '#domain/newsletter/newsletter-words.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

/**
 * The mustard banner above the footer that invites readers to join, with the newsletter form if there is one. As HTML it costs pages no
 * script; the page that handles the form works without any.
 */
export function toJoinBanner(line: string, newsletter: NewsletterSettings | undefined) {
  return `<div class="wrap"><h2 id="join-banner-title">Hungry for More Delicious Ideas?</h2><div><p>${escapeHtml(line)}</p>${
    newsletter?.isOpen ? toForm(newsletter.invitation || defaultInvitation) : ''
  }<a class="button button--large button--mustard" href="/contact#join">Join the Kitchen →</a></div></div>`
}

/**
 * The newsletter form below a recipe or post, as HTML; '' without a newsletter. Where it is shown, newsletter.css hides the banner's form, so readers
 * are asked only once.
 */
export function toSignUpCard(newsletter: NewsletterSettings | undefined) {
  if (!newsletter?.isOpen) return ''
  return `<section class="sign-up" aria-labelledby="sign-up-title" data-live><h2 id="sign-up-title">The next one by email?</h2>${toForm(
    newsletter.invitation || defaultInvitation,
  )}</section>`
}

function toForm(invitation: string) {
  return `<form class="banner-sign-up" method="post" action="/newsletter" data-live>
<label><span>${escapeHtml(invitation)}</span>
<input class="input" type="email" name="email" required maxlength="254" autocomplete="email" placeholder="Email" aria-label="Email for the newsletter"></label>
<div class="visually-hidden" aria-hidden="true"><label>Seasoning<input type="text" name="seasoning" tabindex="-1" autocomplete="off"></label></div>
<button class="button button--ink" type="submit">Sign up</button>
</form>`
}
