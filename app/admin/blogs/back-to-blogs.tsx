import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'

export function BackToBlogs() {
  return (
    <Link className="button button--quiet back-link" to="/admin/blog">
      <Icon name="arrow-left" />
      Back to Blog List
    </Link>
  )
}
