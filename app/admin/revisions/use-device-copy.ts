import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { openFormKeeper } from './form-keeper.ts'
import type { Continued } from './use-form-start.ts'
import { watchForm } from './watch-form.ts'

const loadKeeper = () => import('./form-keeper.ts').catch(() => undefined)

/**
 * Stores what is typed in a small form in this browser, for the signed-in admin, and restores it when the form is opened again. Without a
 * `name` nothing is stored.
 */
export function useDeviceCopy(formRef: RefObject<HTMLFormElement | null>, name: string | undefined, isRefused: boolean) {
  const account = useRouteLoaderData<{ uid: string }>('admin/admin-layout')?.uid
  const keeper = useRef<ReturnType<typeof openFormKeeper>>(undefined)
  const [continued, setContinued] = useState<Continued>()

  // What was typed last is read before the form is removed from the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as the form exists
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form || !name || !account) return
    let own: ReturnType<typeof openFormKeeper> | undefined
    let isGone = false
    // Without it nothing is stored, and leaving asks for confirmation.
    void loadKeeper().then(async (load) => {
      if (isGone || !load) return
      own = load.openFormKeeper(form, { account, kind: 'form', id: name }, isRefused)
      keeper.current = own
      const at = await own.restore()
      if (at) setContinued({ at, isFromDevice: true })
    })
    const leave = watchForm(form, { keepHere: () => void own?.keepHere() })
    return () => {
      isGone = true
      leave()
      keeper.current = undefined
      void own?.end()
    }
  }, [account, name])

  return {
    continued,
    async discard() {
      await keeper.current?.discard()
      setContinued(undefined)
    },
    keepNow: () => keeper.current?.keepNow() ?? false,
    noteSending: () => keeper.current?.noteSending(),
    noteSaved() {
      void keeper.current?.noteSaved()
      setContinued(undefined)
    },
    noteSettled: () => void keeper.current?.noteSettled(),
  }
}
