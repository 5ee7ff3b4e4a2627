import type { SamplePost } from '../sample-post.ts'

/** Washing, heating, seasoning and rescuing a cast-iron skillet, and the few things that do hurt it. */
export const castIron: SamplePost = {
  title: 'Cast Iron Is Not Fragile',
  urlSlug: 'cast-iron-is-not-fragile',
  author: 'Marcus Bell',
  formattedDate: '2026-10-01',
  createdAt: '2026-10-01T15:00:00.000Z',
  image: '/images/blog-cast-iron',
  imageAlt: 'A fried egg with a browned, lacy rim in a black cast-iron skillet on a mustard table',
  seoTitle: 'Cast-Iron Care: Washing, Seasoning and Rust Rescue',
  seoDescription:
    'Yes, you can wash cast iron with soap. How to clean, dry, heat and season a skillet, how to bring one back from rust, and the few things that ruin it.',
  seoKeywords: 'cast-iron care, season cast iron, cast-iron rust, wash cast iron with soap, skillet, kitchen equipment',
  tags: 'Kitchen gear, Technique',
  content: `<p>Somebody once told you never to let soap near your cast-iron skillet, and now it lives in a drawer, unwashed and unloved. Take it out. A pan that can spend an hour in a 450°F (230°C) oven and come out better is not going to be hurt by dish soap.</p>
<h2>What seasoning is</h2>
<p>Seasoning isn’t grease and it isn’t flavor. Heat a very thin coat of oil on iron, and with the help of oxygen its molecules link up into a hard, dry film that grips the metal. Chemists call that polymerizing. The film keeps water off the iron and gives eggs less to hold on to. It wears a little and grows a little every time you cook with fat.</p>
<p>The rule about soap is usually traced to old soaps with leftover lye in them, and lye does strip seasoning. Today’s dish liquid has none. It lifts loose grease and leaves the film.</p>
<h2>The two-minute wash</h2>
<ol>
<li>While the skillet is warm, not blazing, rinse it with hot water. Use a brush and a drop of soap.</li>
<li>For stuck bits, scrub with a tablespoon (about 15 g) of coarse salt and a splash of water, or simmer ½ inch (1 cm) of water for 3 minutes and scrape.</li>
<li>Dry it with a towel, then over medium heat for 2 minutes. Damp corners are where rust starts.</li>
<li>Rub in ¼ teaspoon of neutral oil while it is warm, then buff with a clean cloth until it looks dry.</li>
</ol>
<p>No soaking and no dishwasher: hours of water and strong detergent do what soap never did. And don’t store dinner in it. Wet, sour leftovers eat at the film, and food belongs in the refrigerator within two hours anyway.</p>
<h2>Heat it like it’s heavy</h2>
<p>Iron holds a lot of heat because there is a lot of iron. It spreads heat poorly, far more slowly than aluminum, so a skillet rushed on high has a scorching spot over the flame and a cool rim. Give it 5 to 10 minutes on medium and a quarter turn now and then. That patience is most of what people mean by nonstick.</p>
<p>For a fried egg, go down to medium-low. Add a tablespoon (14 g) of butter, wait until the foam settles, and slip the egg in. Leave it until the white has set and the rim lets go by itself. For small children, older people and anyone pregnant or ill, cook the yolk firm too. Metal spatulas are fine.</p>
<p>Hold the heat high instead, and you have the best tool for <a href="/blogs/the-lacy-edge-what-a-smash-burger-is-really-for">a smash burger with a lacy edge</a>. A cast-iron Dutch oven, no more than half full of oil, cools less than a thin pot when cold <a href="/recipes/fried-chicken">chicken goes in to fry</a>.</p>
<p>Acid is the one ingredient to watch. A squeeze of lemon at the end is harmless. Tomatoes left to simmer dull the seasoning and pick up a taste of metal. Even a quick sauce, like the one for <a href="/recipes/creamy-tomato-pasta">creamy tomato pasta</a>, is better off in stainless steel or enamel.</p>
<h2>Back from rust</h2>
<p>Rust looks like the end. On a sound pan it is an afternoon.</p>
<ol>
<li>Scrub with steel wool, soap and warm water until you see gray metal. For deep rust, soak in equal parts white vinegar and water, one hour at the very most, checking every 15 minutes. Vinegar eats the rust first and the pan next.</li>
<li>Rinse, towel, and dry over heat at once. Bare iron can turn orange while you answer the phone.</li>
<li>Rub a thin coat of canola oil or shortening over all of it, handle included.</li>
<li>Wipe it all off with a clean cloth. What you can’t see is the right amount.</li>
<li>Bake upside down at 450°F (230°C) for 1 hour, with foil on the rack below and the kitchen fan on. Let it cool in the oven.</li>
<li>Repeat two or three times. Then fry potatoes, bacon, anything fatty.</li>
</ol>
<blockquote>Oil it, then wipe as if you regret the oil.</blockquote>
<p>A sticky pan had too much oil or too little heat. Bake it for another hour. Black flecks are burned food or loose seasoning: scrub, oil, carry on.</p>
<h2>What does hurt it</h2>
<ul>
<li><strong>A fall.</strong> Cast iron is hard and brittle. On a tile floor, either may lose.</li>
<li><strong>A shock.</strong> Cold water in a screaming-hot skillet can crack it. Let it cool first.</li>
<li><strong>A past.</strong> Some old pans were used to melt lead for sinkers or shot. If you have reason to think so, don’t cook in it. Seasoning won’t seal lead in.</li>
</ul>
<p>Short of those three, cook something tonight. The skillet has been through worse than you.</p>`,
}
