/** The longest text of each field that visitors fill in, an e-mail address by RFC 5321; in the browser as `maxlength`, on the server in the schemas. */
export const fieldLimits = { name: 80, email: 254, phone: 40, comment: 3000, review: 3000, message: 5000, search: 100, foods: 4000 }

/** Most words of a search that are looked for; the rest is left out. */
export const maxSearchWords = 12
