import type { SamplePost } from '../sample-post.ts'

/** Simmer, dry, dust with starch and bake hot with room between: fries that crunch without a fryer. */
export const ovenFries: SamplePost = {
  title: 'Oven Fries That Crunch',
  urlSlug: 'oven-fries-that-crunch',
  author: 'Ruth Calloway',
  formattedDate: '2026-09-17',
  createdAt: '2026-09-17T15:00:00.000Z',
  image: '/images/blog-fries',
  imageAlt: 'Crisp fries in a steel cup lined with checkered paper on a sheet pan, with ketchup',
  seoTitle: 'Oven Fries That Crunch: Simmer, Dry, Bake Hot',
  seoDescription:
    'Crunchy oven fries without a fryer: russets simmered with vinegar, steamed dry, dusted with cornstarch and baked on hot metal with room to breathe.',
  seoKeywords: 'oven fries, crispy baked fries, russet potatoes, parboiled fries, cornstarch fries, side dishes',
  tags: 'Potatoes, Technique',
  content: `<p>Cut up a potato, oil it, bake it, and you get something soft, tan and sad. People blame the oven. But a fryer doesn’t win by magic. It wins because hot oil touches every side at once and drives the water out fast. A potato is almost four-fifths water, so an oven needs a head start. Give it one and you get real crunch from three tablespoons of oil.</p>
<h2>What you need for three people</h2>
<ul>
<li>1½ pounds (680 g) russet potatoes, about two large. Their high starch means a fluffy middle. Waxy potatoes stay dense.</li>
<li>6 cups (1.4 L) water, 1½ tablespoons (22 ml) white vinegar, 1 tablespoon (18 g) salt</li>
<li>1 tablespoon (8 g) cornstarch</li>
<li>3 tablespoons (45 ml) oil that takes high heat, such as peanut or refined sunflower</li>
<li>Fine salt, to finish</li>
<li>One heavy half-sheet pan, 18 by 13 inches (46 by 33 cm), bare metal. At this heat, parchment scorches and nonstick coatings suffer.</li>
</ul>
<p>Keep raw potatoes in a cool, dark cupboard. In the refrigerator some of their starch turns to sugar, and sugar burns before the inside is done. Cut away sprouts and anything green, and throw out a potato that is green all over.</p>
<h2>Wet first, then very dry</h2>
<ol>
<li><strong>Cut</strong> sticks ⅜ inch (1 cm) thick, peeled or not. Same size matters more than straight. Rinse them until the water runs clear, which takes off loose starch and sugar that would brown too soon.</li>
<li><strong>Simmer.</strong> Bring water, vinegar and salt to a boil, add the potatoes, and simmer for 7 to 8 minutes. A knife should slide in, and the stick should still hold when you lift it. The inside is now cooked, so the oven has only the crust to think about. The acid keeps pectin, the glue between the cells, from dissolving. You won’t taste it.</li>
<li><strong>Dry.</strong> Drain, then spread the sticks on a rack or a clean towel for 10 minutes. They steam themselves dry while they are hot. Skip this and you will bake steam.</li>
<li><strong>Dust</strong> with the cornstarch while they are still a little tacky, then turn them gently in the oil. The starch and the roughed-up surface make a thin paste, and that paste becomes the shell.</li>
</ol>
<h2>Hot metal and elbow room</h2>
<p>Light the oven before you cut the first potato: 450°F (230°C), with the empty pan on a rack in the lower third, so the metal gets at least 10 minutes of full heat. Tip the fries on with care. They should sizzle at once, like anything put into <a href="/blogs/cast-iron-is-not-fragile">a properly heated skillet</a>.</p>
<p>Spread them in one layer with a finger’s width between as many as you can. Crowded fries sit in each other’s steam, and steam holds them near 212°F (100°C), much too cool to brown. Cooking for six? Use two pans and swap racks halfway.</p>
<blockquote>Crowd the pan and you have boiled potatoes with ambition.</blockquote>
<p>Bake for 15 minutes without touching them. Then slide a thin metal spatula underneath. If they cling, give them 3 more minutes: a finished crust lets go. Turn them and bake another 10 to 15. With a convection fan, set 425°F (220°C) and look 5 minutes early.</p>
<p>Listen before you look. Shake the pan: soft fries slide, done ones rattle. Stop at gold. Dark brown tastes bitter, and it means more acrylamide, which is why food-safety agencies say to stop at gold too.</p>
<h2>Salt, and then hurry</h2>
<p>Salt the moment they leave the oven, while there is a film of hot oil for it to stick to. Fine salt clings, coarse salt bounces. Spread the fries on a wide platter. A deep bowl, a lid or a sheet of foil will undo your work in minutes.</p>
<p>They won’t wait, so have the rest ready. To go with a <a href="/recipes/classic-cheeseburger">classic cheeseburger</a>, heat the skillet when you turn the fries: <a href="/blogs/the-lacy-edge-what-a-smash-burger-is-really-for">smash burgers</a> take three minutes a round. Or go the whole way and spoon the chili from our <a href="/recipes/chili-dog">chili dogs</a> over the top.</p>
<h2>Ahead of time</h2>
<p>Everything up to the drying can be done the day before. Cool the sticks, have them in the refrigerator within two hours, and add starch and oil just before baking. For the freezer, dust and oil them first, freeze them flat and bag them. Bake them frozen, with 5 to 8 minutes more on the clock. Thawed fries weep, and you worked hard for that dryness.</p>`,
}
