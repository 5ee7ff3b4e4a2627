import { redirect } from 'react-router'

/** Redirects /admin to the first screen. The layout has already sent visitors who are not signed in to the sign-in page. */
export function loader() {
  return redirect('/admin/dashboard')
}
