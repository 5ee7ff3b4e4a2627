import type { ReactNode } from 'react'
import { Logo } from '#app/ui/logo.tsx'
import { useLogoName } from './use-logo-name.ts'

/** The page around the forms of the sign-in pages: a guest check under the rail. */
export function SignInPage({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) {
  return (
    <div className="login">
      <header className="login__bar">
        <Logo name={useLogoName()} />
      </header>
      <div className="rail login__rail" aria-hidden="true" />
      <main className="hanging" id="main" tabIndex={-1}>
        <span className="clip" aria-hidden="true" />
        <div className="guest-check">
          <h1>{title}</h1>
          <p className="login__subtitle">{subtitle}</p>
          {children}
        </div>
      </main>
      <div className="login__staff" aria-hidden="true">
        Staff only
      </div>
    </div>
  )
}
