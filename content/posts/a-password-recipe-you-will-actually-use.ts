import type { SamplePost } from '../sample-post.ts'

/** Passphrase, password manager, second step and passkeys, written as a recipe. */
export const passwordRecipe: SamplePost = {
  title: 'A Password Recipe You Will Actually Use',
  urlSlug: 'a-password-recipe-you-will-actually-use',
  author: 'Theo Marsh',
  formattedDate: '2026-10-08',
  createdAt: '2026-10-08T15:00:00.000Z',
  image: '/images/blog-passwords',
  imageAlt: 'A brass padlock among chocolate chip cookies on a rack, two keys before it',
  seoTitle: 'A Password Recipe You Will Actually Use',
  seoDescription:
    'One good passphrase, a password manager, a second step and passkeys: a plain recipe for sign-ins that hold, with no symbol soup and no monthly changes.',
  seoKeywords: 'passwords, passphrase, password manager, passkeys, two-step sign-in, online safety',
  tags: 'Online safety',
  content: `<p>Most password advice reads like a recipe by someone who never does the dishes. One capital, one number, one symbol, a new one every ninety days. People do with it what cooks do with any fussy recipe: they cut corners. So it is Summer2026! in July and Autumn2026! in October, in forty places at once.</p>
<p>The people who write the standards have thrown that card away. Today’s federal guidelines, from NIST, tell websites to ask for length, to quit demanding odd characters, and to leave a good password alone until there are signs that it was stolen. Here is the home version.</p>
<h2>Ingredients</h2>
<ul>
<li>1 passphrase of five or six random words</li>
<li>1 password manager</li>
<li>Two-step sign-in, for every account that matters</li>
<li>Passkeys, as many as you are offered</li>
<li>1 sheet of paper</li>
</ul>
<h2>Method</h2>
<h3>Make one good passphrase</h3>
<p>Long beats clever, and random beats both. Let dice and a printed word list choose, or have a password manager deal you the words: <em>gravel tuba lantern bishop waffle orbit</em>. Don’t choose them yourself. A lyric, or the dog plus the street you grew up on, feels random and isn’t. Don’t use the six above either; they are on the internet now.</p>
<p>To remember yours, draw the silly picture in your head and type it twice a day for a week. Aim for 16 characters or more. Six words get there without trying.</p>
<h3>Give the rest to a manager</h3>
<p>Your phone and your browser have one built in, and a separate one is fine too. Let it invent a long, different password for every site. <strong>Different is the part that counts.</strong> When a forum is broken into, thieves try the same address and password at your mail, your bank and your grocer. If no two are alike, the damage stays in one pot.</p>
<p>Protect the manager with your passphrase. If it is the one built into your phone, the phone’s own lock guards it, so make that code at least six digits and not a birthday.</p>
<h3>Add a second step</h3>
<p>Start with e-mail, because whoever reads your mail can reset everything else. Then the bank, the phone company, and any store that keeps your card. A security key or a code from an authenticator app is better than a code by text, and a code by text is far better than nothing.</p>
<p>Two house rules: never read a code to someone who calls you, and never approve a prompt you didn’t start.</p>
<h3>Take the passkey</h3>
<p>When a site offers a passkey, say yes. Your device makes a key for that one site and unlocks it with your face, your finger or your screen lock. There is nothing to remember and nothing to type. It doesn’t work on a look-alike page either, which spoils the evening of whoever sent you <a href="/blogs/the-delivery-text-that-wasnt">the delivery text that wasn’t</a>. The built-in managers can carry passkeys to your other devices. Before you rely on one, make sure that you have a second way in.</p>
<h3>Write down the way back</h3>
<p>Put the passphrase and the recovery codes on the sheet of paper and keep it with the birth certificates. Not on the monitor, not in the recipe box. Nobody on the other side of the world can phish a drawer.</p>
<blockquote>Season once, store it well, leave it alone.</blockquote>
<h2>When to change one</h2>
<p>There are four good reasons. The site says that it was broken into. Your manager warns that the password has turned up in a leak. You typed it somewhere you now doubt. Or someone who used to share it shouldn’t anymore. Short of that, leave it be, like <a href="/recipes/bbq-ribs">a rack of ribs</a>: a look every ten minutes only lets the heat out.</p>
<p>Security questions deserve a lie. Your first school is easy to look up, so let the manager make up an answer and keep it.</p>
<h2>Serve</h2>
<p>Don’t cook the whole menu tonight. Do your e-mail first: a new password, then the second step. Fix the others one at a time, whenever you next sign in. And when a new kitchen app wants you to register, run <a href="/blogs/is-that-free-recipe-app-safe-six-checks-before-you-install">the six checks</a> before you give it anything at all.</p>`,
}
