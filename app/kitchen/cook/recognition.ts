import { findOrder, type Order } from './orders.ts'

/** What is used here of the Web Speech API's recognition; TypeScript's library does not know all of it. */
type Recognition = {
  lang: string
  continuous: boolean
  maxAlternatives: number
  processLocally?: boolean
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}
type Wanted = { langs: string[]; processLocally: true }
type Maker = {
  new (): Recognition
  available?: (wanted: Wanted) => Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>
  install?: (wanted: Wanted) => Promise<boolean>
}

const { SpeechRecognition, webkitSpeechRecognition } = window as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker }
const maker = SpeechRecognition ?? webkitSpeechRecognition

/** Whether the browser can understand speech: on the device, or on its maker's servers. */
export const canRecognise = maker !== undefined

/** The orders are English, in the accent of the reader's own English. */
const language = /^en-/i.test(navigator.language) ? navigator.language : 'en-US'

/** Whether speech can be understood on this device, for which the browser may have to load its words first. Where it can't tell, it can't. */
export async function canRecogniseHere() {
  const wanted: Wanted = { langs: [language], processLocally: true }
  try {
    const state = await maker?.available?.(wanted)
    return state === 'available' || ((state === 'downloadable' || state === 'downloading') && (await maker?.install?.(wanted)) === true)
  } catch {
    return false
  }
}

const notAllowed = 'The microphone is not allowed. Allow it in your browser’s settings for this page, then press again.'
const faults: Record<string, string> = {
  'not-allowed': notAllowed,
  'service-not-allowed': 'Your browser does not allow speech recognition here.',
  'audio-capture': 'No microphone was found.',
  network: 'Speech recognition needs the network here, and there is none.',
  'language-not-supported': 'Your browser does not understand English.',
}
const endedByItself = 'Listening ended by itself several times. Press to try again.'

/** A recognition that ends so soon, in milliseconds, has not listened; after so many in a row it is given up. */
const tooSoon = 1000
const mostEnds = 3
/** Before it begins anew, and within which one order counts once, in milliseconds: some phones tell of everything twice. */
const pause = 250
const sameOrder = 800

type ListeningParts = { isOnDevice: boolean; onOrder: (order: Order) => void; onFault: (words: string) => void }

export type Listening = { setPaused: (isPaused: boolean) => void; stop: () => void }

/** Listens for orders until it is stopped. Browsers end recognition after every silence; it is begun again then, and given up after a fault, of which `onFault` is told. */
export function listenForOrders({ isOnDevice, onOrder, onFault }: ListeningParts): Listening {
  if (!maker) throw new Error('This browser has no speech recognition')
  const recognition = new maker()
  let state: 'on' | 'paused' | 'off' = 'on'
  let isRunning = false
  let begunAt = 0
  let ends = 0
  let last: { order: Order; at: number } | undefined
  const begin = () => {
    if (state !== 'on' || isRunning) return
    isRunning = true
    begunAt = performance.now()
    try {
      recognition.start()
    } catch {
      giveUp(notAllowed)
    }
  }
  const stop = () => {
    state = 'off'
    recognition.abort()
  }
  const giveUp = (words: string) => {
    if (state === 'off') return
    stop()
    onFault(words)
  }
  recognition.lang = language
  recognition.continuous = true
  recognition.maxAlternatives = 3
  if (isOnDevice) recognition.processLocally = true
  recognition.onresult = ({ resultIndex, results }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      const now = performance.now()
      const order = Array.from(result, ({ transcript }) => findOrder(transcript)).find((found) => found !== undefined)
      if (state !== 'on' || !result.isFinal || !order || (last?.order === order && now - last.at < sameOrder)) continue
      last = { order, at: now }
      onOrder(order)
    }
  }
  recognition.onerror = ({ error }) => {
    const fault = faults[error]
    if (fault) giveUp(fault)
  }
  recognition.onend = () => {
    isRunning = false
    if (state !== 'on') return
    ends = performance.now() - begunAt < tooSoon ? ends + 1 : 0
    if (ends >= mostEnds) return giveUp(endedByItself)
    setTimeout(begin, pause)
  }
  begin()
  return {
    setPaused(isPaused) {
      if (state === 'off') return
      state = isPaused ? 'paused' : 'on'
      if (isPaused) recognition.abort()
      else begin()
    },
    stop,
  }
}
