import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import type { Route } from './+types/week-plan.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Meal plan',
    description: 'Your weekly meal plan with its shopping list and cooking timelines, saved on this device only.',
  })
}

/** The reader's week. It is in local storage, so the server renders the page around it. */
export default function WeekPlan() {
  const PlanContents = useLoaded(true, () => import('./plan-contents.tsx'))?.PlanContents
  return (
    <div className="wrap week-plan">
      <div className="page-head">
        <h1>Meal plan</h1>
        <p>What’s for dinner this week. Saved on this device only.</p>
      </div>
      {PlanContents ? <PlanContents /> : null}
      <noscript>
        <p>Your plan is saved in your browser and needs JavaScript, which is turned off.</p>
      </noscript>
    </div>
  )
}
