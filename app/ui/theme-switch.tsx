import { useSyncExternalStore } from 'react'
import { chooseTheme, readTheme, type Theme, watchTheme } from './theme.ts'

const choices: { theme: Theme; label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'auto', label: 'Auto' },
]

/** Lets the visitor choose the theme. Without JavaScript it is invisible but takes up its space. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(watchTheme, readTheme, () => 'auto')
  return (
    <fieldset className="theme-switch" aria-label="Color theme" data-live>
      {choices.map(({ theme, label }) => (
        <button key={theme} type="button" aria-pressed={theme === chosen} onClick={() => chooseTheme(theme)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
