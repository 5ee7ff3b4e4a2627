import { type ReactNode, useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { showToast } from '#app/ui/toast.ts'
import { AdminIcon, type AdminIconName } from './admin-icon.tsx'

type NothingYetProps = {
  icon: AdminIconName
  text: string
  /** Links elsewhere. */
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

type ListBodyProps<List> = {
  /** Null if it could not be read. */
  list: List | null
  /** For example 'users'. */
  many: string
  toast?: string
  icon: AdminIconName
  /** The text of an empty list. */
  nothing: string
  /** Other query parameters, which the links to other pages preserve. */
  params?: Record<string, string>
  children: (list: List) => ReactNode
}

/** The part below the head of a list: one page of it with links to the others, or why there is nothing. */
export function ListBody<List extends { total: number; page: number; pageCount: number }>(props: ListBodyProps<List>) {
  const { list, many, toast = `Failed to load ${many}.`, icon, nothing, params = {}, children } = props
  if (!list) return <NotLoaded text={`The ${many} could not be loaded.`} toast={toast} />
  if (list.total === 0) return <NothingYet icon={icon} text={nothing} />
  return (
    <>
      {children(list)}
      <Pager page={list.page} pageCount={list.pageCount} params={params} />
    </>
  )
}
