import fc from 'fast-check'

/** Any character at all, like `unit: 'binary'` of fast-check, which takes a second to be made. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((point) => String.fromCodePoint(point))
  .filter((character) => character.isWellFormed())
