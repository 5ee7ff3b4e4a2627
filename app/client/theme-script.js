// Runs before the first paint, so that the stored theme, an empty list of favourites, hidden amounts and hidden recipes don't cause a flash.
try {
  if (/^(?:\[\])?$/.test(localStorage.getItem('favoriteRecipes') ?? '')) document.documentElement.dataset.favourites = 'none'
  if (localStorage.getItem('recipeAmounts')) document.documentElement.dataset.amounts = 'list'
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    // The browser's toolbar takes the same colour. Changes `media`, not `content`, because React identifies the tags by their content.
    const [light, dark] = document.querySelectorAll('meta[name=theme-color]')
    light.media = theme === 'light' ? 'all' : 'not all'
    dark.media = theme === 'dark' ? 'all' : 'not all'
  }
  const { hides, avoids, diets } = JSON.parse(localStorage.getItem('kitchenProfile') ?? '{}')
  // As toHiddenWords in domain/kitchen/profile.ts writes them.
  if (hides)
    document.documentElement.dataset.hidden = [...avoids.map((name) => `no-${name}`), ...diets]
      .join(' ')
      .replace(/\b(gluten|dairy|nut) free/g, '$1-free')
} catch {
  // Storage is unavailable: the system's theme applies.
}
