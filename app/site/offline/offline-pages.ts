/** Pages that every reader has offline. They are the same for everybody: what is on them comes from the reader's browser. */
export const offlinePages = ['/offline', '/', '/favourites', '/shopping-list', '/my-kitchen', '/meal-plan']
