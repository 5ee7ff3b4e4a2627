import { type ReactNode, useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { AdminIcon, type AdminIconName } from './admin-icon.tsx'

type NothingYetProps = {
  icon: AdminIconName
  text: string
  /** Links that lead on. */
  children?: ReactNode
}

/** Placeholder of an empty list. */
export function NothingYet({ icon, text, children }: NothingYetProps) {
  return (
    <div className="nothing-yet">
      <AdminIcon name={icon} />
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Shown when a list could not be read, along with a toast if there is one. */
export function NotLoaded({ text, toast }: { text: string; toast?: string | undefined }) {
  useEffect(() => {
    if (toast) showToast('error', toast)
  }, [toast])
  return (
    <div className="nothing-yet" role="alert">
      <Icon name="alert" />
      <p>{text}</p>
    </div>
  )
}
