import { unconfirmedDays as unconfirmedAnswerDays, wishDays } from '#core/answers/tell-readers.ts'
import { unconfirmedDays } from '#core/newsletter/send-issues.ts'
import { toRetention } from '#domain/settings/data-retention.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'

/**
 * How long the site keeps what it has of people, in sentences that are true for its settings: a part of the page about privacy, whatever the owner writes there. Each says
 * 'if', so that it is true on a site that has no newsletter as well.
 */
export function describeKeeping(settings: SiteSettings) {
  const kept = toRetention(settings)
  const messages =
    kept.keepMessages === 'forever' ? 'is kept until the owner deletes it.' : `is deleted ${kept.keepMessages} after it was sent.`
  const log = kept.keepLog === 'forever' ? 'is kept' : `is kept for ${kept.keepLog}`
  return `<h2>How long your data is kept here</h2>
<p>These are the periods that are set for this site. What is older is deleted by itself, about two days later, so that a wrong clock deletes nothing.</p>
<ul>
<li>A comment, review or question, with the name and email address that came with it, stays until it is deleted, as do the details of people who joined the community.</li>
<li>A message through the contact form ${messages}</li>
<li>If you get a newsletter from here, your address is kept as long as you get it. After you leave, or once your mailbox takes no more email, your address and the record of what you agreed to are deleted after ${kept.keepReaders}: until then they show that you had agreed, and no import brings you back. An address that was never confirmed is deleted after ${unconfirmedDays} days.</li>
<li>If you asked to be told of an answer, the site waits for it for at most ${wishDays} days. Your address is kept until you stop these emails, or for ${unconfirmedAnswerDays} days if you don’t confirm it.</li>
<li>An email that the site sends, and to whom, is kept for ${kept.keepMails}. If you have a recipe sent to you, the address is forgotten as soon as the email is sent, unless you ask for the newsletter as well.</li>
<li>What looks like spam is kept for ${kept.keepSpam} and then deleted, unless the owner finds that it is none.</li>
<li>Network addresses (IP addresses) that limit how often a form can be sent are deleted within a day. If visits are counted, the secret that tells visitors apart is deleted when the day is over.</li>
<li>A log of what the people who run the site did in it ${log}.</li>
<li>Backups have copies of all this until newer backups replace them.</li>
</ul>`
}
