type Step = () => boolean

let take: Step | undefined

/**
 * Lets an overlay with a history entry of its own handle popstate before the router, which would revalidate the page. Call it before the
 * router starts, because listeners run in the order of registration.
 */
export function installPopStateHandler() {
  addEventListener('popstate', (event) => {
    if (take?.()) event.stopImmediatePropagation()
  })
}

/** Registers a handler for popstate that returns whether it handled the event. Returns a function that unregisters it. */
export function handlePopState(taker: Step) {
  take = taker
  return () => {
    take = undefined
  }
}
