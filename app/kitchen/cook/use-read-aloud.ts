import { useEffect, useRef, useState } from 'react'

/** Whether the browser can speak. What it says is made on the device, or by the maker of the chosen voice. */
export const canReadAloud = 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Reads a text aloud while it is switched on, and each text that takes its place; or once, by `readOnce`. `isSpeaking` while the voice is heard. */
export function useReadAloud(text: string) {
  const [isOn, setOn] = useState(false)
  const [isSpeaking, setSpeaking] = useState(false)
  const stop = useRef(() => {})
  const readOnce = () => {
    stop.current()
    stop.current = speak(text, setSpeaking)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is read as it comes
  useEffect(() => {
    if (isOn) readOnce()
    return () => {
      stop.current()
      stop.current = () => {}
    }
  }, [isOn, text])
  return { isOn, isSpeaking, toggle: () => setOn((now) => !now), readOnce }
}

/** Speaks a text, and says when it begins and ends. Returns a function that ends it. */
function speak(text: string, setSpeaking: (isSpeaking: boolean) => void) {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    setSpeaking(false)
  }
  // By sentences: some browsers stop within a long text.
  const utterances = (toSpeech(text).match(/\S.*?(?:[.!?](?=\s)|$)/gsu) ?? []).map((sentence) => new SpeechSynthesisUtterance(sentence))
  const last = utterances.at(-1)
  if (!last) return end
  setSpeaking(true)
  last.onend = end
  last.onerror = end
  for (const utterance of utterances) {
    utterance.lang = document.documentElement.lang
    window.speechSynthesis.speak(utterance)
  }
  return () => {
    window.speechSynthesis.cancel()
    end()
  }
}

const units: [string, string][] = [
  ['tbsp', 'tablespoon'],
  ['tsp', 'teaspoon'],
  ['lbs?', 'pound'],
  ['oz', 'ounce'],
]
const one = /(?:^|[^\d.,])(?:1|[⅛¼⅓⅜½⅝⅔¾⅞])[\s-]?$/

/** Abbreviations as words: '2 tsp' as '2 teaspoons', '175°C' as '175 degrees Celsius'. */
export function toSpeech(text: string) {
  return units
    .reduce(
      (spoken, [short, word]) =>
        spoken.replace(new RegExp(`\\b${short}\\b\\.?`, 'g'), (_, place: number, whole: string) =>
          one.test(whole.slice(0, place)) ? word : `${word}s`,
        ),
      text,
    )
    .replace(/°([FC])/g, (_, scale) => ` degrees ${scale === 'F' ? 'Fahrenheit' : 'Celsius'}`)
    .replace(/(?<=\d)\s?[–-]\s?(?=\d)/g, ' to ')
}
