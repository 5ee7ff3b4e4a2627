import type { FoodRow } from './food-row.ts'

/** Meats, fish and seafood, eggs, and products made from them. */
export const animals: FoodRow[] = [
  // meats
  [
    'meat',
    `meat, beef, steak, veal, pork, lamb, mutton, goat, goat meat, venison, deer, elk, moose, reindeer, bison, buffalo, buffalo meat, rabbit, hare, wild boar, boar, horse, horsemeat, kangaroo, alligator, chicken, hen, cornish hen, game hen, poussin, capon, rooster, poultry, turkey, duck, goose, quail, partridge, pheasant, grouse, guinea fowl, guinea hen, pigeon, squab, ostrich, emu, frog leg,
    chuck, chuck roast, sirloin, brisket, oxtail, short rib, shortrib, rib, ribeye, rib eye, tenderloin, tri tip, flank, flank steak, skirt steak, hanger steak, bavette, flat iron, t bone, porterhouse, filet mignon, fillet steak, fillet of beef, london broil, rump, topside, silverside, stew meat, stewing meat, ground round, ground chuck, ground meat, mince, minced meat, beef mince, roast beef raw, cube steak, round steak, eye of round, bottom round, top round, pot roast, prime rib, standing rib roast, rib roast, shank, shin, veal shank, osso buco, ossobuco, loin, pork loin, pork butt, boston butt, picnic shoulder, pork belly,
    belly pork, spare rib, sparerib, baby back, baby back rib, country style rib, ham hock, hock, trotter, pig foot, pigs foot, pig trotter, knuckle, wing, wingette, drumette, drumstick, chicken drumstick, thigh, chicken thigh, chicken breast, giblet, gizzard, liver, kidney, chicken heart, beef heart, sweetbread, tripe, tongue, marrow bone, bone marrow, soup bone, beef bone, neck bone, beef cheek, pork cheek, jowl, fatback, salt pork, lardon, lardo, lard, leaf lard, manteca, tallow, beef tallow, dripping, bacon grease, bacon fat, bacon dripping, schmaltz, duck fat, goose fat, chicken fat,
    chicken skin, pork skin, chicharron, chicharrones, pork crackling, crackling, carcass, gelatin, gelatine, gelatin powder, gelatin sheet, gelatine leaf, leaf gelatine, unflavored gelatin, aspic, collagen, collagen peptide, bone broth powder, pulled pork raw, carnitas meat, carne asada raw, escalope raw, cutlet raw, chicken cutlet raw, medallion, saddle, rack of lamb, leg of lamb, lamb neck, game meat, foie gras, duck confit, confit duck, duck leg, roast chicken, rotisserie chicken, canned chicken, cooked chicken, roast turkey, beef roast, roast pork, turkey leg, chicken tender, chicken tenderloin, chicken strip raw, bacon, streaky bacon, back bacon, canadian bacon, gammon, pancetta, guanciale, prosciutto, parma ham, serrano ham, jamon, jamon serrano, jamon iberico, speck, bresaola, coppa, capicola, capocollo, lardo di colonnata, country ham, biltong plain, bauchspeck, tasso, culatello, cecina, lomo, spam, corned beef, salt beef, bully beef, gammon steak, gammon joint, rillette, rillettes, nduja, ham steak, lonza, tinned meat, corned mutton, pulled pork, carne asada, roast beef, san daniele, iberico ham, head cheese, headcheese, brawn`,
  ],
  ['meat, sulphites?', ''],
  [
    'meat, milk?, gluten?, soy?, mustard?, sulphites?, celery?',
    `deli ham, lunch meat, luncheon meat, deli meat, cold cut, cold cuts, deli turkey, deli chicken, turkey breast deli, liverwurst, braunschweiger, leberwurst, cervelat, landjager, mettwurst, teewurst, sausage, italian sausage, breakfast sausage, sausage meat, sausagemeat, sausage patty, sausage link, bratwurst, brat, knockwurst, weisswurst, kielbasa, polish sausage, andouille, linguica, longaniza, merguez, boerewurst, boerewors, boudin, lil smoky, little smoky, smoked sausage,
    chinese sausage, lap cheong, lap xuong, potted meat, kebab meat, doner, doner meat, gyro meat, shawarma meat, devilled ham, deviled ham, charcuterie, antipasto meat, corned beef hash, hash, sloppy joe`,
  ],
  [
    'meat, gluten, milk?, soy?, mustard?, sulphites?, celery?',
    'black pudding, blood sausage, white pudding, haggis, scrapple, pork pie, sausage roll, pig in blanket, pigs in blanket, cumberland sausage, lincolnshire sausage, chipolata, goetta, banger',
  ],
  [
    'meat, gluten, eggs?, milk?, soy?',
    'meatball, meatloaf, meat loaf, chicken nugget, nugget, popcorn chicken, chicken kiev, chicken finger, fried chicken, breaded chicken, chicken fried steak, chicken tender breaded, schnitzel, wiener schnitzel, breaded cutlet, cutlet breaded, tonkatsu, chicken katsu, karaage, chicken parmesan, chicken cordon bleu, chicken patty, salisbury steak, country fried steak, tempura chicken, ',
  ],
  // eggs
  [
    'eggs',
    'egg, egg white, egg yolk, yolk, white of egg, egg wash, eggwash, beaten egg, albumen, egg powder, dried egg, powdered egg, powdered egg white, meringue powder, liquid egg, egg beater, quail egg, duck egg, pickled egg, poached egg, hard boiled egg, hardboiled egg, omelet, omelette, frittata plain, meringue, meringue nest, pavlova, (duck|goose|hen|chicken|turkey|quail|ostrich) egg, (duck|goose|hen|chicken|quail) egg yolk, (duck|goose|hen|chicken) egg white, salted duck egg, salted duck egg yolk, salted egg yolk, century egg, salted egg',
  ],
  ['', 'flax egg, chia egg, egg replacer, egg replacement, egg substitute powder, bob s red mill egg replacer, ener g'],
  ['eggs?', 'egg substitute'],
  ['', 'egg substitute vegan'],
  ['soy?', 'just egg, vegan egg, plant based egg, veggan'],
  [
    'eggs, mustard?, soy?, milk?',
    'mayonnaise, mayo, kewpie, kewpie mayonnaise, kewpie mayo, miracle whip, dukes mayo, aioli, tartar sauce, tartare sauce, remoulade, sandwich spread',
  ],
  // fish
  [
    'fish',
    `fish, white fish, whitefish, oily fish, salmon, sockeye, coho, chinook, king salmon, gravlax, gravadlax, lox, smoked salmon, salmon roe, tuna, ahi, albacore, yellowfin, bluefin, skipjack, bonito, bonito flake, katsuobushi, cod, codfish, salt cod, saltcod, bacalao, bacalhau, baccala, stockfish, black cod, lingcod, ling, rock cod, rockfish, halibut, haddock, finnan haddie, hake, pollock, pollack, whiting, blue whiting, coley, saithe, tilapia, catfish, basa, swai, pangasius, trout, steelhead, arctic char, bass, sea bass, seabass, branzino, branzini, striped bass, chilean sea bass, toothfish, barramundi, snapper, red snapper, grouper, mahi mahi, mahi, dorado, dolphinfish, swordfish, marlin, sailfish, monkfish, monk fish, sole, lemon sole, dover sole, petrale sole,
    flounder, fluke, plaice, turbot, brill, dab, skate, skate wing, ray, stingray, john dory, st peter fish, sea bream, seabream, bream, gilthead, orata, porgy, scup, red mullet, mullet, grey mullet, gurnard, mackerel, spanish mackerel, king mackerel, kingfish, wahoo, ono, cobia, amberjack, yellowtail, hamachi, buri, kampachi, pompano, jackfish, trevally, escolar, oilfish, opah, moonfish, orange roughy, roughy, perch, ocean perch, nile perch, lake perch, yellow perch, redfish, walleye, zander, pike, pikeperch, muskellunge, bluegill, crappie, sunfish, carp, grass carp, tench, roach, eel, unagi, conger, anago, elver, lamprey, herring, kipper, bloater, rollmop, pickled herring, matjes, bismarck herring, surstromming, sprat, brisling, sardine, pilchard, sild, anchovy, anchovy fillet, anchovy paste, boquerones, whitebait, smelt, capelin, shad, shad roe, sablefish,
    butterfish, sturgeon, paddlefish, caviar, caviare, roe, fish roe, bottarga, mentaiko, tarako, lumpfish, lumpfish roe, taramasalata base, milkfish, bangus, hilsa, ilish, rohu, katla, pomfret, surmai, rawas, kingklip, snoek, garfish, needlefish, saury, sanma, ayu, sweetfish, shark, dogfish, huss, rock salmon, mako, tilefish, triggerfish, parrotfish, lionfish, red drum, croaker, sheepshead, tautog, wrasse, weakfish, sea trout, seatrout, hoki, blue grenadier, orange perch, wolffish, cusk, tusk, bombay duck, shirasu, niboshi, dried anchovy, dried fish, fish head, fish bone, cod liver, cod liver oil, fish oil, fish collagen, isinglass, dashi granule base, sushi grade fish, poke fish, ceviche fish, fish fillet, fish steak, fishmeal, luvar, beluga caviar`,
  ],
  [
    'fish, gluten?, soy?',
    'dashi, dashi powder, dashi granule, hondashi, dashi stock, instant dashi, ponzu dashi, fish sauce substitute base',
  ],
  ['fish', 'fish sauce, nam pla, nuoc mam, nuoc cham, patis, red boat fish sauce, garum, colatura'],
  [
    'fish, gluten, eggs?, milk?, soy?, crustaceans?',
    'fish stick, fish finger, fish cake, fishcake, fish ball, fish patty, fish burger, breaded fish, battered fish, fried fish, beer battered fish, fish and chip, gefilte fish, chikuwa, kamaboko, narutomaki, salmon patty, salmon burger, salmon cake, fried calamari fish, fish goujon, goujon',
  ],
  [
    'fish, eggs, gluten, soy?, crustaceans?',
    'imitation crab, imitation crab meat, imitation crabmeat, crab stick, crabstick, surimi, kani, kanikama, krab, seafood stick, imitation lobster, imitation shrimp',
  ],
  [
    'fish, milk?, eggs?, gluten?',
    'taramasalata, tuna salad, salmon spread, smoked salmon spread, salmon pate, mackerel pate, whitefish salad',
  ],
  // crustaceans and molluscs
  [
    'crustaceans',
    `shrimp, prawn, king prawn, tiger prawn, tiger shrimp, bay shrimp, rock shrimp, shrimps, gambas, langoustine, dublin bay prawn, scampi tail, spot prawn, sergestid, krill, crab, crabmeat, crab meat, lump crab, crab claw, crab leg, king crab, snow crab, blue crab, dungeness, dungeness crab, soft shell crab, spider crab, stone crab, lobster, lobster tail, rock lobster, spiny lobster, crayfish, crawfish, crawdad, ecrevisse, moreton bay bug, barnacle, goose barnacle, percebes, mantis shrimp, dried shrimp, shrimp powder, shrimp stock, crab stock, lobster stock, crab paste, lobster base`,
  ],
  ['crustaceans, fish?, soy?', 'shrimp paste, belacan, belachan, terasi, kapi, bagoong, cincalok, saeujeot, salted shrimp, gapi'],
  [
    'crustaceans, gluten, eggs?, milk?, fish?',
    'crab cake, scampi, breaded shrimp, coconut shrimp, popcorn shrimp, shrimp tempura, shrimp toast, prawn cracker breaded, crab rangoon, prawn toast, fried shrimp',
  ],
  ['crustaceans, gluten?, fish?, eggs?', 'prawn cracker, shrimp cracker, shrimp chip, krupuk, kerupuk'],
  [
    'molluscs',
    `clam, littleneck, littleneck clam, cherrystone, quahog, manila clam, razor clam, geoduck, steamer clam, vongole, cockle, mussel, green lipped mussel, oyster, scallop, bay scallop, sea scallop, queenie, conch, whelk, winkle, periwinkle, abalone, limpet, snail, escargot, escargots, squid, calamari, calamares, cuttlefish, sepia cuttlefish, octopus, baby octopus, pulpo, octopi, squid ink, cuttlefish ink, clam juice, clam broth, dried scallop, conpoy, sea snail, land snail, ark shell, coquina, tellin, pipi, chorito, surf clam, arctic surf clam, smoked oyster, canned clam, clam meat`,
  ],
  ['molluscs, crustaceans?, fish?, gluten?, celery?', 'clamato, clamato juice'],
  ['molluscs, gluten?, soy?', 'oyster sauce, oyster flavored sauce, oyster flavoured sauce'],
  [
    'gluten?, soy?',
    'vegetarian oyster sauce, vegan oyster sauce, mushroom oyster sauce, vegetarian stir fry sauce, mushroom stir fry sauce, mushroom sauce vegetarian',
  ],
  [
    'fish?, crustaceans?, molluscs?, anything',
    'seafood, shellfish, mixed seafood, seafood mix, seafood medley, frutti di mare, marinara mix seafood, sea urchin, uni, sea cucumber, jellyfish, seafood salad, seafood stock, seafood broth, surimi salad, sashimi, sea food cocktail, cioppino, bouillabaisse',
  ],
  ['molluscs, gluten?, eggs?, milk?', 'fried calamari, calamari ring, fried clam, clam strip, breaded calamari, fried oyster'],
  [
    'meat',
    '(pork|lamb|veal|mutton|venison|goat) chop, (chicken|beef|lamb|duck|pork|turkey|ox|veal|pig) (heart|cheek|tail|ear), ox tail, caldo de (pollo|res)',
  ],
  [
    'meat',
    'haunch, tendon, beef tendon, (chicken|duck|pork|pig) foot, chicken feet, duck feet, pork feet, picanha, collar, pork collar, secreto iberico, iberico pork, pluma, presa, secreto, sweetmeat, caul fat, crepinette fat, veal demi, veal demi glace, chateaubriand, tournedos, filet steak, rump steak, minute steak, denver steak, bone in, coulotte, tomahawk, wagyu, kobe beef, angus beef, stew beef, braising steak, braising beef, stewing steak, stewing beef, gravy beef, casserole steak, diced beef, frying steak, escalope, scallopini, scaloppine, paillard, cutlet, crown roast, noisette, gigot, best end, scrag end, barnsley chop, pork fillet, lap meat, hog, hog jowl, hog maw, chitterling, chitlin, chitlins, suckling pig, piglet, kid goat, cabrito, chevon, snapping turtle, frog, rattlesnake, llama, alpaca, camel, water buffalo meat, yak, squirrel, muscovy, magret, moulard, barbary duck, peking duck, pekin duck, mallard, woodcock, snipe, ptarmigan, wood pigeon, stewing hen, boiling fowl, spring chicken, broiler, fryer chicken, whole fryer, maryland chicken, chicken maryland, chicken quarter, chicken oyster, turkey oyster, turkey neck, turkey wing, chicken fat, chicken crackling, animal fat, beef fat, pork fat, mutton fat, sheep tail fat, veal bone, chicken bone, ham bone, pork bone, beef knuckle, spleen, testicle, rocky mountain oyster, prairie oyster, pig blood, pork blood, pork floss, meat floss, rousong, pork crackling, pork scratching, scratching, chicharon, carnita, machaca, suadero, cochinita pibil, lengua, tripa, buche, trotters, salo, smalec, griebenschmalz, grieben',
  ],
  [
    'meat, milk?, gluten?, soy?, mustard?, sulphites?, celery?',
    'wurst, mettenden, kasseler, kassler, leberkase, fleischwurst, bierwurst, currywurst, rookworst, medister, falukorv, prinskorv, hot link, boudin blanc, boudin noir, andouillette, morteau, toulouse sausage, toulouse, saveloy, boerewors, loukaniko, sucuk, sujuk, soujouk, lukanka, kabanos, kabanosy, kabana, cabanossi, mici, cevapi, cevapcici, lap yuk, sai ua, nem chua, cha lua, moo yor, longanisa, tocino, embutido, butifarra, morcilla, chistorra, cotechino, zampone, luganega, salsiccia, ciauscolo, pancetta arrotolata, turkey sausage, chicken sausage, beef sausage, pork sausage, lamb sausage, chicken apple sausage, deli roast, sandwich meat, ',
  ],
  ['', 'bacon bit imitation, imitation bacon bit'],
  [
    'crustaceans',
    'camaron, camarone, camarones, yabby, yabbies, ebi, amaebi, botan ebi, sakura ebi, udang, hae bee, banana prawn, white prawn, pink shrimp, brown shrimp, crevette, crevettes, ecrevisses, homard, granchio, gamberi, gambero, gamberetti, cangrejo, centollo, bogavante, langosta, langostino, nephrop, slipper lobster, balmain bug, coconut crab, mud crab, peekytoe, jonah crab, hairy crab, swimming crab, crab roe, tomalley, prawn head, prawn shell, shrimp shell, shrimp head, lobster shell, lobster roe, prawn stock, shrimp broth, lobster broth, crawfish stock, brine shrimp',
  ],
  [
    'molluscs',
    'pipi, pipis, sepia, tuatua, toheroa, paua, palourde, coque, moules, moule, huitre, petoncle, bulot, bigorneau, cozze, seppia, seppie, calamaro, polpo, polipo, moscardini, almeja, mejillon, ostra, vieira, navaja, chipirones, chipiron, sepionet, chopitos, puntillitas, ika, tako, hotate, hotategai, asari, hamaguri, awabi, sazae, torigai, mirugai, blood clam, blood cockle, venus clam, carpet shell, surf clams, mahogany clam, ipswich clam, topneck, bluepoint, kumamoto oyster, kumamoto, malpeque, belon, dog whelk, top shell, apple snail, nautilus, squid tube, squid tentacle, dried squid, dried oyster, dried octopus, mussel meat, green mussel, oyster liquor',
  ],
  [
    'fish',
    'alici, acciughe, acciuga, anchoa, boqueron, sardina, sardine in oil, atun, bonito del norte, ventresca, merluza, lubina, dorada, besugo, rodaballo, lenguado, pez espada, caballa, arenque, bacalao, spigola, branzini, rombo, sogliola, merluzzo, stoccafisso, tonno, salmone, trota, pesce spada, triglia, sgombro, loup de mer, daurade, cabillaud, lieu jaune, rouget, maquereau, hareng, saumon, truite, thon, espadon, raie, saint pierre, barbue, eglefin, lachs, forelle, thunfisch, hering, kabeljau, dorsch, seelachs, rotbarsch, scholle, seezunge, zander, hecht, karpfen, aal, makrele, matjeshering, bucklinge, lutefisk, rakfisk, klippfisk, torsk, stromming, ansjovis, kalles kaviar, kalles, lojrom, bleak roe, vendace, whitefish roe, arctic grayling, grayling, burbot, sauger, bullhead, buffalo fish, bowfin, freshwater drum, white bass, black bass, largemouth bass, black sea bass, barrelfish, blackfish, hogfish, mangrove snapper, yellowtail snapper, vermilion snapper, coral trout, blue eye trevalla, blue eye cod, murray cod, silver perch, golden perch, dory, silver dory, king george whiting, garfish, leatherjacket, morwong, red emperor, spangled emperor, threadfin, threadfin salmon, gemfish, ocean trout, bluefish, aji fish, iwashi, sanma, madai, hirame, karei, engawa, maguro, otoro, chutoro, sake salmon, ankimo, shishamo, kazunoko, sujiko, chirimen, kisu, fugu, puffer fish, blowfish, ikan bilis, ikan, cha ca, snakehead, basa fish, cho chin, pla ra, pla too, plaa, budu, meen, macher, rui, ilish maach, bhetki, kingfish steak, seer fish, nethili, sheer fish, karimeen, pearl spot, tuna can, canned tuna, tinned tuna, tinned salmon, tinned sardine, tinned mackerel, smoked trout, smoked mackerel, smoked fish, arbroath smokie, kedgeree fish, finnan haddie, buckling, brandade, fish pie mix, sardine fillet, mackerel fillet, salmon belly, salmon head, salmon skin, tuna belly, tuna flake',
  ],
  [
    'fish, gluten, eggs?, milk?, soy?, crustaceans?',
    'tod mun, tod mun pla, satsuma age, eomuk, odeng, otah, fish tofu, quenelle, fiskeboller, fiskekaker, fish croquette, croqueta fish',
  ],
  ['meat, gluten, sesame, soy, eggs?', 'sesame chicken'],
  ['fish, milk?', 'gentleman s relish, gentlemans relish, patum peperium'],
  ['meat, gluten, nuts?, pine nuts?, milk?', 'kibbeh, kibbe, kibe, kubbeh'],
  ['meat, milk?, gluten?, soy?, nuts?, celery?', 'mortadella, pistachio mortadella'],
  [
    'meat, milk?, gluten?, soy?',
    'turkey bacon, beef bacon, ham, cooked ham, smoked ham, honey ham, spiral ham, sliced ham, tinned ham, canned ham, black forest ham, turkey ham, pastrami, salami, genoa salami, hard salami, soppressata, finocchiona, cacciatore salami, pepperoni, chorizo, fuet, salchichon, felino salami, milano salami, turkey pepperoni, saucisson, summer sausage, chipped beef, dried beef, smoked chicken, smoked turkey, deli roast beef, basturma, pastirma, sobrasada, spianata, ventricina, porchetta, bacon bit, bacon crumble',
  ],
  ['meat, gluten?, soy?, mustard?, sulphites?', 'jerky, beef jerky, biltong, slim jim, droewors'],
  ['meat, gluten?, soy?, sulphites?', 'burger, hamburger, burger patty, hamburger patty, beef patty, turkey burger, patty'],
  [
    'meat, gluten, soy?, sesame?, eggs?, milk?, crustaceans?',
    'xiao long bao, xiaolongbao, char siu bao, char siu bun, pork dumpling, pork potsticker, pork gyoza, cha gio, lumpia shanghai, pork bun',
  ],
  ['molluscs, gluten, eggs, soy?, fish?', 'takoyaki'],
  ['crustaceans, gluten?, sesame?, meat?', 'har gow, shrimp dumpling, prawn dumpling, ebi fry, shrimp summer roll'],
  ['meat, gluten, eggs?, milk?', 'menchi katsu, kushikatsu, lahmacun, cornish pasty, pelmeni, khinkali, manti, mantu, chebureki'],
  ['meat, gluten, nuts?, eggs?, milk?', 'bastilla, pastilla, pastilla pie'],
  ['meat, soy, gluten, eggs?', 'general tso chicken, general tso s chicken, general tsos chicken, mongolian chicken, beef and broccoli'],
  [
    'meat, soy?, gluten?, eggs?',
    'sweet and sour pork, sweet and sour chicken, lemon chicken, chicken adobo, pork adobo, adobo chicken, crispy duck, peking duck with pancake, orange chicken',
  ],
  ['meat, milk, gluten, eggs?', 'philly cheesesteak, chicken alfredo pasta, cheesesteak'],
  ['crustaceans, milk', 'potted shrimp, shrimp butter, lobster butter, prawn butter, crab butter'],
  [
    'fish?, crustaceans?, eggs?, sesame?, soy?, gluten?, milk?',
    'california roll, sushi roll, maki, maki roll, onigiri, nigiri, gunkan, chirashi, temaki, futomaki, spider roll, dragon roll, sushi, kimbap, gimbap',
  ],
  ['meat, gluten, eggs?, milk?, soy?, mustard?', 'corn dog'],
  ['brand, eggs, mustard?, soy?, milk?', 'hellmann, hellmanns, best foods'],
  ['eggs, fish, gluten, milk?', 'scotch woodcock'],
  ['meat, gluten, milk?, eggs?', 'keema naan'],
  [
    'meat, gluten?, soy?, milk?, mustard?',
    'hot dog, hotdog, hot dog sausage, frankfurter, frank, wiener, vienna sausage, cocktail sausage, cocktail wiener, bologna, cocktail frank, hotdog wiener',
  ],
  ['meat, milk?, gluten?, eggs?, soy?', 'pate, liver pate, chicken liver pate, terrine'],
  ['meat?, milk?, gluten?, eggs?, soy?, nuts?', '(mushroom|lentil|vegetable|veggie|bean) pate'],
  ['fish, soy?, gluten?', 'masago, tobiko, ikura'],
  ['meat', 'prosciutto di parma'],
]
