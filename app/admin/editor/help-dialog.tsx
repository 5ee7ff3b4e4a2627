import { blocks } from './blocks.ts'
import { nameKeys } from './shortcut.ts'
import { SmallDialog } from './small-dialog.tsx'

const formats = [
  { label: 'Bold', keys: 'Mod+B', markdown: '**bold**' },
  { label: 'Italic', keys: 'Mod+I', markdown: '*italic*' },
  { label: 'Inline code', keys: 'Mod+E', markdown: '`code`' },
  { label: 'Link', keys: 'Mod+K', markdown: '[text](address)' },
  { label: 'Undo', keys: 'Mod+Z' },
  { label: 'Redo', keys: 'Mod+Shift+Z' },
]

/** The editor's keys, and what turns into formats as it is typed. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const rows: { label: string; keys?: string; markdown?: string }[] = [
    ...formats,
    ...blocks.filter(({ keys, markdown }) => keys || markdown),
  ]
  return (
    <SmallDialog title="Keyboard shortcuts" onClose={onClose}>
      <p>
        Type <kbd>/</kbd> at the start of a paragraph for a list of blocks. Text in the “Typed” column becomes its format as you type;
        Backspace or {nameKeys('Mod+Z')} undoes that. Paste a video link into an empty paragraph to embed the video.
      </p>
      <table className="help-table">
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Keys</th>
            <th scope="col">Typed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, keys, markdown }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{keys ? <kbd>{nameKeys(keys)}</kbd> : null}</td>
              <td>{markdown ? <kbd>{markdown}</kbd> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SmallDialog>
  )
}
