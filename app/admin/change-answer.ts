import { data, type RouterContextProvider } from 'react-router'
import { orWhenAway } from '#app/outage.ts'

/** How a deletion or another small change was answered. */
export type ChangeAnswer = { sent: boolean; message: string; needsSignIn?: boolean }

type Change = { change: () => Promise<unknown>; done: string; failed: string }

/** Changes something and says that it is `done`, or that it `failed` (503) because the database is away. */
export async function answerChange(context: Readonly<RouterContextProvider>, { change, done, failed }: Change) {
  const work = async () => {
    await change()
    return data<ChangeAnswer>({ sent: true, message: done })
  }
  return orWhenAway(context, work, () => data<ChangeAnswer>({ sent: false, message: failed }, { status: 503 }))
}
