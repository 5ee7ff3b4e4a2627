import { type ReactNode, useState } from 'react'
import { useOnChange } from '#app/ui/use-on-answer.ts'

type KeptTickProps = { isOn: boolean; keep: (isOn: boolean) => Promise<unknown>; children: ReactNode }

/** A checkbox whose state is stored elsewhere: it shows the desired state until that is confirmed or has failed. */
export function KeptTick({ isOn, keep, children }: KeptTickProps) {
  const [wanted, setWanted] = useState<boolean>()
  useOnChange(isOn, () => setWanted(undefined))
  const change = (next: boolean) => {
    setWanted(next)
    keep(next).catch(() => setWanted(undefined))
  }
  return (
    <label className="choice">
      <input type="checkbox" autoComplete="off" checked={wanted ?? isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      <span>{children}</span>
    </label>
  )
}
