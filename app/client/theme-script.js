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
  const { hidden } = JSON.parse(localStorage.getItem('kitchenProfile') ?? '{}')
  if (hidden) document.documentElement.dataset.hidden = hidden
} catch {
  // Storage is unavailable: the system's theme applies.
}
