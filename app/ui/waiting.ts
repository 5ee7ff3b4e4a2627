import { shareValue } from './shared-value.ts'

const waiting = shareValue(false)

/** Marks a navigation as waiting for the visitor rather than the network, which hides the spinner. */
export const setWaitingForVisitor = waiting.set

/** Whether a navigation is waiting for the visitor. */
export const useWaitingForVisitor = waiting.useValue
