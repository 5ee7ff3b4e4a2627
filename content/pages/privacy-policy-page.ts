import type { OriginalPage } from '#domain/pages/page.ts'

export const privacyPolicyPage: OriginalPage = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  intro: 'You came to read and cook. This page says what the site keeps about you along the way. It is a short list.',
  description:
    'What this site keeps about its readers, what stays in your own browser, how long anything is stored, and how to have it corrected or deleted.',
  layout: 'legal',
  changedOn: '2026-11-28',
  content: `<h2>Who runs this site</h2>
<p>{site} is run by one owner, on self-hosted software. Questions about this page go to <a href="mailto:{email}">{email}</a> or through the <a href="/contact">contact form</a>.</p>
<h2>No cookies, no trackers</h2>
<p>The pages load nothing from any other origin. There are no third-party scripts, no fonts from elsewhere, no analytics by other companies, no advertising and no tracking cookies. A recipe or post may include a video hosted by YouTube or Vimeo. Its player loads only when you ask for it, in the mode that stores the least about you.</p>
<p>Whether the server counts how often its pages are read, and how it does that without storing anything about you, is told under <a href="/what-we-count">What we count</a>.</p>
<p>As a reader you get no cookie at all. Only the owner gets cookies, in the back office: one for the session, one that lasts 400 days and marks the browser as known, so that nobody else can use up its sign-in attempts, and a brief one that confirms signing in or out.</p>
<h2>What stays on your device</h2>
<p>Your browser keeps up to eleven entries for this site in its local storage:</p>
<ul>
<li>favoriteRecipes: the recipes you saved, each as a complete record, plus the version you saved if the recipe has changed since. Your favourites exist only there. Clear your browser’s data and they are gone; another device has them only if you copy them there yourself, with a link, a code or a file.</li>
<li>theme: whether you chose light or dark.</li>
<li>joinPopup: that you closed or used the form for joining the community. Once closed, it is not shown again for 7 days.</li>
<li>recipeUnits: whether you read recipes in cups or in grams, if you chose.</li>
<li>recipeAmounts: that recipe steps don’t show amounts from the list, if you chose that.</li>
<li>recipePrint: which parts of a recipe you last printed, and at what size.</li>
<li>shoppingList: the recipes you are shopping for, the items you added, and what you checked off.</li>
<li>mealPlan: what you planned to eat and when, with the recipes as they were, your meal times, how long steps take you, and how many burners you have.</li>
<li>recipeTicks: the ingredients and steps you checked off. They are forgotten after 30 days.</li>
<li>kitchenProfile: your preferences, what you avoid and your diet, if you set them on the page My kitchen: a copy of what is in the database named kitchen.</li>
<li>recipeTimers: the kitchen timers you started, until you dismiss them or half a day after they rang.</li>
</ul>
<p>The owner’s browser keeps one more, admin_uid: who is signed in to the back office.</p>
<p>Session storage, which is separate, may hold two small notes: that part of a page had to be loaded again, and how far you had scrolled, so that the back button brings you to the right place.</p>
<p>Your notes on recipes, your own collections and recipes, your cooking log and your preferences are also kept by your browser, in a database named kitchen. They leave it only as a file you save or a link you make; the link carries them after its # sign, a part that browsers never send to a server. If you hide recipes in lists, what you avoid and your diet also appear in the addresses of lists and searches, and the server reads them there to answer.</p>
<p>So that you can cook offline, the browser also keeps pages of this site with their pictures: the last 30 recipes that you read, your favourites, the recipes in your own collections, and what you planned for the next two weeks. They are the same pages everybody gets, and they are deleted when you clear your browser’s data. A browser set to save data keeps none.</p>
<p>None of this is sent to the server, with two exceptions. That a recipe was saved, printed, cooked or opened in cook mode may be counted, without anything about you. And to get complete, fresh copies of the recipes you save or plan, the browser asks the server for them by number or address. It does the same for the recipes named in a link from another device, when you open or add it. The server keeps no list of whose favourites they are. Such a link names them after its # sign, a part that browsers never send to a server, and nothing is added until you say so.</p>
<h2>What you send us</h2>
<p>You can send five things through a form. For each, the server stores the following:</p>
<h3>A comment</h3>
<p>Your name, your e-mail address, the comment, the post it belongs to and the time. Once the owner approves it, your name and your comment are shown publicly under the post, with the date. Your e-mail address is never shown.</p>
<h3>A review</h3>
<p>Your name, your e-mail address, the number of stars, your words if you write any, up to three photos if you add any, the recipe and the time. Information in photos about where, when and with what they were taken is removed before they are stored. Once the owner approves it, your name, the stars, your words and your photos are shown publicly under the recipe, with the date, and the stars count toward its average. Your e-mail address is never shown. A later review of the same recipe from the same address replaces the earlier one once it is approved, and the earlier one is deleted with its photos.</p>
<h3>A message through the contact form</h3>
<p>Your first name, your last name and phone number if you give them, your e-mail address, the message and the time. Messages are read by the owner only and appear nowhere on the site.</p>
<h3>Joining the community</h3>
<p>Your full name, your e-mail address, your phone number if you give one, and the time. They are there so that the owner can write to you, and are shown to nobody else.</p>
<h3>The newsletter</h3>
<p>If there is one: your e-mail address, your name if you give it, the topics you choose, and a record of what you agreed to, on which page and when, when you confirmed it and when you left. Your address gets nothing but one question until you confirm it. The emails have no tracking; whether they are opened is not known. A link in each of them ends the newsletter at once.</p>
<h2>How the forms are protected</h2>
<p>There is no captcha. Each form has a hidden field that people don’t see and machines tend to fill in, and a form that comes back faster than a person can type is not accepted.</p>
<p>To limit abuse, the server also keeps network addresses (IP addresses) with its records, for at most 24 hours.</p>
<h2>The server’s log</h2>
<p>The server writes one line for each request: a reference number, the method, the address of the page, the status of the answer and how long it took. What you search for, your IP address and your e-mail address are not in it.</p>
<h2>Links to other sites</h2>
<p>The links to social networks at the foot of the page are plain links. Nothing is sent to those networks until you click. After that, you are on their site and their rules apply. The same goes for links in posts.</p>
<h2>Your choices</h2>
<p>How long each of these is kept is at the end of this page. When a post is deleted, its comments go with it; when a recipe is deleted, its reviews do, too, unless a recipe that comes with the software returns in its place: then they stay with that one.</p>
<p>If you want to know what is stored about you, or want it corrected or deleted, write to <a href="mailto:{email}">{email}</a>. Write from the address you used in the form, or name it, so that the right entry can be found.</p>
<p>What your own browser keeps, you can delete yourself, at any time, by clearing its data for this site.</p>
<h2>Changes to this page</h2>
<p>When this text changes, the date at the top changes with it.</p>`,
}
