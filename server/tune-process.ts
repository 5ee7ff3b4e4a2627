import { executionAsyncResource } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'

/** How much garbage V8 lets gather before it looks for it, in percent of what lives; by itself up to three times as much. */
const garbagePercent = 50

/** How much code V8 may put in the place of calls within one function, in bytes of its bytecode; 920 by itself. */
const maxInlined = 2000

/** What is kept so that V8 keeps its shape. */
const kept: object[] = []

/**
 * Tells V8 what a process that answers many requests is like. It is told here and not by the command, because a later Node that does not know one
 * of these would not start with it.
 */
export function tuneV8() {
  setFlagsFromString(`--heap-growing-percent=${garbagePercent}`)
  // Node's way from a request to an answer is a chain of many short functions: with room to join them, three to four percent of an answer less.
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${maxInlined}`)
  // When many visitors come at once, V8 sees that what is made for each of them stays, and makes it among the old objects from then on. What is made
  // for their later requests is then only found to be garbage by going through all of them: up to a third fewer answers, until the process ends.
  setFlagsFromString('--no-allocation-site-pretenuring')
  // `process.nextTick` makes an object with computed members, for which V8 knows a fast way as long as it knows the object's shape. When it collects
  // garbage while no such object is there, it forgets the shape, and takes a slow way ever after: three or more percent of an answer.
  process.nextTick(() => kept.push(executionAsyncResource()))
}
