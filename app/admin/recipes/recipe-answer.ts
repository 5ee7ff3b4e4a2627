/** How a recipe's form was answered; `typed` is what stood in its fields, rows as JSON. `canSaveWithout`: its picture could not be fetched. */
export type RecipeAnswer = {
  sent: boolean
  message: string
  errors: Record<string, string>
  typed: Record<string, string>
  canSaveWithout?: boolean
  needsSignIn?: boolean
}

/** How deleting a recipe, or showing and hiding the built-in ones, was answered. */
export type ChangeAnswer = { sent: boolean; message: string; needsSignIn?: boolean }
