const why = 'your browser’s storage is full or turned off.'

/** After a change that did not get into the browser's storage. */
export const notKept = `This couldn’t be saved: ${why}`

/** After a file of which something did not get there. */
export const partlyKept = `Some of it couldn’t be saved: ${why}`

/** Where the browser keeps nothing at all. */
export const keepsNothing =
  'Your browser isn’t saving data for this site, so notes aren’t available. A private window or a setting may be why.'
