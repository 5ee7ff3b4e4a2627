type Step = () => boolean

let take: Step | undefined

/**
 * Lets something that lies over the page, and has an entry of its own in the browser's history, take steps through it before the router
 * does: the router would ask the server for the page anew. To be called before the router starts, because browsers call listeners of the
 * window in the order they came.
 */
export function installHistorySteps() {
  addEventListener('popstate', (event) => {
    if (take?.()) event.stopImmediatePropagation()
  })
}

/** Gives each step to somebody, who says whether it was theirs. Returns what ends that. */
export function takeHistorySteps(taker: Step) {
  take = taker
  return () => {
    take = undefined
  }
}
