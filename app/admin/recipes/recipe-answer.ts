/** How a recipe's form was answered; `typed` is what stood in its fields, rows as JSON. `pictureFailed` offers to save without the picture. */
export type RecipeAnswer = {
  sent: boolean
  message: string
  errors: Record<string, string>
  typed: Record<string, string>
  pictureFailed?: boolean
  needsSignIn?: boolean
}

/** How deleting a recipe, or showing and hiding the built-in ones, was answered. */
export type ChangeAnswer = { sent: boolean; message: string; needsSignIn?: boolean }
