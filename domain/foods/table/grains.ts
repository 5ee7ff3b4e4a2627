import type { FoodRow } from './food-row.ts'

/** Grains, flours, breads, pastas, noodles and baked goods. */
export const grains: FoodRow[] = [
  [
    '',
    `rice, brown rice, white rice, wild rice, basmati, basmati rice, jasmine rice, arborio, arborio rice, carnaroli, vialone nano, bomba, sushi rice, sticky rice, glutinous rice, black rice, red rice, forbidden rice, basmati, long grain, long grain rice, long grain brown rice, long grain white rice, minute rice, converted rice, parboiled rice, broken rice, poha, flattened rice, puffed rice, murmura, rice flake, rice bran, quinoa, millet, sorghum, teff, amaranth, buckwheat, buckwheat groat, kasha, job tear, jobs tear, wild rice blend, calrose, cauliflower rice, shirataki rice, konjac rice,
    rice noodle, rice stick, rice stick noodle, rice vermicelli, vermicelli rice noodle, rice vermicelli noodle, pad thai noodle, pho noodle, bun noodle, ho fun, hor fun, glass noodle, cellophane noodle, bean thread, bean thread noodle, mung bean noodle, mung bean vermicelli, bean vermicelli, crystal noodle, sweet potato noodle, sweet potato vermicelli, dangmyeon, harusame, kelp noodle, shirataki, shirataki noodle, konjac noodle, konjac, miracle noodle, tapioca noodle, arrowroot noodle, rice paper, rice paper wrapper, rice wrapper, spring roll rice paper, banh trang, rice cake korean, tteok, mochi rice cake, popcorn, plain popcorn, corn tortilla, yellow corn tortilla, tostada, tostada shell, taco shell, corn taco shell, hard taco shell, corn chip, fritos, corn husk, arepa flour, harina pan, masarepa, masa,
    (rice|corn|quinoa|lentil|red lentil|chickpea|bean|black bean|pea|konjac|hearts of palm|palmini) (pasta|spaghetti|penne|fusilli|macaroni|linguine|rotini|elbow), banza, hominy grit, polenta, socca, dosa, idli, dosa batter, idli batter, appam, papadum, papad, poppadom, poppadum, injera teff, coconut wrap, sorghum flake, quinoa flake, buckwheat flake, millet flake, cassava tortilla, siete tortilla, jackfruit taco, boba pearl, tteok rice cake, garaetteok, korean rice cake, fufu, ugali, banku, pounded yam, eba, gari, garri, sadza, nshima, mealie meal, pap, fonio, (okra|mesquite|lotus|lotus root|yam|breadfruit|apple|sunflower|sunflower seed|pumpkin seed|hemp seed|flaxseed|flax|chia|acorn|coffee|grape seed|mochi|mung bean|mung|moong|red lentil|garbanzo|garbanzo bean|garbanzo fava|black bean|white bean|maize|white corn|blue corn|yellow corn|purple corn|jackfruit|green pea|yuca|manioc|taro|arrowroot|makhana|kuttu|rajgira|tapioca|glutinous|yellow pea|split pea|green banana|white rice|red rice|black rice|purple rice|sago|kudzu|rose hip|peach palm) flour, shiratamako, joshinko, mochiko, potato flake flour, tigernut meal, (salted|sea salt|ready salted|plain|lightly salted) (crisp|chip), maize tortilla, blue corn tortilla, white corn tortilla`,
  ],
  [
    'soy',
    'edamame pasta, edamame spaghetti, black soybean pasta, soy pasta, soybean noodle, tofu noodle, tofu shirataki, soy wrapper, kinako, roasted soybean flour, soybean flour, soybean powder',
  ],
  [
    'gluten?',
    'tortilla chip, nacho, nacho chip, corn tortilla chip, rice cake, rice cracker, puffed rice cake, rice crisp, puffed corn, corn puff, popcorn flavored, injera, vegetable chip, veggie chip, sweet potato chip, plantain chip, banana chip savory, kale chip, apple chip cinnamon, sweet potato fry, french fry, frozen french fry, fry, potato wedge, frozen potato wedge, hash brown, hashbrown, frozen hash brown, tater tot, potato tot, rosti, tapioca cracker, rice mix plain, corn flake plain, pakora, bhaji, onion bhaji, bhajia, potato chip, potato crisp, kettle chip, lentil chip, bean chip, cassava chip, cassava cracker, chickpea chip, chickpea puff, lentil puff, quinoa crisp, pea crisp',
  ],
  [
    'gluten?, milk?, soy?',
    'chip, pringles, salt and vinegar chip, sour cream and onion chip, cheese puff, cheetos, flamin hot cheetos, cheese curl, bugles, sun chip, wotsits, hula hoop, doritos, (kettle|vinegar|onion|cocktail|barbecue|bbq|paprika|pepper|chicken) crisp',
  ],
  [
    'gluten?, milk?, eggs?, soy?',
    'cornbread, corn bread, cornbread mix, jiffy, corn muffin mix, jiffy mix, jiffy corn muffin mix, corn muffin, spoonbread, hushpuppy, hush puppy, pao de queijo, cheese bread brazilian, latke, potato pancake, potato dumpling, knodel, mashed potato, scalloped potato, potato gratin, au gratin potato, egg roll in bowl, vada, potato cake',
  ],
  // with gluten
  [
    'gluten',
    `wheat, wheat berry, wheatberry, wheat flour, flour, all purpose flour, plain flour, ap flour, self rising flour, self raising flour, bread flour, strong flour, strong bread flour, strong white flour, strong white bread flour, cake flour, pastry flour, whole wheat flour, wholewheat flour, wholemeal flour, wholemeal, graham flour, white flour, 00 flour, 0 flour, tipo flour, semolina, semola, rava, sooji, suji, durum, durum flour, semolina flour, atta, chapati flour, maida, type 405 flour, type 550 flour, t55 flour, vital wheat gluten, wheat gluten, gluten, couscous, pearl couscous, israeli couscous, giant couscous, moghrabieh, fregola, fregula, bulgur, bulghur, bulgar, cracked wheat, freekeh, farik, farro, emmer, einkorn, spelt, spelt flour, kamut, khorasan, triticale, green spelt, grunkern, wheat germ, wheatgerm, wheat bran, bran, oat bran, barley, pearl barley, pot barley, barley flour, rye, rye flour, rye flake, pumpernickel flour,
    oat, oats, rolled oat, old fashioned oat, steel cut oat, quick oat, oatmeal, porridge oat, jumbo oat, pinhead oat, instant oatmeal, oat flour, oat flake, oat groat, oat fiber, oat fibre, porridge, overnight oat, cream of wheat, farina, wheatina, weetabix, shredded wheat, bran flake, all bran, raisin bran, grape nuts, grape nut, bran cereal, wheaties, cheerios, wheat cereal, puffed wheat, muesli base, malted barley, barley malt, wheat starch, hydrolyzed wheat protein, wonder flour, wondra, roux, panko, panko breadcrumb, panko bread crumb, breadcrumb, bread crumb, dry bread crumb, crumb, cracker crumb, cracker meal, matzo, matzah, matzo meal, matzah meal, matza, matzo ball mix, rusk, rusk crumb, melba toast, hardtack, crispbread, wasa, ryvita, knackebrod, water biscuit, saltine, saltine cracker, oyster cracker,
    soba plain, wheat noodle, udon, udon noodle, somen, lo mein noodle, shanghai noodle, wheat vermicelli, vermicelli, capellini, orzo, kritharaki, ditalini, acini di pepe, stelline, pastina, spaghetti, spaghettini, bucatini, linguine, linguini, macaroni, elbow macaroni, cavatappi, cavatelli, orecchiette, casarecce, gemelli, rotini, fusilli, penne, penne rigate, rigatoni, mezze rigatoni, paccheri, ziti, conchiglie, conchigliette, pasta shell, jumbo shell, shell pasta, shells, farfalle, bow tie pasta, bow tie, trofie, radiatore, campanelle, calamarata, mafalda, mafaldine, reginetti, strozzapreti, tubetti, tubettini, anelli, rotelle, wagon wheel, lumaconi, lumache, ditali, perciatelli, gigli, malloreddus, garganelli plain, angel hair, whole wheat pasta, flour tortilla, tortilla wrap, burrito tortilla, gordita wrap, phyllo, filo, fillo, phyllo dough, filo pastry, phyllo cup, yufka, kataifi, kadaif, brick pastry, feuille de brick, warqa, baguette, french baguette, ciabatta, focaccia, lavash, markook, saj bread, pita, pita bread, pitta, pitta bread, pita chip, pita pocket, sangak, barbari, roti, chapati, chapatti, phulka, sourdough, sourdough bread, sourdough starter, levain, poolish, biga, rye bread, pumpernickel, pumpernickel bread, crouton plain, breadstick, grissini, grissino, pretzel, pretzel stick, pretzel rod, dumpling flour, pizza flour, tempura flour, tempura batter, tempura flake, tenkasu, batter, tempura mix, fry mix, breading, shake n bake, hydrolysed wheat protein, hydrolyzed wheat gluten, wheat protein, wheat protein isolate`,
  ],
  [
    'gluten, eggs',
    'egg noodle, egg noodles, egg pasta, fresh egg pasta, tagliatelle, tagliolini, pappardelle, wide egg noodle, chow mein noodle, wonton wrapper, wonton skin, egg roll wrapper, spaetzle, spatzle, kluski, chinese egg noodle, challah, choux, choux pastry, eclair shell, ladyfinger, lady finger, savoiardi, sponge finger, egg bread, lokshen, fresh fettuccine, noodle kugel',
  ],
  [
    'gluten, eggs?',
    'pasta, pasta sheet, noodle, fettuccine, fettucine, lasagna sheet, lasagne sheet, lasagna noodle, lasagne noodle, ramen, ramen noodle, instant noodle, alkaline noodle, hokkien noodle, dumpling wrapper, gyoza wrapper, potsticker wrapper, spring roll wrapper, lumpia wrapper, shumai wrapper, wrapper, fideo, fideos, yakisoba noodle, yakisoba, frozen pasta, pizzoccheri, crouton, stuffing cube, pretzel bun, garganelli, chitarra, pici, soup noodle, crispy chow mein noodle, crispy noodle, chinese noodle, stir fry noodle, mie noodle',
  ],
  ['gluten?', 'soba, soba noodle, buckwheat noodle, buckwheat pasta'],
  ['', 'buckwheat soba, 100 buckwheat soba'],
  [
    'gluten, milk?, eggs?, soy?, sesame?',
    'bread, white bread, wheat bread, whole wheat bread, wholemeal bread, multigrain bread, sandwich bread, italian bread, french bread, texas toast, toast, bun, hamburger bun, burger bun, hot dog bun, slider bun, sandwich bun, roll, bread roll, dinner roll, hoagie roll, hoagie, sub roll, kaiser roll, bolillo, telera, ciabatta roll, crusty roll, bap, barm, bagel, english muffin, crumpet, muffin english, flatbread, naan, naan bread, paratha, kulcha, puri, bhatura, pizza crust, pizza dough, pizza base, pizza shell, bread dough, dough, bread bowl, wrap, sandwich thin, sandwich wrap, bruschetta, crostini, garlic bread, stuffing, stuffing mix, bread stuffing, simit, steamed bun, bao, bao bun, mantou, piadina, farinata wrap, bagel chip, bialy, bread cube, bread slice, rye crisp, zwieback, pita crisp, italian breadcrumb, italian bread crumb, seasoned breadcrumb, seasoned bread crumb, italian seasoned bread crumb, italian style breadcrumb, italian style bread crumb, italian style panko',
  ],
  [
    'sesame, gluten, milk?, eggs?, soy?',
    'sesame bun, sesame bread, sesame bagel, everything bagel, sesame stick, sesame cracker, sesame ball',
  ],
  [
    'gluten, milk, eggs',
    `brioche, brioche bun, brioche bread, pandoro, croissant, cinnamon roll, cinnamon bun, sticky bun, sweet roll, hawaiian roll, king hawaiian roll, hawaiian sweet roll, king s hawaiian, pancake, crepe, blintz, waffle, belgian waffle, eggo, french toast, dutch baby, scone, beignet, pound cake, cheesecake, tres leches cake, babka, kugelhopf, madeleine, eclair, cream puff, profiteroles, milk bread, shokupan, clafoutis, bread pudding, trifle, tiramisu, baked alaska, victoria sponge, lemon bar, carrot cake, chocolate cake, swiss roll, cheese danish, souffle, popover mix, egg tart, pastel de nata, kouign amann, custard tart, boston cream pie, bundt cake, crepe cake, yorkshire pudding, popover, yorkie pudding, toffee pudding, malva pudding, treacle sponge, `,
  ],
  ['gluten, milk, eggs, nuts?', `panettone, danish, danish pastry, muffin, doughnut, donut, cake, cupcake, coffee cake`],
  [
    'gluten, eggs, milk?',
    `angel food cake, angel cake, yellow cake, genoise, macaroon cookie, jelly roll, gingerbread, banana bread, zucchini bread, pumpkin bread, tempura, dumpling egg, matzo ball, kugel, wafer, vanilla wafer, nilla wafer, chocolate wafer, ice cream sandwich wafer, blini, blin, scotch pancake, drop scone, pikelet, aebleskiver, poffertjes, kaiserschmarrn, palatschinken, egg waffle, bubble waffle, sponge flan case, sponge cake, madeira cake, genoese sponge, castella, cats tongue, langue de chat, langues de chat, trifle sponge, flan case`,
  ],
  ['gluten, eggs, milk?, nuts?', `biscotti`],
  ['gluten, eggs, milk, rennet?, meat?', 'ravioli, tortellini, tortelloni, agnolotti, cappelletti, stuffed pasta, filled pasta'],
  ['gluten, milk, eggs?, rennet?, meat?', 'manicotti, cannelloni, stuffed shell'],
  [
    'gluten, milk, eggs?',
    'mac and cheese, macaroni and cheese, kraft mac and cheese, kraft dinner, mac n cheese, cheese pizza, grilled cheese, quesadilla, cheese cracker, cheez it, cheez its, goldfish, goldfish cracker, cheese straw, biscuit dough, refrigerated biscuit, canned biscuit, buttermilk biscuit, biscuits and gravy, soda bread, irish soda bread, shortbread, shortbread cookie, shortbread biscuit, lasagna frozen, fettuccine alfredo, alfredo pasta, cannoli, cannoli shell, sfogliatella, palmier, puff pastry tart, spanakopita, cheese stick breaded, mozzarella stick, cheese danish pastry, cheese scone, cheese blintz, ritz, ritz cracker, town house cracker, butter cracker, club cracker, buttery cracker, milk biscuit, rich tea',
  ],
  ['gluten, milk, eggs?', 'cheese pierogi'],
  [
    'gluten, eggs?, milk?',
    `shortcrust pastry, sweet pastry, puff pastry, gnocchi, potato gnocchi, cauliflower gnocchi frozen, cooky, animal cracker, digestive, hobnob, ginger nut, gingersnap, ginger snap, pepparkakor, speculaas, snickerdoodle, fig newton, fig roll, wafer roll, pirouette, pizzelle, waffle cone, sugar cone, ice cream cone, cone, ice cream wafer, stroopwafel, thin mint, chips ahoy, teddy graham, famous chocolate wafer, chocolate graham, tart, tartlet, tartlet shell, pastry dough, shortcrust, shortcrust, rough puff, vol au vent, crescent roll, crescent dough, crescent roll dough, refrigerated crescent roll, turnover, apple turnover, strudel, apple strudel, apple pie, cherry pie, fruit pie, crumble, crisp topping, streusel, crumble topping, cobbler, galette, empanada wrapper, empanada dough, discos, semolina cake, cracker, crackers, snack cracker, wheat thin, wheat thins, flapjack, chex mix, onion ring, french fried onion, fried onion, crispy fried onion, crispy onion, frenchs fried onion, fried shallot, crispy shallot, okonomiyaki flour, okonomiyaki mix, takoyaki mix, bread sauce, blondie, churro, funnel cake, fritter, apple fritter, elephant ear, lefse, hotteok, taiyaki, dorayaki, mooncake, melonpan, sopapilla, injera mix, sponge, tortilla, soft taco, soft taco shell, cottage bread, upma, poori, jalebi, gulab jamun mix`,
  ],
  [
    'gluten, eggs?, milk?, nuts?, peanuts?',
    `biscuit, cookie, chocolate sandwich cookie, sandwich cookie, digestive biscuit, maria cookie, marie biscuit, maria biscuit, tea biscuit, ginger nut biscuit, gingerbread cookie, cookie crumb, cookie dough, chocolate cookie, chocolate chip cookie, oatmeal cookie, sugar cookie, wafer cookie, girl scout cookie, fortune cookie, pastry, brownie`,
  ],
  [
    'gluten, eggs?, milk?, nuts?, peanuts?, soy?, sesame?',
    `granola, muesli, granola bar, energy bar, breakfast cereal, cereal, cold cereal, life cereal`,
  ],
  [
    'gluten, milk?, eggs?, soy?, meat?',
    'pie crust, pie shell, pie pastry, pie dough, pastry case, pastry shell, tart shell, refrigerated pie crust, deep dish pie crust, premade pie crust',
  ],
  ['gluten, nuts?, milk?, eggs?, soy?', 'honey nut cheerio, honey nut cheerios, honey nut clusters, nut granola, crunchy nut'],
  [
    'gluten?',
    'rice cereal, crispy rice, crisp rice cereal, crispy rice cereal, puffed rice cereal, chex, rice chex, corn chex, corn cereal, kix, cocoa pebbles, fruity pebbles, puffed grain',
  ],
  [
    'gluten',
    'rice krispy, rice krispie, rice krispies, rice bubble, coco pop, corn flake, cornflake, corn flake crumb, cornflake crumb, corn flakes cereal, frosted mini wheat, special k, rice krispies cereal, triscuit, wheat cracker, rye cracker, vegemite, yeast extract, postum, barley tea, mugicha',
  ],
  [
    'gluten, milk',
    'malted milk, malted milk powder, malted milk ball, malt ball, whopper, malteser, horlicks, ovaltine, milo, carnation malted milk, shortbread finger, shortbread round, petticoat tail',
  ],
  ['gluten, eggs, milk, nuts', 'almond croissant, bear claw, frangipane tart, bakewell tart, pecan pie, amandine tart'],
  [
    '',
    'gluten free flour, gluten free flour blend, gluten free baking flour, gf flour, 1 to 1 gluten free flour, gluten free all purpose flour, gluten free oat, gluten free rolled oat, certified gluten free oat, gluten free oat flour, gluten free oatmeal',
  ],
  ['milk', 'cup4cup'],
  ['gluten, milk?, eggs?', 'crust, cookie crust, elbow pasta'],
  ['gluten', 'elbow noodle, ramen nest'],
  [
    'gluten',
    'dalia, seviyan, sevai wheat, seviya, risoni, anelletti, maftoul, ptitim, mograbieh, oatcake, shreddies, shreddy, shredded wheats, weetos, all bran flakes, weizenmehl, weizen, dinkel, dinkelmehl, roggen, roggenmehl, hafer, haferflocken, grieß, griess, hartweizengriess, graupen, semmelbrosel, paniermehl, semmel, brotchen, farina 00, farine, farine de ble, seigle, avoine, orge, epeautre, chapelure, harina de trigo, trigo, cebada, avena, centeno, pan rallado, pangrattato, frumento, orzo perlato, avena flakes, boule, batard, bloomer, cob loaf, farmhouse loaf, tin loaf, granary, granary flour, malthouse, granary bread, rye sourdough, vollkornbrot, roggenbrot, knackebrod, tunnbrod, crisp bread, flatbrod, polarbrod, limpa, lefse wheat, carta di musica, pane carasau, frise, friselle, taralli, tarallini, piadine, schiacciata, pizza bianca, schuttelbrot, laugen, laugenbretzel, brezel, bretzel, pain de campagne, ficelle, fougasse, batbout, msemen, khobz, aish, aish baladi, barley bread, hardo bread, johnny cake wheat, matzo cracker, matzo farfel, farfel, fried dough, bread starter, sourdough discard, sourdough culture, dumpling skin, jiaozi wrapper, wheat tortilla, low carb tortilla, carb balance tortilla, burrito wrap, roti canai, roti prata, thepla, rumali roti, missi roti, bhakri wheat, sattu wheat, broken wheat, lapsi, wheat flake, wheat grain, ebly, wheat pilaf, barley flake, barley couscous, spelt couscous, freekah, frikeh, kamut pasta, spelt pasta, spelt bread, whole wheat spaghetti, wholewheat pasta, wholewheat spaghetti, pasta flour, tipo 00, manitoba, high gluten flour, clear flour, first clear flour, sprouted wheat flour, white lily, king arthur flour, gold medal flour, presto flour, swans down, softasilk, self raising, self rising, plain white flour, vermicelli pasta, kritharaki pasta, manestra, stellette, alphabet pasta, alphabet noodle, pastini, quadrucci, busiate, sagne, scialatelli, spaghettoni, vermicelloni, candele, zitoni, mezze maniche, tortiglioni, elicoidali, sedani, sedanini, pennette, pennoni, caserecce, creste di gallo, cresti di gallo, riccioli, ruote, rotini tricolor, spaccatelle, fileja, foglie dulivo, lorighittas, corzetti, testaroli, cencioni, sorprese, torchio, torchietti, vesuvio, chifferi, chifferini, galletti, gramigna, croxetti, dried pasta, pasta shape, pasta elbow, small pasta, soup pasta, tube pasta, short pasta, long pasta, semolina pasta, durum wheat semolina, yaki udon, sanuki udon, kishimen, hiyamugi, misua, wheat stick noodle, longxu noodle, dragon beard noodle, biang biang noodle, la mian, lamian, knife cut noodle, cumian, kalguksu, jjajangmyeon noodle, jajangmyeon noodle, maggi noodle, ',
  ],
  [
    'gluten, eggs',
    'bigoli, hilopites, maltagliati, tajarin, fettucce, passatelli, quadretti, csipetke, nokedli, spatzli, knopfli, schupfnudel, egg roll skin, fried noodle, e fu noodle, yi mein, mee, hokkien mee, bami, mie, wonton noodle, wanton mee, sfoglia, pasta fresca, pasta alluovo, egg tagliatelle, egg fettuccine, egg lasagne, egg linguine, savoy biscuit, boudoir, boudoir biscuit, swiss roll plain, kasutera, galette complete, toad hole, spaetzle dumpling',
  ],
  [
    'gluten, eggs?, milk?, soy?',
    'custard cream, custard cream biscuit, jammie dodger, jaffa cake, penguin bar, party ring, bourbon biscuit, bourbon cream, nice biscuit, malted milk biscuit, garibaldi, fig biscuit, lemon puff, iced gem, pink wafer, tunnocks, chocolate digestive, choco leibniz, butterkeks, leibniz, petit beurre, petits beurre, speculaas crumb, sable, sables, palet breton, galette bretonne, tuile, tuiles, cigarette russe, biscuit roulade, milano cookie, milanos, mother cookie, lorna doone, fudge stripe, e l fudge, hydrox, swiss cake roll, twinkie, twinkies, ho ho, ding dong, moon pie, pop tart, poptart, toaster pastry, toaster strudel, danish cookie, danish butter cookie, crostata, torta, torte, gateau, lamington, anzac, anzac biscuit, tim tam, arnotts biscuit, sao biscuit, vita weat, salada, jatz, farex, petit four, rum baba, savarin, sfinci, zeppole, bombolone, bombolini, berliner, krapfen, paczki, faworki, chrusciki, oliebol, oliebollen, koeksister, vetkoek, mandazi, puff puff, chin chin, sopaipilla, bunuelo, buñuelo, concha, pan dulce, marranito, oreja, campechana, cuerno, semita, rosca, pan de muerto, alfajor, alfajore, medialuna, factura, empanada shell, empanada disc, torta roll, gorditas de harina, samoon, manakish, manaeesh, ghraybeh, ghoriba, sellou, chebakia, harcha, luqaimat, awameh, lokma, tulumba, revani, halva semolina, sheer pira, khachapuri, vatrushka, syrniki, pryaniki, sushki, baranki, medovik, kolaczki, makowiec, babka bread, vanocka, houska, buchty, knedliky, bread dumpling, potato dumplings mix, kartoffelklosse, klosse, kloss, semmelknodel, germknodel, dampfnudel, schlutzkrapfen, tirtlan, strudel dough, strudelteig, blatterteig, murbeteig, hefeteig, pate brisee, pate sucree, pate feuilletee, pate sablee, pasta frolla, pasta sfoglia, pasta brisee, masa quebrada, hojaldre, masa de empanada, crostini toast, sandwich biscuit, onion bhaji ready, vegetable bhaji, gobi manchurian, manchurian ball, mirchi bajji, kachori, mathri, namak para, nimki, papdi, papdi chaat, pani puri, golgappa, rusk toast, khari, malpua, wheat halwa, suji halwa, cutlet indian, vegetable cutlet, aloo tikki, bread pakora, scallion pancake, green onion pancake, youtiao, chinese donut, wife cake, sun cake, pineapple cake, pineapple tart, kaya toast, kueh, pancit canton, pandesal, ensaymada, pianono, mamon, monjayaki, anpan, melon pan, yakisoba pan, hotcake, hotcake mix, imagawayaki, hoppang, bungeoppang, korean corn dog',
  ],
  [
    'gluten?',
    'dosa mix, idli mix, murukku, chakli, boondi, banh xeo, banh xeo mix, banh cuon, mochi, daifuku, pupusa flour, tlayuda, corn nut flavored, kettle corn, popped corn, microwave popcorn, rice bran cracker, senbei, arare, rice snack, puffed snack, potato stick, shoestring potato, potato straw, crinkle fry, waffle fry, sweet potato fries, oven chip, potato waffle, potato smile, hash brown patty',
  ],
  ['soy, gluten', 'barley miso, mugi miso'],
  ['gluten?, milk', 'cheese popcorn, cheddar popcorn'],
  [
    'gluten, eggs?, milk?, meat?',
    'lasagna, lasagne, empanada, samosa, pasty, pie, hand pie, burrito, taco, fajita, chimichanga, flauta, taquito, sandwich, hoagie sandwich, panini, sub sandwich, hot pocket, curry puff, karipap, banh mi, hopia, korokke, curry pan, kare pan, pirozhki, piroshki, kulebyaka, maultaschen, fatayer, sambousek, gozleme, brik, savory pastry, savoury pastry, frozen pastry, meat pastry, kolache, roti john, pambazo, cemita, bolani',
  ],
  ['gluten, eggs?, milk?', 'breaded, battered, crumbed, toast point, oat cluster'],
  ['gluten, eggs', 'matzah brei, matzo brei'],
  ['gluten?, peanuts?, nuts?, mustard?, sesame?, soy?', 'bombay mix, chivda, sev, namkeen, chevda, chanachur'],
  ['gluten?, milk?, nuts?', 'besan ladoo, ladoo, laddu, laddoo, mysore pak, imarti'],
  [
    'gluten, milk?, eggs?, soy?',
    'bisquick, pancake mix, waffle mix, biscuit mix, baking mix, cake mix, brownie mix, muffin mix, bread mix, scone mix, cookie mix, crepe mix, pizza dough mix, cupcake mix, cornbread stuffing mix, cinnamon toast crunch, golden graham, cap n crunch, captain crunch, frosted flake, froot loop, fruit loop',
  ],
  ['gluten?, soy?, fish?', 'tteokbokki, topokki'],
  ['gluten?, sesame?, milk?, eggs?, soy?', 'falafel, falafel mix'],
  ['gluten, soy', 'oreo, oreos, golden oreo, lotus biscoff, biscoff, biscoff spread, speculoos spread, biscoff cookie, speculoos'],
  ['gluten, eggs?, milk?, nuts?, peanuts?, soy?', 'cookie butter'],
  ['meat?, milk?, gluten?', 'tamale, tamal'],
  ['sesame?, soy?, gluten?', 'seaweed snack, nori snack, seasoned seaweed, korean seaweed, seasoned nori'],
  [
    'gluten, eggs?, milk?, soy?, sesame?, meat?, crustaceans?',
    'dumpling, frozen dumpling, gyoza, potsticker, pot sticker, wonton, shumai, siu mai, siu mai dumpling, dim sum, spring roll, lumpia, egg roll, mandu, bao filled, momo, banh bao, siopao, jiaozi, okonomiyaki, soup dumpling, steamed dumpling, potsticker dumpling',
  ],
  ['gluten, milk?, eggs?, crustaceans?, fish?', 'jeon, pajeon, buchimgae'],
  [
    'gluten, milk, eggs?, meat?',
    'pizza, frozen pizza, calzone, stromboli, pizza roll, pizza pocket, cheese enchilada, moussaka, pastitsio, borek, burek, poutine, jalapeno popper, baked ziti, enchilada',
  ],
  ['gluten, milk, eggs, meat?', 'quiche, toad in the hole'],
  ['gluten, milk?, eggs?, meat?', 'pierogi, pierogy, pierogie, vareniki, knish, kreplach'],
  [
    'gluten?, milk?, eggs?, soy?, meat?, crustaceans?',
    'fried rice, pupusa, sope, gordita, potato croquette, dolma, vine leaf stuffed, stuffed grape leaf, stuffed vine leaf, rice pilaf, risotto, rice a roni, yellow rice mix, spanish rice, stuffed pepper, stuffed bell pepper, stuffed cabbage, cabbage roll, stuffed mushroom, stuffed zucchini, stuffed courgette, stuffed tomato, stuffed aubergine, stuffed eggplant, arancini, arancino, suppli, rice ball, croquette',
  ],
  ['gluten, meat', 'lucky charm, lucky charms'],
  ['gluten, milk, eggs?, meat?, fish?', 'croqueta, croquetas, kroket, bitterballen, bitterbal'],
  ['gluten?, milk?, nuts?, sesame?', 'halwa'],
  [
    'gluten, milk?, eggs?, nuts?',
    'ma amoul, maamoul, mamoul, basbousa, namoura, kunafa, knafeh, kunefe, kanafeh, balushahi, ghevar, nankhatai',
  ],
  ['gluten?, milk?, nuts?, soy?', 'soan papdi, son papdi'],
  ['gluten?, milk?', 'pav bhaji'],
  ['gluten, milk?', 'pav, pav bun, ladi pav, misal pav, vada pav, dabeli'],
  ['gluten, nuts?, peanuts?, milk?, soy?', 'clif bar, breakfast bar, cereal bar, fig bar'],
  ['gluten?, mustard?, milk?', 'dhokla, khaman, khandvi'],
  ['brand, gluten?, milk?, soy?', 'uncle ben'],
  [
    'brand, gluten, milk?, eggs?, nuts?, peanuts?, soy?',
    'nabisco, keebler, pepperidge farm, hostess, little debbie, krispy kreme, pillsbury, mcvitie, mcvities',
  ],
  ['gluten, nuts?, milk?, eggs?', 'peshwari naan, peshawari naan'],
  [
    'gluten, sesame?, milk?, eggs?, soy?',
    '(seeded|multiseed|seed) (bread|roll|bun|cracker|bagel|loaf|sourdough|bloomer|batch|crispbread|flatbread|wrap), ezekiel bread',
  ],
  ['gluten, soy?, sesame?', 'indomie, nongshim, shin ramyun, ramyun, ramyeon, cup noodle, pot noodle, top ramen'],
  ['gluten, eggs?, milk?, soy?', 'graham cracker, graham cracker crumb, graham crumb, graham cracker crust, honey graham'],
  ['gluten, celery', 'marmite'],
  ['gluten, milk, eggs, nuts?, sulphites?', 'stollen'],
  ['gluten, eggs, milk?, nuts?, sulphites?', 'fruitcake, fruit cake'],
  ['gluten, soy?', 'seitan'],
  ['gluten?, milk?, eggs?, soy?, mustard?', 'potato salad'],
  ['gluten, milk, eggs, soy?', 'pain au chocolat'],
  ['gluten, eggs?, soy?, celery?, meat?', 'instant ramen'],
]
