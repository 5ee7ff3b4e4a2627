/** Most bytes that a picture may have, 15 MB; the browser refuses larger ones before they travel. */
export const maxUploadBytes = 15 * 1024 * 1024
