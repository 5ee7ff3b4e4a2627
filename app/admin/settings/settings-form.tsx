import { KeptForm } from '#app/admin/revisions/kept-form.tsx'
import type { EditingStart } from '#app/admin/revisions/read-editing.ts'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { RecipesGroup } from './recipes-group.tsx'
import { type Setting, settingGroups } from './setting-groups.ts'

type SettingsFormProps = {
  values: Record<string, string>
  editing: EditingStart
  special: string | undefined
  offered: { id: number; title: string }[]
  timeZones: string[]
  /** Tags and English names. */
  languages: [string, string][]
}

const record = { kind: 'settings', id: 'site' } as const

export function SettingsForm({ values, editing, special, offered, timeZones, languages }: SettingsFormProps) {
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
