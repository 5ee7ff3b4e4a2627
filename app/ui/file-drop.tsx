import type { ReactNode } from 'react'

type FileDropProps = { id: string; isOver?: boolean; onFile: (file: File) => void; children: ReactNode }

/** A field for one JSON file. Choosing the same file again works, too. */
export function FileDrop({ id, isOver = false, onFile, children }: FileDropProps) {
  return (
    <label className={isOver ? 'file-drop is-over' : 'file-drop'} htmlFor={id}>
      <span>{children}</span>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
