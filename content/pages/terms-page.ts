import type { OriginalPage } from '#domain/pages/page.ts'

export const termsPage: OriginalPage = {
  slug: 'terms-and-condition',
  title: 'Terms & Conditions',
  intro: 'The house rules. They are short, and most of them are manners.',
  description:
    'The house rules in plain words: reading and cooking are free, comments and reviews wait for approval, you keep your rights, and the site comes as it is.',
  layout: 'legal',
  changedOn: '2026-11-26',
  content: `<h2>Reading and cooking</h2>
<p>Reading {site} is free, and so is cooking from it. You need no account. Recipes you save stay in your own browser; the <a href="/privacy-policy">privacy policy</a> says how.</p>
<h2>Comments and reviews</h2>
<p>Comments and reviews are held until the owner approves them. The owner may refuse one, or remove it later, and does not have to give a reason. What readers write is their own opinion.</p>
<h2>Your words stay yours</h2>
<p>You keep all your rights in what you write and in your photos. By sending a comment or a review you let the site show it, with its photos and the name you gave, under the post or recipe it belongs to. If you want it taken down, write to <a href="mailto:{email}">{email}</a>.</p>
<h2>What to leave out</h2>
<p>Please don’t send, in a comment, in a review or through any other form:</p>
<ul>
<li>anything unlawful, or anything you have no right to share</li>
<li>abuse, threats, or attacks on other people</li>
<li>advertising of any kind</li>
</ul>
<h2>Go easy on the forms</h2>
<p>The forms are for people. Do not send automated requests to them or hammer them by machine, and don’t try to get around their limits. Requests that come too thick are turned away.</p>
<h2>As it is</h2>
<p>To the extent the law allows, {site} is provided as it is, without warranties of any kind: pages may be wrong, change, or be out of reach, and using them is at your own risk. Where the law gives you rights that can’t be waived, these terms leave them alone.</p>
<p>What the recipes and posts can and can’t promise is in the <a href="/disclaimer">disclaimer</a>.</p>
<h2>Changes and questions</h2>
<p>When these terms change, the date at the top of this page changes with them. Questions are welcome at <a href="mailto:{email}">{email}</a> or through the <a href="/contact">contact form</a>.</p>`,
}
