export const failures = {
  add: 'Failed to add recipe.',
  save: 'Failed to save recipe.',
  delete: 'Error deleting recipe.',
  showBuiltIn: 'Error updating built-in recipes.',
}
