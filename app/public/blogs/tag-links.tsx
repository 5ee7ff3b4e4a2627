import { Link } from '#app/ui/link.tsx'

type TagLinksProps = { tags: { name: string; path: string }[]; areLinks: boolean }

/** The tags of a post, each leading to its page; those of a draft may have none yet. */
export function TagLinks({ tags, areLinks }: TagLinksProps) {
  if (tags.length === 0) return null
  return (
    <ul className="tag-links" aria-label="Tags">
      {tags.map(({ name, path }) => (
        <li key={path}>{areLinks ? <Link to={path}>{name}</Link> : <span>{name}</span>}</li>
      ))}
    </ul>
  )
}
