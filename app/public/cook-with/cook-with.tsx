import { pageMeta } from '#app/public/page-meta.ts'
import { FitNote } from '#app/public/recipes/fit-note.tsx'
import { EmptyCheck } from '#app/ui/empty-check.tsx'
import { HiddenCount } from '#app/ui/hidden-count.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { RecipeCard } from '#app/ui/recipe-card.tsx'
import { useNearFocus } from '#app/ui/use-near-focus.ts'
import { groupDigits } from '#domain/text/count-of.ts'
import type { Route } from './+types/cook-with.ts'
import { KitchenForm } from './kitchen-form.tsx'
import { readCookable } from './read-cookable.ts'

type FoodLink = { label: string; to: string }

export function loader({ request, context }: Route.LoaderArgs) {
  return readCookable({ request, context })
}

/** Meta tags; addresses with foods are not indexed. */
export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'What can I cook with…',
    description: 'Enter what’s in your kitchen and see what you can cook with it, closest matches first.',
    noIndex: (args.loaderData?.chosen.length ?? 0) > 0,
  })
}

/** The foods in the visitor's kitchen, and the recipes for them, fewest missing foods first. */
export default function CookWith({ loaderData }: Route.ComponentProps) {
  const { typed, chosen, common, unknown, entries, total, page, pageCount, params, fits } = loaderData
  const notePress = useNearFocus('.cook-with input')
  return (
    <div className="wrap cook-with" onClickCapture={notePress}>
      <div className="page-head">
        <h1>What can I cook with…</h1>
        <p>
          Enter what’s in your kitchen. Recipes with the fewest missing ingredients come first. We assume you have water, salt, pepper and
          oil.
        </p>
      </div>
      <KitchenForm typed={typed} />
      <FoodChips title="In your kitchen" links={chosen} isChosen />
      <FoodChips title={chosen.length > 0 ? 'Add' : 'Start with'} links={common} />
      {unknown.map(({ label, nearest }) => (
        <UnknownFood key={label} label={label} nearest={nearest} />
      ))}
      <p className="cook-with__count" role="status">
        {chosen.length > 0 ? toFound(total) : ''}
      </p>
      {chosen.length > 0 ? <FitNote fits={fits} count={total} params={params} /> : null}
      {chosen.length > 0 && total === 0 && !fits?.words ? <NothingToCook /> : null}
      {total > 0 ? (
        <>
          <h2 className="visually-hidden">Recipe list</h2>
          <div className="recipe-grid">
            {entries.map(({ card, note }, index) => (
              <RecipeCard key={card.id} card={card} note={note} first={index === 0} />
            ))}
          </div>
          <HiddenCount cards={entries.map(({ card }) => card)} isPaged />
        </>
      ) : null}
      <Pager page={page} pageCount={pageCount} params={params} />
    </div>
  )
}

function FoodChips({ title, links, isChosen = false }: { title: string; links: FoodLink[]; isChosen?: boolean }) {
  if (links.length === 0) return null
  return (
    <nav className={isChosen ? 'food-chips' : 'food-chips food-chips--more'} aria-label={title}>
      <b>{title}</b>
      {links.map(({ label, to }) => (
        <Link className="chip" key={label} to={to} aria-label={`${isChosen ? 'Remove' : 'Add'} ${label}`} preventScrollReset>
          <span>{label}</span> <Icon name={isChosen ? 'close' : 'plus'} />
        </Link>
      ))}
    </nav>
  )
}

function UnknownFood({ label, nearest }: { label: string; nearest: FoodLink[] }) {
  return (
    <p className="cook-with__unknown">
      {`No recipe here uses “${label}”.`}
      {nearest.length > 0 ? ' Did you mean ' : null}
      {nearest.map((link, index) => (
        <span key={link.label}>
          {index > 0 ? ', ' : null}
          <Link to={link.to} preventScrollReset>
            {link.label}
          </Link>
        </span>
      ))}
      {nearest.length > 0 ? '?' : null}
    </p>
  )
}

function NothingToCook() {
  return (
    <EmptyCheck
      title="No recipe uses that."
      text="Add something else you have, or browse all recipes."
      to="/recipes"
      button="View All Recipes"
    />
  )
}

function toFound(total: number) {
  return total === 1 ? '1 recipe uses what you have' : `${groupDigits(total)} recipes use what you have, fewest missing ingredients first`
}
