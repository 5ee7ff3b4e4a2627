import { useMemo, useRef } from 'react'
import { useRows } from '#app/admin/recipes/use-rows.ts'
import { KeptForm } from '#app/admin/revisions/kept-form.tsx'
import type { EditingStart } from '#app/admin/revisions/read-editing.ts'
import { type FieldAnswer, FieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type MenuLink, type Menus, readMenuLine } from '#domain/settings/menus.ts'
import { MenuRow } from './menu-row.tsx'
import type { ShownMenu } from './read-look.ts'

type MenuFormProps = { name: keyof Menus; title: string; menu: ShownMenu & { editing: EditingStart } }

const lists = ['labels', 'addresses']

/** One of the site's menus: its links in order. */
export function MenuForm({ name, title, menu }: MenuFormProps) {
  const form = `menu-${name}`
  const stored = useMemo(() => toTypedMenu(menu.links), [menu.links])
  return (
    <section className="settings-part" aria-labelledby={`${form}-title`}>
      <h2 id={`${form}-title`}>{title}</h2>
      <KeptForm
        record={{ kind: 'settings', id: name }}
        name={form}
        label={title}
        className="form card menu-form"
        action="/admin/look"
        {...{ stored, lists }}
        editing={menu.editing}
      >
        {({ fields, saving, foot }) => (
          <>
            <MenuRows key={JSON.stringify(fields.typed)} answer={fields} errorId={`${form}-error`} />
            <div className="redirect-form__foot kept-foot">
              <button className="button" type="submit" aria-disabled={saving}>
                {saving ? 'Saving…' : 'Save menu'}
              </button>
              {menu.isOriginal ? null : (
                <button className="button button--quiet" type="submit" name="change" value="original" aria-disabled={saving}>
                  Restore the original
                </button>
              )}
              {foot}
            </div>
          </>
        )}
      </KeptForm>
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

/** The result of choosing between two versions is lines. */
function readLinks({ typed }: FieldAnswer): MenuLink[] {
  if (typed.links !== undefined) return typed.links.split('\n').filter(Boolean).map(readMenuLine)
  const addresses: string[] = JSON.parse(typed.addresses ?? '[]')
  return JSON.parse(typed.labels ?? '[]').map((label: string, index: number) => ({ label, to: addresses[index] ?? '' }))
}

/** A new row is empty. */
function readLink(text: string): MenuLink {
  return text === '' ? { label: '', to: '' } : JSON.parse(text)
}

/** The links of a menu as the values of its form. */
export function toTypedMenu(links: MenuLink[]): Record<string, string> {
  return { labels: JSON.stringify(links.map(({ label }) => label)), addresses: JSON.stringify(links.map(({ to }) => to)) }
}
