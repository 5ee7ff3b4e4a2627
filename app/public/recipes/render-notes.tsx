import { renderToStaticMarkup } from 'react-dom/server'
import { toSignUpCard } from '#app/newsletter/join-banner.ts'
import { renderShareLinks } from '#app/public/render-share-links.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { listNotes } from '#domain/exports/exported-recipe.ts'
import { isAffiliateAddress, readAffiliatePlaces } from '#domain/links/affiliate-hosts.ts'
import { toPaidRel } from '#domain/links/mark-affiliate-links.ts'
import { type Shared, toUnpinned } from '#domain/links/share-links.ts'
import type { NewsletterSettings } from '#domain/newsletter/newsletter-settings.ts'
import type { Picture as PictureData } from '#domain/pictures/picture-variants.ts'
import { nameAllergen, toRegion } from '#domain/recipes/allergen-labels.ts'
import type { Region } from '#domain/recipes/allergen-names.ts'
import { listConfirmedDiets, readConfirmedAllergens } from '#domain/recipes/allergens.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toEmailPath } from '#domain/recipes/recipe-paths.ts'
import { listSources, type RecipeSource } from '#domain/recipes/recipe-sources.ts'
import { readVideo } from '#domain/recipes/video.ts'
import { toVideoHtml } from '#domain/recipes/video-html.ts'
import { toDisclosure } from '#domain/settings/affiliate-disclosure.ts'
import type { SiteSettings } from '#domain/settings/site-settings.ts'
import { toSlug } from '#domain/text/slug.ts'
import { findSubstitutes } from '#packages/ingredients/substitutes.ts'

/** HTML of a recipe's video and of the parts above and below its steps. It is static, so browsers need no script for it. */
export type RecipeNotes = { video: string; above: string; below: string }

type NoteParts = {
  /** The video's poster. */
  picture: PictureData | null
  /** The address of the video's player; a plain link without one. */
  player: string | undefined
  /** The owner's settings, which decide the names of allergens and which links are affiliate links. */
  settings: SiteSettings
  /** What is shared; absent for a recipe that isn't public. */
  shared: Shared | undefined
  /** Whether the site can send it by mail. */
  canMail: boolean
  /** The newsletter that the form offers; without one, there is no form. */
  newsletter: NewsletterSettings | undefined
}

export function renderNotes(recipe: Recipe, { picture, player, settings, shared, canMail, newsletter }: NoteParts): RecipeNotes {
  return {
    video: renderVideo(recipe, picture, player),
    above: renderToStaticMarkup(<Equipment recipe={recipe} />),
    below:
      renderToStaticMarkup(<Below recipe={recipe} settings={settings} canMail={canMail} />) +
      (shared ? renderShareLinks(shared) + toSignUpCard(newsletter) : ''),
  }
}

function renderVideo({ videoUrl = '' }: Recipe, picture: PictureData | null, player: string | undefined) {
  const video = readVideo(videoUrl)
  if (!video) return ''
  const pictureHtml = picture
    ? renderToStaticMarkup(<Picture picture={toUnpinned(picture)} sizes="(min-width: 56.25rem) 42rem, 92vw" alt="" />)
    : ''
  return toVideoHtml({ video, pictureHtml, player })
}

function Equipment({ recipe: { equipment = [] } }: { recipe: Recipe }) {
  if (equipment.length === 0) return null
  return (
    <section className="recipe-equipment" aria-labelledby="equipment">
      <h3 id="equipment">Equipment</h3>
      <ul>
        {equipment.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

type BelowProps = { recipe: Recipe; settings: SiteSettings }

function Below({ recipe, settings, canMail }: BelowProps & { canMail: boolean }) {
  return (
    <>
      <Substitutes recipe={recipe} />
      <Allergens recipe={recipe} region={toRegion(settings)} />
      {listNotes(recipe).map(({ title, text }) => (
        <Note key={title} heading={title} text={text} />
      ))}
      <Sources recipe={recipe} settings={settings} />
      {canMail ? (
        <p className="recipe-email" data-live="">
          <a href={toEmailPath(recipe.slug)} rel="nofollow">
            Email me this recipe
          </a>
        </p>
      ) : null}
    </>
  )
}

/** Collapsed: most cooks have everything. */
function Substitutes({ recipe: { ingredients } }: { recipe: Recipe }) {
  const substitutes = findSubstitutes(ingredients)
  if (substitutes.length === 0) return null
  return (
    <details className="substitutes">
      <summary>Substitutions</summary>
      <dl>
        {substitutes.map(({ food, instead }) => (
          <div key={food}>
            <dt>{food}</dt>
            <dd>{instead}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The allergens and diets that the owner confirmed. */
function Allergens({ recipe, region }: { recipe: Recipe; region: Region }) {
  const confirmed = readConfirmedAllergens(recipe)
  if (!confirmed || (!confirmed.isWhole && confirmed.names.length === 0)) return null
  const { names, isWhole } = confirmed
  const diets = listConfirmedDiets(recipe).join(', ')
  return (
    <p className="recipe-allergens">
      <b>{isWhole ? 'Contains: ' : 'Contains at least: '}</b>
      {names.length > 0 ? names.map((name) => nameAllergen(name, region)).join(', ') : 'none of the major food allergens'}
      {diets ? <span className="recipe-allergens__diets">{diets}</span> : null}
    </p>
  )
}

/** Text as typed: an empty line separates paragraphs. */
function Note({ heading, text }: { heading: string; text: string }) {
  const id = toSlug(heading)
  return (
    <section className="recipe-note" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

function Sources({ recipe, settings }: BelowProps) {
  const sources = listSources(recipe)
  if (sources.length === 0) return null
  const places = readAffiliatePlaces(settings.affiliatePlaces)
  const isPaid = ({ url = '' }: RecipeSource) => isAffiliateAddress(url, places)
  return (
    <div className="recipe-source">
      {sources.some(isPaid) ? <p className="disclosure">{toDisclosure(settings)}</p> : null}
      {sources.map((source) => (
        <p key={source.lead}>
          {source.lead}
          {source.url ? (
            <a href={source.url} rel={isPaid(source) ? toPaidRel('noopener') : 'noopener'}>
              {source.name}
            </a>
          ) : (
            source.name
          )}
        </p>
      ))}
    </div>
  )
}
