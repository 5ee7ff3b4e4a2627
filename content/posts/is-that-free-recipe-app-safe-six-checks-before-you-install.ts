import type { SamplePost } from '../sample-post.ts'

/** What to look at before a free recipe app moves into your phone. */
export const recipeAppSafety: SamplePost = {
  title: 'Is That Free Recipe App Safe? Six Checks Before You Install',
  urlSlug: 'is-that-free-recipe-app-safe-six-checks-before-you-install',
  author: 'Ruth Calloway',
  formattedDate: '2026-11-12',
  createdAt: '2026-11-12T15:00:00.000Z',
  image: '/images/blog-apps',
  imageAlt: 'A phone full of kitchen apps on a counter, a blue shield with a tick beside it',
  seoTitle: 'Is That Free Recipe App Safe? Six Checks to Run First',
  seoDescription:
    'Six quick checks before you install a free recipe app: who made it, what it may see, what it costs later, and which permissions a cook can refuse.',
  seoKeywords: 'recipe app safety, app permissions, free apps, mobile privacy, subscriptions, online safety',
  tags: 'Online safety, Apps',
  content: `<p>Nobody gives away a recipe app out of love for meatloaf. Somebody pays: you later, an advertiser now, or a hobbyist out of their own pocket. Any of the three can be fine. You just want to know which one you have before it moves into your phone.</p>
<p>Here are six checks. They fit into the time a heavy skillet takes to get hot.</p>
<h2>Before you install</h2>
<ol>
<li><strong>Start in the phone’s own store.</strong> Search for the app by name there instead of tapping an ad, a pop-up or a link in a message. Bad apps do slip into the stores, but the stores scan for them and pull them when they are caught. An install file from a website skips all of that.</li>
<li><strong>Look at who made it.</strong> Tap the developer’s name. You want a website that works, a way to write to them, and other apps that make sense together. Copycats borrow the icon and almost the name, so read both slowly.</li>
<li><strong>Read the privacy label.</strong> It is called App Privacy on an iPhone and Data safety on Android. The developer fills it in, so it is a statement and not a lab test. Still, an app that admits to sharing your location and contacts has answered your question.</li>
<li><strong>Check the dates.</strong> An app that nobody has touched in years does not get its holes fixed. Then sort the reviews by newest and read the two- and three-star ones. Five stars can be bought. The middle is where people mention the ads and the surprise bill.</li>
<li><strong>Find the price of free.</strong> Scroll down to in-app purchases. If there is a trial, note what comes after it and put the last day in your calendar. Deleting the app does not cancel a subscription. If you signed up through the store, you cancel in the store, under Subscriptions.</li>
<li><strong>See how far you get without an account.</strong> Reading a recipe should not need one. If you do sign up, use a password that lives nowhere else; we have <a href="/blogs/a-password-recipe-you-will-actually-use">a recipe for that too</a>. The two big stores require apps with accounts to let you delete yours from inside the app.</li>
</ol>
<blockquote>Treat an app like a house guest: ask what’s in the bag.</blockquote>
<h2>What it needs, and what it doesn’t</h2>
<p>Your phone asks you at the moment an app wants something. That is the time to be stingy. Say no, carry on cooking, and change your mind later in Settings if something you wanted does not work.</p>
<ul>
<li><strong>Notifications:</strong> fair if there is a timer. Otherwise they are ads with a bell on.</li>
<li><strong>Camera:</strong> fair for scanning a recipe card, and only while you use the app.</li>
<li><strong>Photos:</strong> hand over the one picture, not the whole album.</li>
<li><strong>Location:</strong> only to find a store, only while in use, and roughly will do.</li>
<li><strong>Microphone:</strong> only if you mean to talk to it with sticky hands.</li>
<li><strong>Contacts, calls and texts:</strong> no. Macaroni has never needed them.</li>
</ul>
<p>Two requests end the interview on the spot. One is control of the whole screen, which Android calls accessibility access. Some people need apps that have it, but a shopping list is not one of those apps. The other is permission to install more apps.</p>
<h2>Once it is on the phone</h2>
<p>If it asks to track you across other apps, decline. Nothing you want to cook depends on it. Leave the phone’s built-in app scan on, and let the system and the apps update themselves.</p>
<p>Every few months, go down the list and clear out what you no longer open. Do it in this order: cancel the subscription, delete the account, delete the app. The other way around, the account stays behind with everything you gave it.</p>
<p>And if an app starts to smell, with ads where there were none or a charge you don’t know, don’t stand there sniffing. Remove it, look at your subscriptions, and change the password you used with it. If a text message sent you to the app in the first place, read about <a href="/blogs/the-delivery-text-that-wasnt">the delivery text that wasn’t</a> next.</p>
<p>One last question, the lazy one: do you need an app at all? A page in the browser can’t help itself to your address book. Our <a href="/recipes/mac-and-cheese">mac and cheese</a> opens without an account, and if you save it, the list stays in your own browser. The cheese sauce works just the same.</p>`,
}
