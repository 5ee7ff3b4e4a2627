type Step = () => boolean

let take: Step | undefined

/**
 * Lets an overlay with a history entry of its own handle popstate before the router, which would revalidate the page. Call it before the
 * router starts, because listeners run in the order of registration.
 */
export function installHistorySteps() {
  addEventListener('popstate', (event) => {
    if (take?.()) event.stopImmediatePropagation()
  })
}

/** Registers a handler for popstate, which returns whether it handled the event. Returns a function that unregisters it. */
export function takeHistorySteps(taker: Step) {
  take = taker
  return () => {
    take = undefined
  }
}
