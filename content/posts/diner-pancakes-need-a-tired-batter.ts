import type { SamplePost } from '../sample-post.ts'

/** Lumps, a fifteen-minute rest and an almost dry griddle: how buttermilk pancakes get tall and even. */
export const dinerPancakes: SamplePost = {
  title: 'Diner Pancakes Need a Tired Batter',
  urlSlug: 'diner-pancakes-need-a-tired-batter',
  author: 'June Okafor',
  formattedDate: '2026-11-05',
  createdAt: '2026-11-05T15:00:00.000Z',
  image: '/images/blog-pancakes',
  imageAlt: 'A tall stack of pancakes with butter and running syrup, blueberries beside it',
  seoTitle: 'Diner Pancakes: Why Lumpy Batter Needs a Rest',
  seoDescription:
    'Tall, tender diner pancakes come from a lumpy batter that rests 15 minutes. The ratio, the griddle heat and the right moment to flip, with the reasons.',
  seoKeywords: 'diner pancakes, buttermilk pancakes, resting batter, pancake griddle temperature, fluffy pancakes, breakfast',
  tags: 'Breakfast, Technique',
  content: `<p>Most bad pancakes are made by good people trying too hard. They beat the batter smooth, pour it at once, and press each pancake with the spatula to be sure. Out comes a stack of coasters. What the batter wanted was a short stir and fifteen minutes of nobody bothering it.</p>
<h2>A batter to keep in your head</h2>
<p>By volume it is two of flour, two of buttermilk and two eggs, which you can remember before coffee. It makes about fifteen 4-inch (10 cm) pancakes.</p>
<ul>
<li>2 cups (240 g) all-purpose flour</li>
<li>2 tablespoons (25 g) sugar</li>
<li>2 teaspoons baking powder</li>
<li>½ teaspoon baking soda</li>
<li>¾ teaspoon fine salt</li>
<li>2 cups (480 ml) buttermilk</li>
<li>2 large eggs</li>
<li>4 tablespoons (56 g) butter, melted and cooled a little</li>
</ul>
<p>The soda does two jobs. It reacts with part of the acid in the buttermilk and makes gas, and it leaves the batter less acid, which helps it brown. More is not better: past the point where the acid is used up, you taste soap.</p>
<h2>Stir badly, on purpose</h2>
<p>Whisk the dry things in one bowl and the wet in another, butter last. Pour wet into dry and turn it with a spatula about fifteen times, scraping the bottom. Stop when no dry streaks are left. Lumps the size of peas are right.</p>
<p>Once flour is wet, every stroke links more of its protein into gluten. That stretchy net is what you want in a pizza crust and what makes a pancake chew like one. Stirring also knocks out the gas you just paid for.</p>
<h2>Then let it get tired</h2>
<p>Leave the bowl alone for 10 to 15 minutes while the griddle heats. Three things happen without you. Water soaks into the lumps, so they cook through instead of staying floury. The flour swells and the batter thickens, so it stands up on the griddle and holds its bubbles. And what gluten there is relaxes.</p>
<p>Don’t stir it again. Scoop from the edge of the bowl. If it has gone so thick that it drops in one plop, fold in a tablespoon (15 ml) of buttermilk with two or three turns.</p>
<p>There is a limit. Soda goes to work the moment it is wet. Double-acting baking powder saves part of its gas for the heat, but not all of it. By half an hour you have spent lift that you won’t get back. For a slow morning, mix the dry bowl the night before, keep the wet one in the refrigerator without the butter, then melt the butter and join them when the first sleeper comes downstairs.</p>
<blockquote>Stir less than you want to. Wait longer than you like.</blockquote>
<h2>The griddle</h2>
<ol>
<li>Heat it to 375°F (190°C). On a stove, that is medium for 5 minutes or more. Flick on a few drops of water: they should skitter and be gone in a second or two. If they lie there and simmer, wait.</li>
<li>Wipe on a little oil with a folded paper towel, and wipe most of it off. Puddles of fat fry the batter in patches, and that is where the leopard spots come from.</li>
<li>Pour ¼ cup (60 ml) for each, with two inches (5 cm) between them.</li>
<li>Wait 2 to 3 minutes. Bubbles alone are no signal. Flip when the ones near the rim break and leave holes that stay open, and the rim itself looks dull.</li>
<li>Give the second side 1 to 2 minutes. Flip once, and keep the spatula off the top. Pressing squashes air that can’t come back.</li>
</ol>
<p>The first pancake is for the cook. If it came out blond, turn the heat up a notch. If it was dark outside and wet inside, turn it down.</p>
<h2>Holding, and leftovers</h2>
<p>A tall stack steams itself limp. Hold pancakes in one layer on a rack in a 200°F (95°C) oven, 20 minutes at most, and stack them at the table. Extras freeze well: cool them on the rack, freeze flat, bag them, then toast from frozen.</p>
<p>Two points of house safety. Raw flour and raw eggs can both carry germs, so nobody licks the spatula. And batter with eggs in it doesn’t sit out past two hours, or one if the kitchen is over 90°F (32°C).</p>
<p>Try the whole business once with a clock. Cook one pancake the moment the batter is mixed and one after fifteen minutes, then break both open side by side. If you bought a quart of buttermilk, the two cups left over are what our <a href="/recipes/fried-chicken">fried chicken</a> soaks in overnight. If it is a waffle iron you own, the rules change: crispness comes first, and <a href="/blogs/why-waffles-go-limp-and-how-to-stop-it">that batter needs different help</a>.</p>`,
}
