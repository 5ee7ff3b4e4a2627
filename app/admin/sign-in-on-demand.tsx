import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { SignInAgain } from './sign-in-again.tsx'

const AskSignIn = createContext(() => {})

/** Asks for signing in again, over whatever is open: for what is sent without a form of its own and finds the session ended. */
export function useAskSignIn() {
  return useContext(AskSignIn)
}

/** Lets all that stands within ask for signing in again, and gives the keyboard back to what asked. */
export function SignInOnDemand({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState(false)
  const [ask] = useState(() => () => setAsked(true))
  return (
    <AskSignIn value={ask}>
      {children}
      {isAsked ? <SignInDialog onClose={() => setAsked(false)} /> : null}
    </AskSignIn>
  )
}

function SignInDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="small-dialog" aria-label="Your session has ended" onClose={onClose}>
      <SignInAgain next="try it once more" onSignedIn={close} />
      <div className="small-dialog__buttons">
        <button className="button button--quiet" type="button" onClick={close}>
          Not now
        </button>
      </div>
    </dialog>
  )
}
