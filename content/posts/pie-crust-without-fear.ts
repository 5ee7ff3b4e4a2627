import type { SamplePost } from '../sample-post.ts'

/** The 3-2-1 crust by weight: cold butter in flat pieces, little water, two rests, and a table of repairs. */
export const pieCrust: SamplePost = {
  title: 'Pie Crust Without Fear',
  urlSlug: 'pie-crust-without-fear',
  author: 'June Okafor',
  formattedDate: '2026-10-15',
  createdAt: '2026-10-15T15:00:00.000Z',
  image: '/images/blog-pie',
  imageAlt: 'A lattice cherry pie with a slice out on a mint cake stand, the slice with ice cream before it',
  seoTitle: 'Pie Crust Without Fear: The 3-2-1 Ratio by Weight',
  seoDescription:
    'Flaky pie crust from three parts flour, two parts butter and one part water. How cold, how wet, how long to rest, and what to fix when it goes wrong.',
  seoKeywords: 'pie crust, flaky pastry, 3-2-1 ratio, blind baking, soggy bottom, pie dough',
  tags: 'Baking, Technique',
  content: `<p>People who will cheerfully deep-fry a turkey are afraid of pie crust. It is flour, fat, water and salt. It gives fair warning before it goes wrong, and an ugly one tastes as good as a pretty one. Here is how it works, so you can stop worrying.</p>
<h2>Three, two, one</h2>
<p>By weight: three parts flour, two parts butter, one part water. For two 9-inch (23 cm) crusts:</p>
<ul>
<li>2½ cups (300 g) all-purpose flour</li>
<li>14 tablespoons (200 g) cold unsalted butter</li>
<li>6 to 7 tablespoons (90 to 105 ml) ice water</li>
<li>1 teaspoon (6 g) fine salt</li>
</ul>
<p>The fat works twice. Part of it coats the flour, which keeps water away from the proteins and the crust tender. The rest stays in flat pieces between layers of dough. In a hot oven those melt, the water turns to steam and pushes the layers apart, and they set that way. Those are your flakes.</p>
<p>So the butter has to be solid when the crust goes into the oven. It softens early and turns greasy at around 70°F (21°C), so work below that. In a hot kitchen, chill the flour and the bowl too. If the dough starts to shine or stick, put everything in the refrigerator for 15 minutes. Nothing is lost.</p>
<h2>Making it</h2>
<ol>
<li>Cut the butter into ½-inch (1 cm) cubes. Toss them in the flour and salt, then pinch each cube flat. Rub just until you see cornflakes, some peas and some crumbs.</li>
<li>Sprinkle on 6 tablespoons (90 ml) of water, tossing with a fork. Squeeze a handful. If it holds, stop. If it crumbles, add water by the teaspoon.</li>
<li>Press it into two disks, wrap them, and chill for at least 1 hour or up to 2 days. The water spreads evenly and the gluten relaxes, so the crust rolls without a fight and shrinks less.</li>
<li>Let a disk stand for 5 to 10 minutes. Roll from the center outward with a quarter turn every few strokes, to a 12-inch (30 cm) circle, ⅛ inch (3 mm) thick.</li>
<li>Lower it into the pan. Lift the edge and let the dough fall into the corner. Dough that is stretched into place will crawl back.</li>
<li>Chill again for 30 minutes before baking.</li>
</ol>
<blockquote>Cold butter, little water, and time in the refrigerator.</blockquote>
<h2>Baking it</h2>
<p><strong>Empty, for custard and cream pies:</strong> heat the oven to 400°F (205°C). Line the shell with parchment and fill it to the rim with pie weights or dried beans. Bake 20 to 25 minutes, until the rim is set and turning gold. Lift out paper and weights, then bake 5 minutes more for a filling that goes back into the oven, or 10 to 15 for one that doesn’t. Those beans are weights for life now. Don’t cook them.</p>
<p><strong>Filled, for fruit:</strong> set a metal pie pan on a preheated sheet pan, low in a 425°F (220°C) oven, for 20 minutes. Then bake at 375°F (190°C) for 35 to 45 more, until thick bubbles rise in the middle as well as at the rim. Cover the edge with foil if it darkens early. A glass dish doesn’t go onto hot metal, nor from freezer to oven. It can shatter. Cool the pie for 3 hours or more so the juices set.</p>
<h2>What went wrong</h2>
<table>
<thead>
<tr><th>You see</th><th>Because</th><th>Next time</th></tr>
</thead>
<tbody>
<tr><td>Tough crust</td><td>Too much water or handling</td><td>Add water by the teaspoon, stop sooner</td></tr>
<tr><td>Crumbly, won’t roll</td><td>Too dry or too cold</td><td>Wait 10 minutes, patch with wet fingers</td></tr>
<tr><td>Shrunken sides</td><td>Stretched or not rested</td><td>Ease it in, chill 30 minutes</td></tr>
<tr><td>Greasy, no flakes</td><td>Butter melted in the bowl</td><td>Larger pieces, colder kitchen</td></tr>
<tr><td>Soggy bottom</td><td>Slow heat from below</td><td>Metal pan, hot sheet, low rack</td></tr>
</tbody>
</table>
<h2>Keeping it</h2>
<p>Wrapped well, dough freezes for 3 months. Thaw it overnight in the refrigerator. A fruit pie may stand at room temperature for up to 2 days. Custard, cream, pumpkin and pecan pies go into the refrigerator within 2 hours and keep 3 to 4 days. And don’t nibble raw dough, because flour is raw too.</p>
<p>Once you have it, you will see the idea elsewhere. Butter around flour also keeps the lumps out of the roux for <a href="/recipes/mac-and-cheese">mac and cheese</a>, and going easy on gluten is why <a href="/blogs/diner-pancakes-need-a-tired-batter">pancake batter should stay lumpy</a>.</p>`,
}
