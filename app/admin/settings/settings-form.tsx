import { KeptForm } from '#app/admin/revisions/kept-form.tsx'
import type { EditingStart } from '#app/admin/revisions/read-editing.ts'
import { SelectField } from '#app/admin/select-field.tsx'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { type RetentionRule, retentionChoices } from '#domain/settings/data-retention.ts'
import { type Setting, settingGroups } from './setting-groups.ts'
import { type Telling, TellingGroup } from './telling-group.tsx'

type SettingsFormProps = {
  values: Record<string, string>
  editing: EditingStart
  special: string | undefined
  offered: { id: number; title: string }[]
  timeZones: string[]
  /** Tags and English names. */
  languages: [string, string][]
  telling: Telling
}

const record = { kind: 'settings', id: 'site' } as const

export function SettingsForm({ values, editing, special, offered, timeZones, languages, telling }: SettingsFormProps) {
  return (
    <KeptForm
      {...{ record, editing }}
      name="settings"
      label="Settings"
      className="form settings-form"
      action="/admin/settings"
      stored={values}
    >
      {({ fields, saving, foot }) => (
        <>
          {settingGroups.map(({ title, settings }) => (
            <SettingGroup key={title} title={title} settings={settings} fields={fields} />
          ))}
          <datalist id="time-zones">
            {timeZones.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <datalist id="date-languages">
            {languages.map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </datalist>
          <RecipesGroup fields={fields} special={special} offered={offered} />
          <fieldset className="card settings-group">
            <legend>Mails</legend>
            <SelectField
              name="amazonInMails"
              label="Amazon affiliate links in mails"
              options={{ '': 'Lead to the page on this site', on: 'Stay as they are' }}
              help="Amazon’s terms don’t allow its affiliate links in mails."
              answer={fields}
            />
          </fieldset>
          <fieldset className="card settings-group">
            <legend>Numbers</legend>
            <SelectField
              name="countVisits"
              label="Count visits"
              options={{ '': 'Yes', off: 'No' }}
              help="Counted on this server, without cookies and without other companies. “No” stops counting; what was counted before stays."
              answer={fields}
            />
          </fieldset>
          <RetentionGroup fields={fields} />
          <TellingGroup fields={fields} telling={telling} />
          <LinksGroup fields={fields} />
          <div className="settings-form__foot kept-foot">
            <button className="button" type="submit" aria-disabled={saving}>
              {saving ? 'Saving…' : 'Save settings'}
            </button>
            {foot}
          </div>
        </>
      )}
    </KeptForm>
  )
}

function LinksGroup({ fields }: { fields: FieldAnswer }) {
  return (
    <fieldset className="card settings-group" id="links">
      <legend>Dead links</legend>
      <SelectField
        name="checkLinks"
        label="Check links to other sites"
        options={{ '': 'No', on: 'Yes' }}
        help="Once a week this server checks every link and video in published content. “Dead links” in the menu lists those that don’t work."
        answer={fields}
      />
    </fieldset>
  )
}

function SettingGroup({ title, settings, fields }: { title: string; settings: Setting[]; fields: FieldAnswer }) {
  return (
    <fieldset className="card settings-group">
      <legend>{title}</legend>
      {settings.map((setting) => (
        <Field key={setting.name} {...setting} unmarked answer={fields} />
      ))}
    </fieldset>
  )
}

const retentionFields: Record<RetentionRule, { label: string; help?: string }> = {
  keepMessages: { label: 'Messages', help: 'From the contact form, counted from when they were sent.' },
  keepReaders: { label: 'Readers who left the newsletter', help: 'With what they had agreed to, in case you have to prove it.' },
  keepMails: {
    label: 'Emails that were sent',
    help: 'The list under Mail. Those that wait for a mail server are deleted after the same time.',
  },
  keepSpam: { label: 'Spam' },
  keepLog: { label: 'Log of what admins did' },
}

/** How long personal data is kept; the privacy page says so. */
function RetentionGroup({ fields }: { fields: FieldAnswer }) {
  return (
    <fieldset className="card settings-group" id="how-long">
      <legend>How long data is kept</legend>
      <p className="help">What is older is deleted by itself, about two days later. The privacy page tells visitors these periods.</p>
      {Object.entries(retentionFields).map(([name, words]) => (
        <SelectField key={name} name={name} {...words} options={toOptions(retentionChoices[name as RetentionRule])} answer={fields} />
      ))}
    </fieldset>
  )
}

function toOptions(periods: readonly string[]) {
  return Object.fromEntries(periods.map((period) => [period, period === 'forever' ? 'Until I delete them' : period]))
}

type RecipesGroupProps = {
  fields: FieldAnswer
  /** Title of the chosen special. */
  special: string | undefined
  /** Recipes to choose the special from. */
  offered: { id: number; title: string }[]
}

/** Today's special, and whether the built-in recipes are shown. */
function RecipesGroup({ fields, special, offered }: RecipesGroupProps) {
  return (
    <fieldset className="card settings-group">
      <legend>Menu</legend>
      <Field
        name="specialRecipeId"
        label="Today’s special (recipe number)"
        list="special-recipes"
        maxLength={editorLimits.recipeNumber}
        unmarked
        help={special ? `Now: ${special}. If empty: the newest top seller.` : 'If empty: the newest top seller.'}
        answer={fields}
      />
      <datalist id="special-recipes">
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
      <SelectField
        name="allergenRegion"
        label="Allergen names"
        options={{ '': 'Match the date language', us: 'United States', eu: 'European Union, United Kingdom' }}
        help="US names such as wheat, shellfish and tree nuts, or the 14 names on EU labels. Readers’ choices don’t change."
        answer={fields}
      />
      <label className="check-box">
        <input type="checkbox" name="builtInRecipes" defaultChecked={Boolean(fields.typed.builtInRecipes)} />
        Show the built-in recipes
      </label>
    </fieldset>
  )
}
