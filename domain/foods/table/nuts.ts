import type { FoodRow } from './food-row.ts'

/** Nuts, peanuts and seeds. */
export const nuts: FoodRow[] = [
  [
    'nuts',
    `almond, slivered almond, flaked almond, almond flour, almond meal, ground almond, marcona, marcona almond, almond extract natural, almond paste, marzipan, walnut, black walnut, walnut half, pecan, pecan half, cashew, cashew nut, pistachio, hazelnut, filbert, cobnut, macadamia, macadamia nut, brazil nut, brazilnut, hickory nut, heartnut, hazelnut flour, hazelnut meal, walnut oil, hazelnut oil, almond oil, pistachio oil, macadamia oil, pistachio paste, hazelnut paste, hazelnut butter, praline paste, nut meal, nut flour, nut oil, pistachio flour, pecan meal, cashew flour, walnut flour, cashew cream, mixed almond, candied pecan, candied walnut, candied almond, smoked almond, jordan almond, sugared almond, glazed pecan, praline pecan, almond slice, almond silver`,
  ],
  [
    'nuts, peanuts?',
    'nut, mixed nut, tree nut, chopped nut, candied nut, nut mix, cocktail nut, bar nut, spiced nut, roasted nut, nut topping',
  ],
  ['nuts, peanuts?, milk?, soy?, gluten?, sulphites?', 'trail mix, student mix, studentenfutter'],
  ['nuts?', 'almond extract, almond essence, almond flavoring, almond flavouring, imitation almond extract, walnut extract'],
  [
    'peanuts',
    'peanut, groundnut, ground nut, goober, monkey nut, peanut butter, pb, crunchy peanut butter, creamy peanut butter, peanut flour, peanut butter powder, powdered peanut butter, pb2, pbfit, pb fit, boiled peanut, peanut powder, roasted peanut, cocktail peanut, beer nut, cold pressed peanut oil, peanut oil unrefined',
  ],
  ['peanuts?', 'peanut oil, groundnut oil, arachis oil, refined peanut oil'],
  ['peanuts, soy?, gluten?, fish?, crustaceans?', 'peanut sauce, satay sauce, satay, gado gado sauce, satay paste'],
  ['pine nuts', 'pine nut, pinenut, pine kernel, pignoli, pignolia, pinon, pinon nut, pinoli, pinyon nut, pine seed, pinhao'],
  [
    'sesame',
    'sesame, sesame seed, black sesame, white sesame, benne seed, benne, til, gingelly oil, gingelly, tahini, tahina, tahine, sesame paste, sesame oil, toasted sesame oil, dark sesame oil, sesame flour, sesame salt, gomasio, gomashio, zaatar, za atar, zatar, hummus, houmous, humus, hommus, baba ganoush, baba ghanoush, baba ganouj, moutabal, tahini sauce, goma dressing base, sesame ginger base, shichimi, shichimi togarashi, togarashi',
  ],
  ['sesame, nuts?, gluten?', 'dukkah, duqqa, halva, halvah, halwa sesame, sesame snap, benne wafer'],
  ['sesame, fish?, soy?, gluten?', 'furikake, '],
  [
    '',
    'ichimi togarashi, ichimi, sunflower seed, sunflower kernel, pumpkin seed, pepita, flax, flaxseed, flax seed, flax meal, flaxseed meal, linseed, ground flax, chia, chia seed, hemp seed, hemp heart, hemp, hemp powder, hemp flour, basil seed, sabja, watermelon seed, melon seed, egusi, coconut, water chestnut, ginkgo nut, gingko nut, ginkgo, candlenut, kukui nut, kola nut, betel nut, areca nut, cocoa nib, cacao nib, nutmeg, butternut, doughnut peach, donut peach, chestnut, roasted chestnut, sweet chestnut, chestnut puree, chestnut flour, tiger nut, soap nut, palm nut, shea nut, pili nut, chufa, lotus seed, makhana, fox nut, fennel seed, psyllium seed, lotus nut, corn nut, corn nuts, nutritional yeast flake',
  ],
  ['sesame?, nuts?', 'mixed seed, seed mix, omega seed mix, mixed seeds, granola seed mix, salad topper'],
  [
    'mustard',
    'mustard, mustard seed, mustard powder, dry mustard, wholegrain mustard, grainy mustard, yellow mustard, brown mustard, english mustard, mustard oil, mustard green mustard, mustard sauce, creole mustard, mostarda, piccalilli, kasundi, senf, mustard flour, ',
  ],
  ['mustard?', 'mustard green, mustard leaf, gai choy, mustard cabbage, pickled mustard green, mustard spinach'],
  [
    'nuts',
    'macadamias, pistachio kernel, pistachio nut, almond nut, walnut kernel, walnut piece, pecan piece, pecan nut, cashew piece, hazel nut, brazils, mandel, mandeln, haselnuss, walnuss, noisette nut, noix, amande, pistache, nocciola, nocciole, mandorla, mandorle, noci, pistacchi, pistacchio, almendra, nuez, nueces, avellana, anacardo, pistacho, badam, kaju, akhrot, pista, almond flake, almond sliver, nibbed almond, almond crumb, almond brittle, toasted almond, almond dust, almond pulp, nut pulp, nut crumb, nut crust, nut parmesan, almond tortilla, florentine, halawet, marchpane, mazapan almond, dragees almond, praline powder, pralin, nut praline, pecan praline, hazelnut praline, walnut sauce, tarator walnut, walnut pesto, pistachio pesto, almond pesto, satsivi, fesenjan, korma nut paste, cashew paste, kaju paste, almond cream, creme d amande, creme damande',
  ],
  [
    'nuts, gluten, eggs?, milk?',
    'walnut bread, walnut loaf, date and walnut loaf, florentine biscuit, nut bread, banana nut bread, banana nut muffin, pecan sandy, pecan sandies, linzer cookie, linzer torte, linzertorte, nusstorte, nut roll, nusszopf, engadiner, bakewell, bakewell slice, almond tart, almond cake, almond biscotti, pistachio cake, walnut cake, coffee and walnut cake, kourabiedes, mexican wedding cookie, russian tea cake, snowball cookie, rugelach, nussecken, vanillekipferl, zimtsterne, lebkuchen, spekulatius almond, mantecado, polvoron, polvorones, cantuccini, cantucci',
  ],
  ['gluten, nuts?, milk?, eggs?', 'baklava, baklawa, kadayif dessert, kunafeh nut'],
  [
    'nuts, milk, soy?, eggs?, gluten?',
    '(pistachio|butter pecan|hazelnut|walnut|praline|maple walnut|almond|rocky road|spumoni) ice cream, pistachio gelato, nut ice cream, rocky road, rocky road candy',
  ],
  [
    'peanuts, gluten, milk?, eggs?, soy?',
    'nutter butter, nutter butter cookie, peanut butter cookie, peanut butter cracker, peanut noodle, peanut butter pretzel, bamba',
  ],
  [
    'peanuts, milk?, soy?',
    'cracker jack, cracker jacks, fiddle faddle, chikki, mazapan, peanut bar, goober candy, 5th avenue, peanut butter ball, buckeye, buckeye candy, reese cup, zagnut, clark bar, mr goodbar, oh henry, wunderbar, whatchamacallit, peanut cluster, nut goodie, chick o stick',
  ],
  [
    'peanuts',
    'groundnut stew, groundnut soup, maafe, mafe, thai peanut dressing, peanut dressing, peanut dip, kare kare, peanut stew, peanut soup, cacahuete, cacahuate, erdnuss, arachide, moongphali, mungfali, peanut punch, peanut paste, groundnut paste, pindakaas, whole earth peanut butter, adams peanut butter, smuckers peanut butter, peter pan peanut butter, justins peanut butter',
  ],
  [
    'sesame',
    'sesame brittle, goma, tahini dressing, tahini dip, sesame sauce, sesame butter, neri goma, sesame candy, pasteli, simsim, ajonjoli, sesamo, sesam, gingelly, til oil, tahin, tahina sauce, mutabal, moutabbal, chickpea dip, sabra, hummus dip, roasted red pepper hummus, zaatar mix, dukkah spice',
  ],
  ['sesame, gluten', 'sesame noodle, barazeks, grissini sesame, breadstick sesame, koulouri, ka ak, kaak'],
  [
    'mustard',
    'karashi, french s mustard, frenchs mustard, frenchs yellow mustard, moutarde, mostaza, senape, sennep, senap, mustard paste, sarson, mustard seed oil, mustard dressing, mustard vinaigrette, hot dog mustard, mustard cream, mustard pickle, remoulade mustard',
  ],
  ['nuts, eggs?, milk?, gluten?', 'frangipane'],
  ['nuts, gluten?, sesame?', 'muhammara'],
  ['nuts, milk?, soy?', 'gianduja, gianduia, gianduiotto'],
  ['nuts, gluten?', 'romesco, romesco sauce, ajo blanco'],
  ['sesame, soy?, gluten?, eggs?', 'goma dressing, gomadare, sesame dressing'],
  ['brand, mustard', 'colman, colmans, maille, grey poupon, guldens'],
  ['brand, peanuts', 'skippy, jif, sunpat, sun pat'],
  ['mustard, sulphites?', 'dijon, dijon mustard'],
]
