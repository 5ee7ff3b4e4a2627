import type { SamplePost } from '../sample-post.ts'

/** How fake delivery messages work, what to do instead of tapping, and what to do after tapping. */
export const deliveryText: SamplePost = {
  title: "The Delivery Text That Wasn't",
  urlSlug: 'the-delivery-text-that-wasnt',
  author: 'Theo Marsh',
  formattedDate: '2026-10-29',
  createdAt: '2026-10-29T15:00:00.000Z',
  image: '/images/blog-phish',
  imageAlt: 'A parcel on a fish hook before a laptop with a message on its screen, a padlock beside it',
  seoTitle: 'Fake Delivery Texts: How to Spot One and What to Do',
  seoDescription:
    'Fake delivery texts and grocery mails all work the same way. How the trick is built, what to do instead of tapping, and how to recover if you did.',
  seoKeywords: 'phishing, delivery text scam, smishing, fake grocery mail, scam recovery, online safety',
  tags: 'Online safety',
  content: `<p>It came at 5:40 on a Thursday, while I was tossing <a href="/recipes/buffalo-wings">Buffalo wings</a>: <em>Your package could not be delivered due to an incomplete address. Please confirm within 12 hours.</em> A link, a deadline, and both my thumbs in hot sauce.</p>
<p>I had ordered something. Everybody has always ordered something. That is the whole trick: such a text costs next to nothing to send, so it goes to everyone, and on any given evening plenty of us are waiting for a box.</p>
<h2>How it is built</h2>
<p>Phishing is one dish on many plates. A message pretends to come from someone you deal with, and a page pretends to be theirs. By text it is a parcel. By mail it is a grocery order whose payment “failed”. Sometimes it is a card on the door with a square code to scan. The ingredients stay the same:</p>
<ul>
<li><strong>Hurry.</strong> Twelve hours, today only, back to sender. The clock is there so that you don’t think.</li>
<li><strong>A small fee.</strong> Ninety-nine cents for another try. They don’t want the dollar. They want the card number.</li>
<li><strong>An address that is nearly right.</strong> What counts is the end of the name, just before the first single slash. In <em>post-office.parcel-help.example/track</em> the owner is parcel-help.example. The rest is garnish.</li>
<li><strong>An odd sender,</strong> such as a foreign number or a group of strangers. The reverse proves nothing: a familiar name can be faked and may even show up among real messages.</li>
<li><strong>A plea to reply Y.</strong> Any answer shows that your number is live, and on some phones it makes the link tappable.</li>
</ul>
<p>Bad spelling used to be on this list. Don’t wait for it. A clean, polite message that knows your name can be just as fake.</p>
<blockquote>If it’s in a hurry, you aren’t.</blockquote>
<h2>What to do instead</h2>
<ol>
<li><strong>Leave it alone.</strong> Don’t tap, don’t reply, don’t call the number it gives you.</li>
<li><strong>Use your own door.</strong> Open the store’s app, or type its address yourself, and look at your order there. If the package has a problem, the order page will say so.</li>
<li><strong>Report and delete.</strong> Use the junk or spam button in your messages. In the United States you can also forward the text to 7726, which spells SPAM. Mail programs have a report button too.</li>
<li><strong>Tell the table.</strong> The person at home who really is expecting a box should hear about it first.</li>
</ol>
<p>For the record, the US Postal Service says that it texts about a package only if you asked it to track that one, charges nothing for it, and puts no link in the text. Other carriers and grocers do send links. So don’t try to judge each message. Go in by your own door every time, and it stops mattering whether the text was real.</p>
<p>A password manager helps as well. It fills in your password only at the address where you saved it. If it stays silent on a page that looks like your grocer, take the hint. Setting one up is in <a href="/blogs/a-password-recipe-you-will-actually-use">the password recipe</a>.</p>
<h2>If you already tapped</h2>
<p>It happens to careful people with dinner on the stove. Be quick, not ashamed. What to do depends on what you handed over.</p>
<ul>
<li><strong>Only the tap:</strong> close the page, refuse any download, install waiting updates.</li>
<li><strong>A card number:</strong> call the bank at the number on the card. Have it blocked and replaced, and dispute what isn’t yours.</li>
<li><strong>A password:</strong> change it on the real site and wherever else you used it. Sign out other devices and turn on two-step sign-in.</li>
<li><strong>A sign-in code:</strong> assume they are in. Do all of the above for that account, then contact the company.</li>
<li><strong>An app or a file:</strong> take the phone offline, remove it, and change important passwords from another device. If it won’t go, reset the phone.</li>
<li><strong>A Social Security number:</strong> freeze your credit with the three bureaus. It costs nothing.</li>
</ul>
<p>In the United States, <a href="https://reportfraud.ftc.gov/">ReportFraud.ftc.gov</a> takes the report, and <a href="https://www.identitytheft.gov/">IdentityTheft.gov</a> lists the next steps if someone is using your details.</p>
<p>As for my package, the order page said noon, and there it was on the porch. I read that page with clean hands, after the wings.</p>`,
}
