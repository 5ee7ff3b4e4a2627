import type { Blog } from '#domain/blogs/blog.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listAuthorTerms } from './bylines.ts'
import { listRecipeTerms, type RecipeTerms } from './recipe-terms.ts'
import { splitNames } from './term.ts'

/** All terms of a post: its tags and authors. */
export function listTermsOfPost({ tags, author }: Pick<Blog, 'tags' | 'author'>) {
  return [...splitNames(tags).map((name) => ({ kind: 'tag' as const, name })), ...listAuthorTerms(author)]
}

/** All terms of a recipe: categories and the like, and its authors. */
export function listTermsOfRecipe(recipe: RecipeTerms & Pick<Recipe, 'author'>) {
  return [...listRecipeTerms(recipe), ...listAuthorTerms(recipe.author)]
}
