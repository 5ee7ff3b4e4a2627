import { Link } from '#app/ui/link.tsx'
import { Icon } from './icon.tsx'

/** The visible 'read more' of a post's card. The title is a link already, so this one's accessible name includes it. */
export function ReadMore({ to, title }: { to: string; title: string }) {
  return (
    <Link className="read-more" to={to}>
      <span>
        Read More<span className="visually-hidden">: {title}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  )
}
