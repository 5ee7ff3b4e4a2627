import { adminMeta } from '#app/admin/admin-meta.ts'
import { ListBody } from '#app/admin/list-notes.tsx'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { checkRecipes } from '#core/recipes/check-recipes.ts'
import { pageParam } from '#domain/http/query-params.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Finding } from '#domain/recipes/recipe-health.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { Route } from './+types/recipe-health-page.ts'

/** One page of public recipes with their findings; null when they could not be read. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const { page } = readQuery({ request, context }, { page: pageParam })
  const recipes = await withOutageFallback(context, 'Error fetching recipes', () => checkRecipes(context.get(services).db, page), null)
  if (recipes === undefined) throw notFound()
  return { recipes }
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Recipe health')
}

/** What each recipe lacks or gets wrong, with links to the fields that fix it. */
export default function RecipeHealth({ loaderData: { recipes } }: Route.ComponentProps) {
  return (
    <>
      <div className="admin-work__head">
        <h1>Recipe health</h1>
        {recipes ? <span className="admin-work__count">{toCount(recipes.total)}</span> : null}
      </div>
      <p className="health-words">
        What search engines and recipe apps need, and what doesn’t add up. “Required” items keep a recipe out of rich search results;
        “Suggested” ones are up to you.
      </p>
      <ListBody list={recipes} many="recipes" icon="pot" nothing="No recipes added yet.">
        {({ entries }) => (
          <div className="health-cards">
            {entries.map((recipe) => (
              <HealthCard key={recipe.id} recipe={recipe} />
            ))}
          </div>
        )}
      </ListBody>
    </>
  )
}

function toCount(total: number) {
  return `${countOf(total, 'recipe')} on the site`
}

type CheckedRecipe = Pick<Recipe, 'id' | 'slug' | 'title'> & { isBuiltIn: boolean; findings: Finding[] }

/** The findings about one recipe; each links to its field in the form. */
function HealthCard({ recipe }: { recipe: CheckedRecipe }) {
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
