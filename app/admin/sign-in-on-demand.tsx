import { createContext, type ReactNode, useContext, useState } from 'react'
import { useModal } from '#app/ui/use-modal.ts'
import { SignInAgain } from './sign-in-again.tsx'

const AskSignIn = createContext(() => {})

/** Opens a sign-in dialog over the page, for requests without a form of their own that find the session expired. */
export function useAskSignIn() {
  return useContext(AskSignIn)
}

/** Provides `useAskSignIn` to its children and returns the focus afterwards. */
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
  const { dialog, close } = useModal()
  return (
    <dialog ref={dialog} className="small-dialog" aria-label="Your session has ended" onClose={onClose}>
      <SignInAgain next="try again" onSignedIn={close} />
      <div className="small-dialog__buttons">
        <button className="button button--quiet" type="button" onClick={close}>
          Not now
        </button>
      </div>
    </dialog>
  )
}
