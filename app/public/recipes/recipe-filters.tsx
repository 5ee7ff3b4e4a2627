import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchInput } from '#app/ui/search-input.tsx'
import { useShownText } from '#app/ui/use-shown-text.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import type { FilterGroup, FilterLink } from './facet-links.ts'

type RecipeFiltersProps = {
  search: string
  /** The foods of the filter, as form text. */
  ingredients: string
  /** The other query parameters, which both forms preserve. */
  params: Record<string, string>
  types: FilterLink[]
  groups: FilterGroup[]
  /** Number of active filters. */
  active: number
}

/** The bar above the list: search box, one link per type, and a panel with all other filters. */
export function RecipeFilters({ search, ingredients, params, types, groups, active }: RecipeFiltersProps) {
  return (
    <div className="filters">
      <KeepingForm label="Search recipes" own="q" params={params}>
        <label className="visually-hidden" htmlFor="recipe-search">
          Search recipes
        </label>
        <SearchInput id="recipe-search" query={search} />
      </KeepingForm>
      <nav className="chips" aria-label="Type">
        {types.map((link) => (
          <ChoiceLink key={link.label} className="chip" {...link} />
        ))}
      </nav>
      <details className="filter-panel">
        <summary className="button button--quiet button--small">
          Filters
          {active > 0 ? (
            <b>
              {active}
              <span className="visually-hidden"> active</span>
            </b>
          ) : null}
        </summary>
        <div className="filter-groups">
          {groups.map(({ title, links }) => (
            // biome-ignore lint/a11y/useSemanticElements: A fieldset is for the controls of a form; these are links.
            <div className="filter-group" role="group" aria-label={title} key={title}>
              <b>{title}</b>
              {title === 'Ingredients' ? <FoodForm ingredients={ingredients} params={params} /> : null}
              <div className="filter-group__links">
                {links.map((link) => (
                  <ChoiceLink key={link.label} className="filter-link" {...link} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </details>
    </div>
  )
}

/** A link that filters or sorts the list without scrolling. */
export function ChoiceLink({ label, to, count, isChosen, className }: FilterLink & { className: string }) {
  return (
    <Link className={className} to={to} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
      <span>{label}</span> {count === undefined ? null : <small>{groupDigits(count)}</small>}
    </Link>
  )
}

function FoodForm({ ingredients, params }: Pick<RecipeFiltersProps, 'ingredients' | 'params'>) {
  return (
    <KeepingForm label="Filter by ingredients" own="ingredient" params={params}>
      <input
        ref={useShownText(ingredients)}
        name="ingredient"
        aria-label="Ingredients, separated by commas"
        placeholder="garlic, butter"
        defaultValue={ingredients}
        maxLength={fieldLimits.foods}
      />
    </KeepingForm>
  )
}

type KeepingFormProps = { label: string; own: string; params: Record<string, string>; children: ReactNode }

/** A single-field form that preserves the other query parameters. */
function KeepingForm({ label, own, params, children }: KeepingFormProps) {
  return (
    <Form className="search-box" action="/recipes" role="search" aria-label={label} preventScrollReset>
      {children}
      {Object.entries(params).map(([name, value]) => (name === own ? null : <input key={name} type="hidden" name={name} value={value} />))}
      <button className="icon-button" type="submit" aria-label={label}>
        <Icon name="search" />
      </button>
    </Form>
  )
}
