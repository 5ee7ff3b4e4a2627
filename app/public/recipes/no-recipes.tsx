import { EmptyCheck } from '#app/ui/empty-check.tsx'

/** Placeholder of the list on a site without recipes. */
export function NoRecipes() {
  return (
    <EmptyCheck
      title="No recipes yet."
      text="The griddle is still heating up. Try the blog while you wait."
      to="/blogs"
      button="Read the blog"
    />
  )
}
