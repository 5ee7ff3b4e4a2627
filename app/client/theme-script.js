// Runs before anything is painted, so that neither a stored choice of colours nor an empty list of favourites comes late.
try {
  if (/^(?:\[\])?$/.test(localStorage.getItem('favoriteRecipes') ?? '')) document.documentElement.dataset.favourites = 'none'
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    // The browser's bar follows. The content of the tags stays, because React knows them by it.
    const [light, dark] = document.querySelectorAll('meta[name=theme-color]')
    light.media = theme === 'light' ? 'all' : 'not all'
    dark.media = theme === 'dark' ? 'all' : 'not all'
  }
} catch {
  // Without storage the system's choice holds.
}
