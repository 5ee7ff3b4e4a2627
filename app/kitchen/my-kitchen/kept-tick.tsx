import { type ReactNode, useState } from 'react'
import { useOnChange } from '#app/ui/use-on-answer.ts'

type KeptTickProps = { isOn: boolean; keep: (isOn: boolean) => Promise<unknown>; children: ReactNode }

/** A box to tick whose state is kept elsewhere: it shows what was wanted until that is known there, or has failed. */
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
