const why = 'your browser’s storage is full or turned off.'

/** After a change that could not be saved in the browser's storage. */
export const notKept = `This couldn’t be saved: ${why}`

/** After importing a file that could not be saved completely. */
export const partlyKept = `Some of it couldn’t be saved: ${why}`

/** If the browser stores nothing at all. */
export const keepsNothing =
  'Your browser isn’t saving data for this site, so notes aren’t available. A private window or a setting may be why.'
