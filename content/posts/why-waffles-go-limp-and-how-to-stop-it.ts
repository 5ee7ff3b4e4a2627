import type { SamplePost } from '../sample-post.ts'

/** Steam softens a waffle from within: a drier batter, a longer bake and a wire rack keep it crisp. */
export const limpWaffles: SamplePost = {
  title: 'Why Waffles Go Limp, and How to Stop It',
  urlSlug: 'why-waffles-go-limp-and-how-to-stop-it',
  author: 'Ruth Calloway',
  formattedDate: '2026-10-22',
  createdAt: '2026-10-22T15:00:00.000Z',
  image: '/images/blog-waffle',
  imageAlt: 'Two deep-pocketed waffles with butter and syrup on a plate, with strawberries and coffee',
  seoTitle: 'Why Waffles Go Limp and How to Keep Them Crisp',
  seoDescription:
    'Steam is what turns a crisp waffle limp. A batter with cornstarch and oil, a longer bake, a wire rack and a low oven keep waffles crisp to the table.',
  seoKeywords: 'crisp waffles, soggy waffles, waffle batter, cornstarch waffles, keep waffles warm, freezing waffles',
  tags: 'Breakfast, Technique',
  content: `<p>A waffle is crisp for the time it takes to find the butter. Then it sighs, and you are eating a hot sponge with a nice pattern. The iron usually isn’t to blame. Water is, and water can be managed.</p>
<h2>Where the water goes</h2>
<p>While the waffle bakes, its shell dries out and the starch in it turns hard and glassy. The inside stays moist. Take the waffle out, and that moisture keeps moving outward as steam. If it can escape, the shell stays dry. If it meets a cool plate or another waffle, it turns back into water, and wet starch goes soft again.</p>
<p>You can see it at home. Put one waffle flat on a plate and one on a wire rack, wait 5 minutes, and lift both. The plate is wet underneath. So is that waffle.</p>
<p>So there are three places to fight: in the batter, in the iron, and after the iron.</p>
<h2>A batter that dries well</h2>
<p>This makes about six 7-inch (18 cm) waffles.</p>
<ul>
<li><strong>1½ cups (180 g) all-purpose flour and ½ cup (60 g) cornstarch.</strong> Cornstarch brings no gluten, so the shell sets short and crisp and not leathery.</li>
<li><strong>1 tablespoon (12 g) sugar.</strong> Enough to brown. Sugar draws moisture and makes waffles stick, so save the sweetness for the syrup.</li>
<li><strong>2 teaspoons baking powder, ½ teaspoon baking soda, ¾ teaspoon fine salt.</strong></li>
<li><strong>1¾ cups (420 ml) buttermilk.</strong></li>
<li><strong>½ cup (120 ml) neutral oil.</strong> Butter tastes better, but about a sixth of it is water. Oil is all fat. Use oil inside and butter on top, where you will notice it.</li>
<li><strong>2 large eggs, separated.</strong></li>
</ul>
<p>Whisk the dry things. Mix buttermilk, oil and yolks, stir them in, and leave small lumps. Beat the whites to soft peaks and fold them in last. All that air gives you a lighter waffle with less wet crumb to dry. Bake right away. Whites don’t keep, which is where waffles part company with <a href="/blogs/diner-pancakes-need-a-tired-batter">a pancake batter and its nap</a>.</p>
<h2>Hotter and longer than the light says</h2>
<ol>
<li>Preheat on a high setting, and give it 5 minutes more after the ready light. The light knows about the plates near its sensor. The rest of the metal needs time.</li>
<li>Brush the plates with oil, even nonstick ones. Cooking spray can leave a gummy film that bakes on.</li>
<li>Pour in just enough to reach the rim when the lid comes down. A thin 7-inch iron takes ½ to ¾ cup (120 to 180 ml), a deep Belgian one up to 1 cup (240 ml).</li>
<li>Keep the lid shut for the first 3 minutes. A waffle opened early tears into halves.</li>
<li>Watch the steam. It pours out, then slows to a thread. When the thread is nearly gone, usually after 4 to 6 minutes, look: you want a shade darker than you would think polite.</li>
</ol>
<blockquote>Trust the steam. The little light is guessing.</blockquote>
<p>Out of the iron it may still bend. Lay it on a rack and count to sixty. As the last steam leaves and the shell cools a little, it stiffens. Many waffles that seem limp were only plated too soon.</p>
<h2>Holding a crowd’s worth</h2>
<p>Set a rack over a sheet pan in a 225°F (107°C) oven. That is above the boiling point of water, so the shells stay dry. Keep the waffles in one layer, with no foil over them, for up to 15 minutes. Stacked and covered is how hotel buffets do it, and you have met those waffles.</p>
<p>At the table, butter first, syrup second, and only on the part you are about to eat. Under <a href="/recipes/fried-chicken">fried chicken</a>, serve gravy or hot honey on the side. Two crisp things on one plate deserve a fair chance.</p>
<h2>Leftovers</h2>
<p>Cool them completely on the rack, then freeze them flat for an hour before bagging, so they don’t weld together. They are at their best within two months. Reheat from frozen in the toaster, or on a rack at 350°F (175°C) for 8 to 10 minutes. The microwave heats the water inside and sends it straight into the shell, which is everything we have been trying to prevent.</p>
<p>The same rule covers anything with a crust. Rest it on a rack, give the steam a way out, and don’t put a lid on it. <a href="/blogs/oven-fries-that-crunch">Oven fries</a> live and die by it too.</p>`,
}
