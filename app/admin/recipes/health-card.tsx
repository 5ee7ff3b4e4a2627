import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Finding } from '#domain/recipes/recipe-health.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { countOf } from '#domain/text/count-of.ts'

export type CheckedRecipe = Pick<Recipe, 'id' | 'slug' | 'title'> & { isBuiltIn: boolean; findings: Finding[] }

/** The findings about one recipe; each links to its field in the form. */
export function HealthCard({ recipe }: { recipe: CheckedRecipe }) {
  const { slug, title, isBuiltIn, findings } = recipe
  return (
    <article className="card health-card">
      <header>
        <h2>
          <Link to={toRecipePath(slug)}>{title}</Link>
        </h2>
        {isBuiltIn ? <span className="health-card__origin">{toOrigin(findings)}</span> : null}
        <Verdict findings={findings} />
      </header>
      {findings.length > 0 ? (
        <ul>
          {findings.map((finding) => (
            <li key={finding.text}>
              <span className={finding.weight === 'error' ? 'health-mark health-mark--must' : 'health-mark'}>
                {finding.weight === 'error' ? 'Required' : 'Suggested'}
              </span>
              <span>{finding.text}</span>
              <Link to={`${toFormPath(recipe)}#${finding.field}`} aria-label={`${finding.fix}: ${title}`}>
                {finding.fix}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}

function Verdict({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) {
    return (
      <span className="status-tag status-tag--ok">
        <Icon name="check" />
        Nothing missing
      </span>
    )
  }
  return <span className="status-tag">{countOf(findings.length, 'thing')}</span>
}

function toOrigin(findings: Finding[]) {
  return findings.length > 0 ? 'Built-in: changes are saved as your own copy' : 'Built-in'
}

function toFormPath({ id, isBuiltIn }: CheckedRecipe) {
  return isBuiltIn ? `/admin/manage-recipe?copy=${id}` : `/admin/manage-recipe/edit?id=${id}`
}
