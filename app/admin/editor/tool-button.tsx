import { EditorIcon, type EditorIconName } from './editor-icon.tsx'
import { describeKeys, nameKeys } from './shortcut.ts'

export type Tool = {
  label: string
  icon: EditorIconName
  keys?: string | undefined
  isOn?: boolean | undefined
  isOff?: boolean | undefined
  run: () => void
}

/** A toolbar button: `isOn` if its format is active at the cursor, `isOff` if it can't be applied there. */
export function ToolButton({ label, icon, keys, isOn, isOff = false, run }: Tool) {
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={label}
      title={keys ? `${label} (${nameKeys(keys)})` : label}
      aria-keyshortcuts={keys ? describeKeys(keys) : undefined}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : run}
    >
      <EditorIcon name={icon} />
    </button>
  )
}
