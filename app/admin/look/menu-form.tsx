import { useMemo, useRef } from 'react'
import { useRows } from '#app/admin/recipes/use-rows.ts'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAdminForm } from '#app/admin/use-admin-form.ts'
import { type FieldAnswer, FieldError } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { MenuLink, Menus } from '#domain/settings/menus.ts'
import { MenuRow } from './menu-row.tsx'
import type { ShownMenu } from './read-look.ts'

type MenuFormProps = { name: keyof Menus; title: string; menu: ShownMenu }

/** One of the site's menus: its links in their order. */
export function MenuForm({ name, title, menu }: MenuFormProps) {
  const form = `menu-${name}`
  const stored = useMemo(() => toTyped(menu.links), [menu.links])
  const { Form, answer, fields, saving, formRef, statusRef, submit } = useAdminForm(form, stored)
  return (
    <section className="settings-part" aria-labelledby={`${form}-title`}>
      <h2 id={`${form}-title`}>{title}</h2>
      <Form
        ref={formRef}
        className="form card menu-form"
        method="post"
        action="/admin/look"
        noValidate
        aria-label={title}
        onSubmit={submit}
      >
        <FormStatus ref={statusRef} answer={saving ? undefined : answer} />
        <input type="hidden" name="form" value={form} />
        <MenuRows key={JSON.stringify(fields.typed)} answer={fields} errorId={`${form}-error`} />
        <div className="redirect-form__foot">
          <button className="button" type="submit" aria-disabled={saving}>
            {saving ? 'Saving…' : 'Save menu'}
          </button>
          {menu.isOriginal ? null : (
            <button className="button button--quiet" type="submit" name="change" value="original" aria-disabled={saving}>
              Bring back the original
            </button>
          )}
        </div>
      </Form>
      <SignInPrompt answer={answer} />
    </section>
  )
}

function MenuRows({ answer, errorId }: { answer: FieldAnswer; errorId: string }) {
  const list = useRef<HTMLOListElement>(null)
  const links = readLinks(answer)
  const { rows, said, isLive, insert, remove, move } = useRows(
    'link',
    links.map((link) => JSON.stringify(link)),
    list,
  )
  const error = answer.errors.links
  return (
    <>
      <ol className="menu-rows" ref={list} aria-describedby={error ? errorId : undefined}>
        {rows.map((row, index) => (
          <MenuRow
            key={row.key}
            rowKey={row.key}
            link={readLink(row.text)}
            {...{ index, isLive }}
            count={rows.length}
            onMove={(to, part) => move(index, to, part)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {error ? <FieldError id={errorId} error={error} /> : null}
      {isLive ? (
        <button className="button button--quiet button--small" type="button" onClick={() => insert(rows.length - 1, [''])}>
          <Icon name="plus" />
          Add link
        </button>
      ) : null}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}

function toTyped(links: MenuLink[]) {
  return { labels: JSON.stringify(links.map(({ label }) => label)), addresses: JSON.stringify(links.map(({ to }) => to)) }
}

function readLinks({ typed }: FieldAnswer): MenuLink[] {
  const addresses: string[] = JSON.parse(typed.addresses ?? '[]')
  return JSON.parse(typed.labels ?? '[]').map((label: string, index: number) => ({ label, to: addresses[index] ?? '' }))
}

/** A new row is empty. */
function readLink(text: string): MenuLink {
  return text === '' ? { label: '', to: '' } : JSON.parse(text)
}
