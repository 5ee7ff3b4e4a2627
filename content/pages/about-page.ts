import type { OriginalPage } from '#domain/pages/page.ts'

export const aboutPage: OriginalPage = {
  slug: 'about',
  title: 'About Us',
  intro: 'Diner food for people with a home stove, a hungry table and no line cook.',
  description:
    'American diner food for home cooks: how our recipes are written, why a food site has a column about staying safe online, and how to reach us.',
  layout: 'plain',
  changedOn: '2026-11-21',
  content: `<p>{site} is about the food you order at a counter: burgers, wings, ribs, macaroni with plenty of cheese. One owner runs it, for anyone who would rather cook that food than drive to it. You need no training, and no pan with a warranty card.</p>
<p>Start with <a href="/recipes">the recipes</a> if you are hungry, or with <a href="/blogs">the blog</a> if you want to know why the crust came out that way.</p>
<h2>How the recipes are written</h2>
<p>To be cooked from. Quantities come by weight and by the cup, so you can use a scale or leave it in the drawer. Temperatures are in °F and °C. Steps come in the order you need them. The nutrition values are worked out from the ingredients, which makes them honest estimates, and the <a href="/disclaimer">disclaimer</a> says what that means.</p>
<h2>Why a food site talks about passwords</h2>
<p>Because the phone leans against the toaster while you cook. It holds the recipe, the grocery order and your bank, and a fake delivery text can land on it at any time, dinner included. So the blog has a column about staying safe online: plain habits, nothing to buy. We try to keep to it ourselves. These pages load nothing from anywhere else and set no cookies for readers, as the <a href="/privacy-policy">privacy policy</a> spells out.</p>
<h2>Saving what you like</h2>
<p>Tap the heart and the recipe goes to your <a href="/favourites">favourites</a>. There is no account. The list lives in the browser you saved it in. It does not follow you to another device by itself, but its page has a link, a code and a file to copy it there. Clearing your browser’s data clears it too.</p>
<h2>Get in touch</h2>
<p>Questions, corrections and arguments about pickles are welcome on the <a href="/contact">contact page</a> or at <a href="mailto:{email}">{email}</a>. You can join the community there as well: leave your name and e-mail address so that the owner can write to you.</p>`,
}
