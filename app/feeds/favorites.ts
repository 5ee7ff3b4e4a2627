import { redirect } from 'react-router'

/** The footer's American spelling leads to the one favourites page. */
export function loader() {
  return redirect('/favourites', 301)
}
