import type { FoodRow } from './food-row.ts'

/** Nuts, peanuts and seeds. */
export const nuts: FoodRow[] = [
  [
    'nuts',
    `almond, slivered almond, flaked almond, almond flour, almond meal, ground almond, marcona, marcona almond, almond extract natural, almond paste, marzipan, walnut, black walnut, walnut half, pecan, pecan half, cashew, cashew nut, pistachio, hazelnut, filbert, cobnut, macadamia, macadamia nut, brazil nut, brazilnut, hickory nut, heartnut, hazelnut flour, hazelnut meal, walnut oil, hazelnut oil, almond oil, pistachio oil, macadamia oil, pistachio paste, pistachio cream, hazelnut paste, hazelnut butter, praline paste, gianduja, gianduia, frangipane, nut meal, nut flour, nut oil, pistachio flour, pecan meal, cashew flour, walnut flour, cashew cream, mixed almond, honey roasted almond, candied pecan, candied walnut, candied almond, smoked almond, jordan almond, sugared almond, glazed pecan, praline pecan, almond slice, almond silver`,
  ],
  [
    'nuts, peanuts?',
    'nut, mixed nut, tree nut, chopped nut, candied nut, nut mix, cocktail nut, bar nut, spiced nut, roasted nut, nut butter, nut topping, nut brittle',
  ],
  ['nuts, peanuts?, milk?, soy?, gluten?, sulphites?', 'trail mix, student mix, studentenfutter'],
  ['nuts?', 'almond extract, almond essence, almond flavoring, almond flavouring, imitation almond extract, walnut extract'],
  [
    'peanuts',
    'peanut, groundnut, ground nut, goober, monkey nut, peanut butter, pb, crunchy peanut butter, creamy peanut butter, peanut flour, peanut butter powder, powdered peanut butter, pb2, pbfit, pb fit, boiled peanut, peanut powder, skippy, jif, honey roasted peanut, honey roasted peanuts, roasted peanut, cocktail peanut, beer nut, cold pressed peanut oil, peanut oil unrefined',
  ],
  ['peanuts?', 'peanut oil, groundnut oil, arachis oil, refined peanut oil'],
  ['peanuts, soy?, gluten?, fish?, crustaceans?', 'peanut sauce, satay sauce, satay, gado gado sauce, satay paste'],
  ['pine nuts', 'pine nut, pinenut, pine kernel, pignoli, pignolia, pinon, pinon nut, pinoli, pinyon nut, pine seed, pinhao'],
  [
    'sesame',
    'sesame, sesame seed, black sesame, white sesame, benne seed, benne, til, gingelly oil, gingelly, tahini, tahina, tahine, sesame paste, sesame oil, toasted sesame oil, dark sesame oil, sesame flour, sesame salt, gomasio, gomashio, zaatar, za atar, zatar, hummus, houmous, humus, hommus, baba ganoush, baba ghanoush, baba ganouj, moutabal, tahini sauce, goma dressing base, sesame ginger base',
  ],
  ['sesame, nuts?, gluten?', 'dukkah, duqqa, halva, halvah, halwa sesame, sesame snap, benne wafer'],
  ['sesame, fish?, soy?, gluten?', 'furikake, shichimi, shichimi togarashi, togarashi'],
  [
    '',
    'ichimi togarashi, ichimi, seed, sunflower seed, sunflower kernel, pumpkin seed, pepita, flax, flaxseed, flax seed, flax meal, flaxseed meal, linseed, ground flax, chia, chia seed, hemp seed, hemp heart, hemp, hemp powder, hemp flour, basil seed, sabja, watermelon seed, melon seed, egusi, coconut, water chestnut, ginkgo nut, gingko nut, ginkgo, candlenut, kukui nut, kola nut, betel nut, areca nut, cocoa nib, cacao nib, nutmeg, butternut, doughnut peach, donut peach, chestnut, roasted chestnut, sweet chestnut, chestnut puree, chestnut flour, tiger nut, soap nut, palm nut, shea nut, pili nut, chufa, lotus seed, makhana, fox nut, fennel seed, mustard-free seed, psyllium seed, lotus nut, corn nut, corn nuts, nutritional yeast flake',
  ],
  ['sesame?, nuts?', 'mixed seed, seed mix, omega seed mix, mixed seeds, granola seed mix, salad topper'],
  [
    'mustard',
    'mustard, dijon, dijon mustard, mustard seed, mustard powder, dry mustard, wholegrain mustard, grainy mustard, yellow mustard, brown mustard, english mustard, colman, colmans, mustard oil, mustard green mustard, honey mustard, mustard sauce, creole mustard, mostarda, piccalilli, kasundi, senf, mustard flour, grey poupon',
  ],
  ['mustard?', 'mustard green, mustard leaf, gai choy, mustard cabbage, pickled mustard green, mustard spinach'],
]
