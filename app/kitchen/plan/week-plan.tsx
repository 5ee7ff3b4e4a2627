import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import type { Route } from './+types/week-plan.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Meal plan',
    description: 'Your week of meals, kept on this device only: recipes on days, the shopping for them, and when to start cooking.',
  })
}

/** The reader's week. It is in local storage, so the server renders the page around it. */
export default function WeekPlan() {
  const PlanContents = useLoaded(true, () => import('./plan-contents.tsx'))?.PlanContents
  return (
    <div className="wrap week-plan">
      <div className="page-head">
        <h1>Meal plan</h1>
        <p>Who eats what, and when. Saved on this device only.</p>
      </div>
      {PlanContents ? <PlanContents /> : null}
      <noscript>
        <p>The plan is kept by your browser, and that takes JavaScript, which is switched off here.</p>
      </noscript>
    </div>
  )
}
