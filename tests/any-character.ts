import fc from 'fast-check'

/** Any character at all, like fast-check's `unit: 'binary'`, which takes a second to set up. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((point) => String.fromCodePoint(point))
  .filter((character) => character.isWellFormed())
