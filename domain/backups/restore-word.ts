/** What has to be typed before a backup is restored over the site. */
export const restoreWord = 'restore'
