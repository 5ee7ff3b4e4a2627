/** 15 MB; also checked in the browser before the upload. */
export const maxUploadBytes = 15 * 1024 * 1024

/** The most that a form without scripts sends at once: such files are held in memory. */
export const maxFormUploadBytes = 60 * 1024 * 1024

/** Days after which the owner is asked whether a picture that nothing shows is to be deleted. */
export const unusedDays = 30
