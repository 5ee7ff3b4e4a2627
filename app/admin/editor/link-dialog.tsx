import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { FieldError } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { SmallDialog } from './small-dialog.tsx'

/** Asks for the target of the selected text's link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const present: unknown = editor.getAttributes('link').href
  const [href, setHref] = useState(typeof present === 'string' ? present : '')
  const [isWrong, setWrong] = useState(false)

  function confirm() {
    const target = toTarget(href)
    if (!target) return setWrong(true)
    setLink(editor, target)
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <SmallDialog
      title="Link"
      confirm="Set link"
      onConfirm={confirm}
      onClose={onClose}
      more={
        present ? (
          <button className="button button--danger" type="button" onClick={remove}>
            Remove link
          </button>
        ) : null
      }
    >
      <div className="field">
        <label htmlFor={id}>Address</label>
        <input
          className="input"
          id={id}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={editorLimits.url}
          value={href}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => {
            setHref(event.currentTarget.value)
            setWrong(false)
          }}
        />
        {isWrong ? <FieldError id={`${id}-error`} error="Enter an address like https://example.com or /recipes" /> : null}
      </div>
    </SmallDialog>
  )
}

/** Without a selection, the address itself becomes the link text. */
function setLink(editor: Editor, href: string) {
  const change = editor.chain().focus()
  if (editor.state.selection.empty && !editor.isActive('link')) {
    change.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  } else change.extendMarkRange('link').setLink({ href }).run()
}

/** The typed address, prefixed with https:// if it has no scheme; undefined if the sanitiser would remove it. */
function toTarget(typed: string) {
  const text = typed.trim()
  if (/^(?:\/(?!\/)|#|mailto:.|tel:.)/i.test(text)) return text
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`)
  return url && /^https?:$/.test(url.protocol) && /[.:]|^localhost$/.test(url.hostname) ? url.href : undefined
}
