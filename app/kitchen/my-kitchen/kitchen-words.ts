const why = 'your browser’s storage is full or switched off.'

/** After a change that did not get into the browser's storage. */
export const notKept = `This could not be kept: ${why}`

/** After a file of which something did not get there. */
export const partlyKept = `Only a part could be kept: ${why}`

/** Where the browser keeps nothing at all. */
export const keepsNothing = 'Your browser keeps nothing for this site, so there can be no notes. A private window or a setting may be why.'
