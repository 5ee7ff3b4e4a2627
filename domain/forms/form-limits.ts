/** Maximum lengths of the visitors' fields (e-mail: RFC 5321); enforced by `maxlength` in the browser and by the schemas on the server. */
export const fieldLimits = {
  name: 80,
  email: 254,
  phone: 40,
  comment: 3000,
  review: 3000,
  question: 1000,
  reply: 3000,
  message: 5000,
  search: 100,
  foods: 4000,
}

/** A search uses at most this many words; further ones are ignored. */
export const maxSearchWords = 12
