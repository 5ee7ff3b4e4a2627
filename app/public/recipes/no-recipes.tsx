import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { Link } from '#app/ui/link.tsx'

/** Placeholder of the list on a site without recipes. */
export function NoRecipes() {
  return (
    <EmptyCheck title="No recipes yet." text="The griddle is still heating up. Try the blog while you wait.">
      <Link className="button button--large" to="/blogs">
        Read the blog
      </Link>
    </EmptyCheck>
  )
}
