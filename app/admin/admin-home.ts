import { redirect } from 'react-router'

/** /admin leads to the first page; whoever may not see it is sent to the sign-in page before. */
export function loader() {
  return redirect('/admin/dashboard')
}
