/** 15 MB; also checked in the browser before the upload. */
export const maxUploadBytes = 15 * 1024 * 1024

/** The most that a form without scripts can send at once: such files are held in memory. */
export const maxFormUploadBytes = 60 * 1024 * 1024

/** Days after which the owner is asked whether to delete an unused picture. */
export const unusedDays = 30
