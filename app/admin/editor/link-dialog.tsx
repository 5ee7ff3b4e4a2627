import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { LinkTarget } from '#core/admin/find-link-targets.ts'
import { LinkField } from './link-field.tsx'
import { SmallDialog } from './small-dialog.tsx'

/** Asks for the target of the selected text's link: an address, or words to search this site for. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present: unknown = editor.getAttributes('link').href
  const [href, setHref] = useState(typeof present === 'string' ? present : '')
  const [isWrong, setWrong] = useState(false)

  function confirm() {
    const target = toTarget(href)
    if (!target) return setWrong(true)
    setLink(editor, target)
    onClose()
  }

  function pick({ path, title }: LinkTarget) {
    setLink(editor, path, title)
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
          <button className="button button--danger small-dialog__delete" type="button" onClick={remove}>
            Remove link
          </button>
        ) : null
      }
    >
      <LinkField
        label="Paste a link or search this site"
        placeholder="https://"
        value={href}
        words={toTarget(href) ? '' : href.trim()}
        error={isWrong ? 'Enter an address like https://example.com or /recipes, or choose from the list' : undefined}
        onType={(typed) => {
          setHref(typed)
          setWrong(false)
        }}
        onPick={pick}
      />
    </SmallDialog>
  )
}

/** Without a selection, `name` becomes the link text. */
function setLink(editor: Editor, href: string, name = href) {
  const change = editor.chain().focus()
  if (editor.state.selection.empty && !editor.isActive('link')) {
    change.insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }).run()
  } else change.extendMarkRange('link').setLink({ href }).run()
}

/** The typed address, prefixed with https:// if it has no scheme; undefined if the sanitiser would remove it. */
function toTarget(typed: string) {
  const text = typed.trim()
  if (/^(?:\/(?!\/)|#|mailto:.|tel:.)/i.test(text)) return text
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`)
  return url && /^https?:$/.test(url.protocol) && /[.:]|^localhost$/.test(url.hostname) ? url.href : undefined
}
