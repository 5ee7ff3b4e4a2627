import type { OriginalPage } from '#domain/pages/page.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { missingDays } from './forget-days.ts'

/** The address of the page that tells visitors what is counted. */
export const countingSlug = 'what-we-count'

/** A link to it, for privacy pages. */
export const countingLink = `<p>How views are counted here: <a href="/${countingSlug}">What we count</a>.</p>`

/** What the site counts, in sentences that match its settings. `name` is the site's name. */
export function describeCounting({ countVisits }: SiteSettings, name: string): OriginalPage {
  const isOff = countVisits === 'off'
  return {
    slug: countingSlug,
    title: 'What We Count',
    intro: isOff ? 'Nothing at present: counting is switched off.' : 'Pages that are read, and nothing about who reads them.',
    description: 'What this site counts about its pages, what it does not store, and for how long anything is kept.',
    layout: 'legal',
    changedOn: '2026-11-28',
    content: isOff ? whenOff(escapeHtml(name)) : whenOn(escapeHtml(name)),
  }
}

const searches = `<h2>Searches</h2>
<p>When a search here finds nothing, its words are counted, without anything about who searched. What looks like an email address or a phone number is not stored. These words are deleted after 90 days.</p>`

function whenOff(site: string) {
  return `<h2>Counting is switched off</h2>
<p>${site} does not count views or visits, and does not count what readers do with recipes. Totals that were counted before may still be there. They never held anything about a person.</p>
${searches}`
}

function whenOn(site: string) {
  return `<h2>What is counted</h2>
<ul>
<li>How often each page of ${site} is viewed each day.</li>
<li>Roughly how many visitors each page and the whole site have each day.</li>
<li>Where views come from: a search engine, a social network, a newsletter, another site by its name, or nowhere that is known. Never the address of the page you came from.</li>
<li>How often a recipe is printed, opened in cook mode, saved, or noted as cooked.</li>
<li>The recipe or post on which someone joined the newsletter, once they have confirmed it, but not who they are.</li>
<li>Addresses that were asked for and do not exist. They are deleted after ${missingDays} days.</li>
</ul>
<p>The server counts by itself. There is no cookie for it, no script that measures, and no other company that learns of it. Robots and the people who run the site are not counted.</p>
<h2>How visitors are told apart</h2>
<p>To count somebody who reads three pages as one visitor, the server makes a code from your network address and the name of your browser, with a secret that it makes anew each day. Each page gets another code, so that the codes do not show which pages one person read. Network addresses and names of browsers are used for that alone and are not stored for it.</p>
<p>When the day is over, the secret and all codes are deleted. What stays are totals, such as “120 views, 80 visits”. Nobody can be found in them.</p>
<h2>If you would rather not be told apart</h2>
<p>If your browser sends Global Privacy Control, no code is made for you. The page you read is counted as a view, and that is all.</p>
${searches}
<h2>How long</h2>
<p>Totals are kept for each day at first, and after about a year for each month.</p>`
}
