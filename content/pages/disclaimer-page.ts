import type { OriginalPage } from '#domain/pages/page.ts'

export const disclaimerPage: OriginalPage = {
  slug: 'disclaimer',
  title: 'Disclaimer',
  intro: 'We write as carefully as we cook. Even so, it is your stove, your guests and your phone, so please read this once.',
  description:
    'What our recipes, nutrition values and online-safety posts can and cannot promise: estimates, allergens, safe temperatures and outside links.',
  layout: 'legal',
  changedOn: '2026-11-21',
  content: `<h2>Recipes</h2>
<p>The recipes on {site} are given in good faith. Ovens run hot or cold, pans differ and so do potatoes, so times and results will vary. Trust your eyes, your nose and a thermometer over any clock, and take care with hot fat, sharp knives and open flame.</p>
<h2>Nutrition values</h2>
<p>Nutrition values are worked out from the ingredients. They are estimates. Brands, portion sizes, trimming and how much oil stays in the pan all change them. If you need exact figures, work them out from the labels of what you use.</p>
<h2>Allergens</h2>
<p>Diner food is full of wheat, milk, eggs, soy, mustard and nuts, and packaged ingredients hide more. Recipes are not checked for your allergy. Read the label of everything that goes in, every time, and ask your guests before you cook.</p>
<h2>Food safety</h2>
<p>Color is a poor guide. A food thermometer in the thickest part is a good one. These are the usual US minimums:</p>
<ul>
<li>Chicken, turkey and other poultry, whole or ground: 165°F (74°C)</li>
<li>Ground beef and pork: 160°F (71°C)</li>
<li>Steaks, chops and roasts of beef and pork: 145°F (63°C), then 3 minutes of rest</li>
<li>Leftovers: reheat to 165°F (74°C)</li>
</ul>
<p>Refrigerate cooked food within 2 hours, or within 1 hour when it is hotter than 90°F (32°C) around you. Wash hands, boards and knives after raw meat. Take extra care when you cook for small children, older people, or anyone who is pregnant or has a weak immune system.</p>
<h2>Not medical advice</h2>
<p>Nothing here is medical or dietary advice. If what you eat matters for a condition, a medicine or a pregnancy, ask a doctor or a dietitian before you ask a cheeseburger.</p>
<h2>Online safety</h2>
<p>The posts about staying safe online are general information for people at home, and not professional security advice. Tricks and settings change after a post is written. If money or an account is at stake right now, contact your bank or the service itself first.</p>
<h2>External links</h2>
<p>Some pages link to other websites. We do not control them, and we can’t vouch for what they say or do, today or later. A link is a pointer and does not make their content ours.</p>
<h2>Found a mistake?</h2>
<p>A wrong quantity, a missing step, a dead link: please tell us at <a href="mailto:{email}">{email}</a> or through the <a href="/contact">contact form</a>.</p>`,
}
