import { type ReactNode, useEffect, useState } from 'react'

type KeptTickProps = { isOn: boolean; keep: (isOn: boolean) => Promise<unknown>; children: ReactNode }

/** A box to tick whose state is kept elsewhere: it shows what was wanted until that is known there, or has failed. */
export function KeptTick({ isOn, keep, children }: KeptTickProps) {
  const [wanted, setWanted] = useState<boolean>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is kept has changed
  useEffect(() => setWanted(undefined), [isOn])
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
