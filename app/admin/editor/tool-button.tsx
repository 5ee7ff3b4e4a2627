import { EditorIcon, type EditorIconName } from './editor-icon.tsx'

type ToolButtonProps = { label: string; icon: EditorIconName; isOn?: boolean | undefined; isOff?: boolean | undefined; run: () => void }

/** A toolbar button: `isOn` if its format is active at the cursor, `isOff` if it can't be applied there. */
export function ToolButton({ label, icon, isOn, isOff = false, run }: ToolButtonProps) {
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : run}
    >
      <EditorIcon name={icon} />
    </button>
  )
}
