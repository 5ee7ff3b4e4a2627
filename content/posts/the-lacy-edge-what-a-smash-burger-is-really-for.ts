import type { SamplePost } from '../sample-post.ts'

/** Why a burger pressed flat on hot iron tastes browner, and the three minutes that make its crisp rim. */
export const theLacyEdge: SamplePost = {
  title: 'The Lacy Edge: What a Smash Burger Is Really For',
  urlSlug: 'the-lacy-edge-what-a-smash-burger-is-really-for',
  author: 'Marcus Bell',
  formattedDate: '2026-11-18',
  createdAt: '2026-11-18T15:00:00.000Z',
  image: '/images/blog-crust',
  imageAlt: 'Smashed beef patties with lacy edges on a steel griddle, a spatula under one and cheese on another',
  seoTitle: 'Smash Burgers: How to Get the Crisp, Lacy Edge',
  seoDescription:
    'Smash burgers are made for their crust. The beef, the heat, the ten-second press and the scrape that leave a brown face and a crisp, lacy edge.',
  seoKeywords: 'smash burger, lacy edge, burger crust, Maillard browning, cast-iron burger, ground beef temperature',
  tags: 'Burgers, Technique',
  content: `<p>A thick burger is judged by its middle. A smash burger has no middle to speak of. You make it for the crust, and above all for the frill around the rim, where the beef gets so thin that it fries in its own fat and turns brittle. That frill is the lace. Miss it and you have made a small, dry hamburger.</p>
<h2>Why flat tastes like more</h2>
<p>The brown comes from the Maillard reaction: amino acids and sugars in the meat meet at high heat and turn into a crowd of new flavors. It gets going in earnest around 300°F (150°C). Wet beef can’t get there, because water holds the surface near 212°F (100°C) until it has boiled off. So you want as much meat as possible touching hot metal, and you want it thin, so the water has a short way out.</p>
<p>Do the arithmetic. A 6-ounce (170 g) patty, 4 inches (10 cm) across, shows the griddle about 12½ square inches per side. A 2-ounce (57 g) ball pressed out to 5 inches (13 cm) shows it nearly 20. That is a third of the beef with half again as much crust.</p>
<p>You pay for it in juice. Fat, cheese and a second patty settle the bill.</p>
<h2>What to have ready</h2>
<ul>
<li><strong>Beef:</strong> ground chuck, 80 percent lean, cold from the refrigerator. Much leaner, and the rim dries before it can fry.</li>
<li><strong>Shape:</strong> 2-ounce (57 g) balls, barely held together, two for each bun.</li>
<li><strong>Salt:</strong> on the outside, in the pan, not before. Salt worked into ground beef dissolves some of its protein, which then sets springy, like sausage.</li>
<li><strong>Metal:</strong> bare cast iron or carbon steel. A nonstick coating shouldn’t be heated this hard while empty, and it lets go too easily anyway. If you worry about the skillet, <a href="/blogs/cast-iron-is-not-fragile">it is tougher than you think</a>.</li>
<li><strong>Tools:</strong> a flat, heavy press, squares of parchment, a stiff metal spatula.</li>
</ul>
<p>Toast the buttered buns first, cut side down, while the skillet is still on its way up. There will be no time later.</p>
<h2>The three minutes</h2>
<ol>
<li>Heat the skillet over medium-high for 5 to 8 minutes, to 400 to 450°F (205 to 230°C). Without an infrared thermometer, wipe it with a few drops of oil and wait for the first wisp of smoke. Turn on the fan.</li>
<li>Set down two balls in a 12-inch (30 cm) skillet. Cover one with parchment and press straight down, hard, for 10 seconds, leaning a little more on the rim. Then do the other. Be done within 30 seconds: the fat is still firm then, so you are spreading meat and not wringing it out. Peel off the paper.</li>
<li>Season with salt and pepper. Leave it alone for 1½ to 2 minutes, until the rim is deep brown and little red is left on top.</li>
<li>Lay the spatula nearly flat and shove it under the crust. It should stick a bit. What clings to the iron is the best part, so take it along. Flip.</li>
<li>Cheese at once, then 30 to 60 seconds more. American cheese melts smooth because its emulsifying salts keep fat and water together.</li>
</ol>
<blockquote>Press once, press hard, then keep your hands to yourself.</blockquote>
<p>A second press after the fat has melted pushes it into the skillet, where it does your dinner no good. Between batches, scrape the iron clean and give it a minute to get its heat back.</p>
<h2>Brown is not a temperature</h2>
<p>Grinding mixes whatever was on the surface of the beef all the way through, so ground beef needs 160°F (71°C) in the center, and color can’t tell you. Slide a thin instant-read probe into the thickest patty from the side. Most will have shot past. You are looking for the slow one. Anything that touched raw beef gets washed before it goes near a bun.</p>
<h2>If the lace won’t come</h2>
<p>A pale rim means the iron was too cool or too crowded. A thick rim means you pressed a dome, so lean outward next time. A patty that tears was asked to leave early: give it 20 seconds and scrape lower. A bouncy one was kneaded, or salted too soon.</p>
<p>Our <a href="/recipes/classic-cheeseburger">classic cheeseburger</a> is built this way, with 3-ounce (85 g) balls and the long end of these times, for a little more beef behind the crust. If you would rather have juice, bacon and smoke, the <a href="/recipes/smoky-cheeseburger">smoky cheeseburger</a> is the thick kind that nobody presses. Either way, start the <a href="/blogs/oven-fries-that-crunch">oven fries</a> well before you heat the skillet. The burgers won’t wait for them.</p>`,
}
