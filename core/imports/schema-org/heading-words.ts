/** Headings of ingredients and steps in the languages of recipe sites, in lower case. */
const ingredients =
  "ingredients|(?:what|things) you(?:'ll)? need|you will need|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|ingredienser|ingredienten|" +
  'benodigdheden|dit heb je nodig|wat heb je nodig|boodschappen|ainekset|składniki|hozzávalók|suroviny|ingrediencie|ingrediente|ingredients per|sastojci|sestavine|' +
  'ингредиенты|інгредієнти|υλικά|τα υλικά|malzemeler|材料|原料|食材|用料|재료|nguyên liệu|bahan'
const steps =
  "instructions?|step[- ]by[- ]step|here's how|let's (?:cook|get started)|methods?|directions?|preparation|preparing|procedure|steps|recipe$|" +
  'how to (?:make|cook)|to make|cooking instructions|' +
  'zubereitung|anleitung|préparation|étapes|la recette|réalisation|instrucciones|preparación|elaboración|pasos|preparazione|procedimento|' +
  'bereiding|bereidingswijze|voorbereiding|zo maak je het|instructies|aan de slag|fremgangsmåde|framgangsmåde|fremgangsmade|gör så här|så här gör du|' +
  'tillagning|instruktioner|sådan gør du|slik gjør du|valmistus|ohje|przygotowanie|sposób przygotowania|wykonanie|elkészítés|elkészítése|postup|' +
  'príprava|příprava|mod de preparare|preparare|priprema|priprava|приготовление|способ приготовления|приготування|εκτέλεση|οδηγίες|hazırlanışı|yapılışı|' +
  'modo de preparo|modo de preparação|preparo|作り方|做法|步骤|만드는 법|cách làm|cara membuat'
const others =
  'notes?|tips?|nutrition(?:al)?|you (?:may|might) also|related|comments?|reviews?|share|more recipes|similar|latest|popular|leave a|subscribe|' +
  'newsletter|equipment|storage|faq|variations|serving suggestions|tipps?|notizen|nährwerte|kommentare|ähnliche|weitere|valeurs|astuces?|commentaires|' +
  'voedingswaarden?|reacties|deel|valori|consigli|kommentarer|näringsvärde|about|follow|categories|tags|print|rate|serves|yield|prep time|cook time|total time|facebook|twitter|pinterest|post views'

const before = '^(?:the |les |de |gli |los |as |os |για )?'

function startsWith(words: string) {
  return new RegExp(`${before}(?:${words})(?![\\p{L}\\p{N}])`, 'u')
}

const headings = { ingredients: startsWith(ingredients), steps: startsWith(steps), others: startsWith(others) }
const whole = new RegExp(`${before}(?:${ingredients}|${steps})$`, 'u')

/** The topic of a heading, of those that recipe pages have. */
export function topicOf(heading: string): 'ingredients' | 'steps' | 'others' | undefined {
  const text = heading
    .normalize('NFC')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
  if (text.length > 60) return undefined
  if (headings.ingredients.test(text)) return 'ingredients'
  if (headings.steps.test(text)) return 'steps'
  return headings.others.test(text) ? 'others' : undefined
}

/** Whether a text says only that ingredients or steps follow: 'Instructions:'. */
export function isBareHeading(text: string) {
  return whole.test(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}]+$/u, ''),
  )
}
