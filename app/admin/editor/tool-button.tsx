import { EditorIcon, type EditorIconName } from './editor-icon.tsx'

type ToolButtonProps = { label: string; icon: EditorIconName; isOn?: boolean | undefined; isOff?: boolean | undefined; run: () => void }

/** One button of the editor: `isOn` says what holds where the cursor is, `isOff` that it can do nothing there. */
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
