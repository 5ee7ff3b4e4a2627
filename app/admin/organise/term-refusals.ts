/** Why a term was not saved, at its field. */
export const termRefusals = {
  taken: 'There is a tag with this name already',
  unknown: 'There is no tag with this name',
  itself: 'This is the tag itself',
  gone: 'This tag was deleted or merged meanwhile',
} as const
