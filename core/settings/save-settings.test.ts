import { expect, test } from 'vitest'
import { settingsDraft } from '#domain/settings/settings-draft.ts'
import { toSiteInfo } from '#domain/settings/site-info.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { saveSettings, showBuiltInRecipes, toSettingsForm } from './save-settings.ts'
import { findSettings, updateSettings } from './setting-rows.ts'
import { deleteSiteNumbers, findSiteNumbers, listSiteNumbers, updateSiteNumbers } from './site-number-rows.ts'

/** What the form sends when nothing but `changes` was changed in it. */
function sent(form: ReturnType<typeof toSettingsForm>, changes: object = {}) {
  const { social, builtInRecipes, ...fields } = form
  return settingsDraft.parse({
    ...fields,
    ...social,
    specialRecipeId: String(form.specialRecipeId ?? ''),
    ...(builtInRecipes && { builtInRecipes: 'on' }),
    ...changes,
  })
}

onEachDatabase(({ open }) => {
  test('a form that is saved as it was shown changes nothing that is shown', async () => {
    const db = await open()
    const before = toSiteInfo(await findSettings(db), 'My Diner', null)
    await saveSettings(db, sent(toSettingsForm(await findSettings(db), 'My Diner')), 'My Diner')
    const settings = await findSettings(db)
    expect(toSiteInfo(settings, 'My Diner', null)).toEqual(before)
    expect(settings).not.toHaveProperty('name')
    expect(settings).not.toHaveProperty('headline')
    expect(toSiteInfo(settings, 'Other', null).name).toBe('Other')
  })

  test('settings that the owner changes or empties are stored as typed', async () => {
    const db = await open()
    const form = toSettingsForm({}, 'Griddle')
    await saveSettings(
      db,
      sent(form, {
        name: '',
        headline: 'Hi',
        instagram: '',
        facebook: 'https://facebook.com/me',
        address: 'Main St 1',
        builtInRecipes: undefined,
      }),
      'Griddle',
    )
    const settings = await findSettings(db)
    expect(settings).toMatchObject({ name: '', headline: 'Hi', builtInRecipes: false })
    const info = toSiteInfo(settings, 'Griddle', null)
    expect(info).toMatchObject({ logo: 'Food Recipe', footerName: 'foodrecipe', address: 'Main St 1', city: 'Ranchi' })
    expect(info.social.map(({ label }) => label)).toEqual(['YouTube', 'Facebook', 'Pinterest'])
    expect(toSettingsForm(settings, 'Griddle')).toMatchObject({ name: '', headline: 'Hi', builtInRecipes: false })
  })

  test('a special is chosen and given up', async () => {
    const db = await open()
    await saveSettings(db, sent(toSettingsForm({}, 'Griddle'), { specialRecipeId: '1001' }), 'Griddle')
    expect((await findSettings(db)).specialRecipeId).toBe(1001)
    await saveSettings(db, sent(toSettingsForm(await findSettings(db), 'Griddle'), { specialRecipeId: '' }), 'Griddle')
    expect(await findSettings(db)).not.toHaveProperty('specialRecipeId')
  })

  test('the built-in recipes are hidden by a switch of their own', async () => {
    const db = await open()
    await updateSettings(db, { headline: 'Hi' })
    await showBuiltInRecipes(db, false, 'Griddle')
    expect(await findSettings(db)).toEqual({ headline: 'Hi', builtInRecipes: false })
  })

  test('numbers are kept, changed and deleted by host', async () => {
    const db = await open()
    await updateSiteNumbers(db, 'b.example', { numberIntl: '1', numberLocal: '1' })
    await updateSiteNumbers(db, 'a.example', { numberIntl: '2', numberLocal: '2' })
    await updateSiteNumbers(db, 'b.example', { numberIntl: '+3', numberLocal: '3' })
    expect(await findSiteNumbers(db, 'b.example')).toEqual({ numberIntl: '+3', numberLocal: '3' })
    expect((await listSiteNumbers(db)).map(({ id }) => id)).toEqual(['a.example', 'b.example'])
    expect([await deleteSiteNumbers(db, 'a.example'), await deleteSiteNumbers(db, 'a.example')]).toEqual([true, false])
  })
})
