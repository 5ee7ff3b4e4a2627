import { redirect } from 'react-router'

/** Redirects the footer's American spelling to the favourites page. */
export function loader() {
  return redirect('/favourites', 301)
}
