import { redirect } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import { submitForm } from '#app/forms.ts'
import { toPublisher } from '#app/newsletter/publisher.ts'
import { draftHeaders } from '#app/public/loader-headers.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { portionsRule, readPortions, toPortions, toPortionsFactor, toPortionsText } from '#app/public/recipes/portions.ts'
import { toRecipeQuery } from '#app/public/recipes/recipe-address.ts'
import { VisitorForm } from '#app/public/visitor-form.tsx'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { EmailField } from '#app/ui/email-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Database } from '#core/database/database.ts'
import { askReader } from '#core/newsletter/join-newsletter.ts'
import { findNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { findCanonicalRecipeSlug, findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import { mailRecipe } from '#core/recipes/mail-recipe.ts'
import { typedEmail } from '#domain/forms/typed-text.ts'
import { servingsParam, unitsParam } from '#domain/http/query-params.ts'
import { toEmailPath, toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { Route } from './+types/email-recipe.ts'

/** The form's data about the recipe at this address; 404 on a site that can't send mail. */
export async function loader(args: Route.LoaderArgs) {
  const { slug = '' } = args.params
  const query = readQuery(args, { servings: servingsParam, batches: servingsParam, units: unitsParam })
  const { db, mailer } = args.context.get(services)
  const [recipe, isReady] = await Promise.all([findRecipeBySlug(db, slug), mailer.mail.isReady()])
  if (!recipe || !isReady) {
    const canonical = isReady && (await findCanonicalRecipeSlug(db, slug))
    throw canonical ? redirect(`${toEmailPath(canonical)}${new URL(args.request.url).search}`, 301) : notFound()
  }
  const { name, shown } = toPortions(recipe, query)
  const { isOpen } = await findNewsletterSettings(db)
  return { title: recipe.title, slug, name, isOpen, typed: { portions: String(shown), units: query.units ?? 'original' } }
}

const draft = z.object({
  email: typedEmail(),
  portions: z
    .string()
    .trim()
    .refine((typed) => readPortions(typed) !== undefined, portionsRule)
    .transform(Number),
  units: z.enum(['original', 'us', 'metric']),
  newsletter: z.preprocess((value) => value === 'on', z.boolean()),
})

const sent = 'It’s on its way. If it doesn’t arrive in a few minutes, check your spam folder.'

/** Queues the recipe for the typed address. */
export async function action({ params: { slug = '' }, request, context }: Route.ActionArgs) {
  const { db, mailer, siteUrl } = context.get(services)
  if (!(await mailer.mail.isReady())) throw notFound()
  return submitForm(request, context, {
    form: 'email-recipe',
    schema: draft,
    async save({ email, portions: typed, units, newsletter }, sender) {
      const recipe = await findRecipeBySlug(db, slug)
      if (!recipe) throw notFound()
      const portions = toPortions(recipe, { servings: typed, batches: typed })
      const display = { factor: toPortionsFactor(portions), units }
      const url = `${siteUrl}${toRecipePath(recipe.slug)}${toRecipeQuery(portions, units === 'original' ? undefined : units)}`
      const words = toPortionsText(portions.name, portions.shown)
      const page = toRecipePath(recipe.slug)
      const ask = (transaction: Database) => askReader(toPublisher(context), transaction, { email, name: '', topics: [], page }, sender.now)
      const also = newsletter && (await findNewsletterSettings(db)).isOpen ? ask : undefined
      return mailRecipe(db, { recipe, display, portions: words, url, siteUrl, to: email, also }, sender)
    },
    thanks: ({ newsletter }) => `${sent}${newsletter ? ' A second email asks whether you want the newsletter.' : ''}`,
  })
}

export { keepTyped as clientAction } from '#app/client/keep-typed.ts'

export const headers = () => draftHeaders

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData?.title ?? 'this recipe'
  return pageMeta(args, { title: `Email “${title}”`, description: 'Send a recipe to yourself.', noIndex: true })
}

/** Sends a recipe to an address that is then forgotten. */
export default function EmailRecipe({ loaderData: { title, slug, name, isOpen, typed } }: Route.ComponentProps) {
  return (
    <div className="wrap email-recipe">
      <h1>Email this recipe</h1>
      <p>
        <Link to={toRecipePath(slug)}>{title}</Link>, in your amounts and units. The address is used once and then forgotten
        {isOpen ? ', unless you ask for the newsletter as well.' : '.'}
      </p>
      <VisitorForm form="email-recipe" action={toEmailPath(slug)} button="Send it">
        {(answer) => {
          const written: Record<string, string> = { ...typed, ...answer?.typed }
          const fields = { errors: answer?.errors ?? {}, typed: written }
          return (
            <>
              <EmailField autoComplete="email" answer={answer} />
              <Field
                name="portions"
                label={name === 'servings' ? 'Servings' : 'Batches'}
                required
                maxLength={5}
                autoComplete="off"
                answer={fields}
              />
              <fieldset className="email-recipe__units">
                <legend>Units</legend>
                {units.map(({ value, label }) => (
                  <label key={value}>
                    <input type="radio" name="units" value={value} defaultChecked={value === fields.typed.units} /> {label}
                  </label>
                ))}
              </fieldset>
              {isOpen ? (
                <label className="newsletter-page__topic">
                  <input type="checkbox" name="newsletter" defaultChecked={fields.typed.newsletter === 'on'} /> Send me the newsletter, too
                </label>
              ) : null}
            </>
          )
        }}
      </VisitorForm>
    </div>
  )
}

const units = [
  { value: 'original', label: 'As written' },
  { value: 'us', label: 'US' },
  { value: 'metric', label: 'Metric' },
]
