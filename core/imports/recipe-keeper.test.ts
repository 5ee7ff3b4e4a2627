import { expect, test } from 'vitest'
import { readPacked } from '#tests/fixtures/imports/read-packed.ts'

const page = `<html><head><title>Recipe Keeper</title></head><body>
<div class="recipe-details"><table><tr><td><div class="recipe-photos-div"><img src="images/a_0.jpg" class="recipe-photo"></div></td>
<td><meta content="id-1" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
<h2 itemprop="name">Käse &amp; Brot</h2>
<div>Gänge: <span itemprop="recipeCourse">Hauptgericht</span><meta content="Brot" itemprop="recipeCategory"><meta content="Käse" itemprop="recipeCategory"></div>
<div>Quelle: <span itemprop="recipeSource"><a href="https://a.example/k">a.example</a></span></div>
<div>Portionen: <span itemprop="recipeYield">4</span></div>
<div>Zubereitung: 1 Std 5 Min<meta content="PT1H5M" itemprop="prepTime"></div></td></tr></table>
<h3>Zutaten</h3><div itemprop="recipeIngredients"><p><b>Teig</b></p><p>• 500 g Mehl</p><p></p><p>Salz</p></div>
<h3>Anleitung</h3><div itemprop="recipeDirections"><p>1. Kneten.</p><p>2. Backen.</p></div>
<h3>Notizen</h3><div itemprop="recipeNotes"><p>Warm essen.</p></div><meta content="250" itemprop="recipeNutCalories">
</div>
<div class="recipe-details"><h2 itemprop="name">Zweites</h2><div itemprop="recipeIngredients"></div></div></body></html>`

test('recipes are read by their properties, whatever the language of the labels', async () => {
  const { format, records } = await readPacked({ 'recipes.html': page, 'images/a_0.jpg': 'jpg' })
  expect(format).toBe('recipe-keeper')
  expect(records).toMatchObject([
    {
      sourceId: 'id-1',
      title: 'Käse & Brot',
      picture: { address: 'kept:jpg' },
      ingredients: [{ heading: 'Teig', lines: ['500 g Mehl', 'Salz'] }],
      steps: [{ steps: [{ text: 'Kneten.' }, { text: 'Backen.' }] }],
      notes: 'Warm essen.',
      nutrition: { calories: 250 },
      servings: 4,
      prepMinutes: 65,
      sourceUrl: 'https://a.example/k',
      sourceName: 'a.example',
      category: 'Brot',
      courses: ['Hauptgericht'],
      keywords: ['Käse'],
      extra: { rating: 4, favourite: true },
    },
    { title: 'Zweites', ingredients: [] },
  ])
})
