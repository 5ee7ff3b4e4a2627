/** The word to type before a backup replaces the site. */
export const restoreWord = 'restore'
