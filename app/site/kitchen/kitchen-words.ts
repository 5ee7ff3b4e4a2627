/** Where the browser keeps nothing at all. */
export const keepsNothing = 'Your browser keeps nothing for this site, so there can be no notes. A private window or a setting may be why.'
