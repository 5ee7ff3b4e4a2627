/** Keys as named on the owner's keyboard: `Mod+Shift+7` is Ctrl+Shift+7, on a Mac ⌘⇧7. */
export function nameKeys(keys: string) {
  return isMac() ? keys.replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '') : keys.replace('Mod', 'Ctrl')
}

/** The same for `aria-keyshortcuts`. */
export function describeKeys(keys: string) {
  return keys.replace('Mod', isMac() ? 'Meta' : 'Control')
}

function isMac() {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
