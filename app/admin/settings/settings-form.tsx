import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { RecipesGroup } from './recipes-group.tsx'
import { type Setting, settingGroups } from './setting-groups.ts'

type SettingsFormProps = {
  values: Record<string, string>
  special: string | undefined
  offered: { id: number; title: string }[]
  timeZones: string[]
  /** Tags and English names. */
  languages: [string, string][]
}

export function SettingsForm({ values, special, offered, timeZones, languages }: SettingsFormProps) {
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm('settings', values)
  return (
    <>
      <Form
        ref={formRef}
        className="form settings-form"
        method="post"
        action="/admin/settings"
        noValidate
        aria-label="Settings"
        onSubmit={submit}
      >
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <input type="hidden" name="form" value="settings" />
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
        <div className="settings-form__foot">
          <button className="button" type="submit" aria-disabled={saving}>
            {saving ? 'Saving…' : 'Save settings'}
          </button>
        </div>
      </Form>
      <SignInPrompt answer={answer} />
    </>
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
