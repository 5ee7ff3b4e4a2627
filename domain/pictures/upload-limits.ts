/** 15 MB; also checked in the browser before the upload. */
export const maxUploadBytes = 15 * 1024 * 1024
