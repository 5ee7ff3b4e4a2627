/** One-time messages that are shown after a redirect. */
export const notices = {
  'signed-in': 'Login successful',
  'signed-out': 'Logged out successfully',
  'password-changed': 'Password changed. Sign in with the new one.',
  'address-changed': 'Email address changed. Use the new one to sign in.',
  invited: 'Welcome. You are signed in.',
} as const

export type Notice = keyof typeof notices

const name = 'griddle-notice'

/** A cookie that carries a notice over a redirect, for one minute. It holds only the name. */
export function toNoticeCookie(notice: Notice) {
  return `${name}=${notice}; Path=/admin; Max-Age=60; SameSite=Lax`
}

/** The notice in a `Cookie` header or in `document.cookie`. */
export function findNotice(cookies: string | null): Notice | undefined {
  const value = cookies?.match(/(?:^|; ?)griddle-notice=([\w-]+)/)?.[1]
  return Object.keys(notices).find((known): known is Notice => known === value)
}

/** Reads and clears the notice in the browser. */
export function takeNotice() {
  const notice = findNotice(document.cookie)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  if (notice) document.cookie = `${name}=; Path=/admin; Max-Age=0; SameSite=Lax`
  return notice
}
