import { useEffect, useState } from 'react'

/** Whether the browser can speak. Speech is synthesised on the device, or by the provider of the chosen voice. */
export const canReadAloud = 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Reads a text aloud while it is switched on, and each text that replaces it. */
export function useReadAloud(text: string) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    speak(text)
    return () => window.speechSynthesis.cancel()
  }, [isOn, text])
  return { isOn, toggle: () => setOn((now) => !now) }
}

function speak(text: string) {
  // By sentences: some browsers stop within a long text.
  const utterances = (toSpeech(text).match(/\S.*?(?:[.!?](?=\s)|$)/gsu) ?? []).map((sentence) => new SpeechSynthesisUtterance(sentence))
  for (const utterance of utterances) {
    utterance.lang = document.documentElement.lang
    window.speechSynthesis.speak(utterance)
  }
}

const units: [string, string][] = [
  ['tbsp', 'tablespoon'],
  ['tsp', 'teaspoon'],
  ['lbs?', 'pound'],
  ['oz', 'ounce'],
]
const one = /(?:^|[^\d.,])(?:1|[⅛¼⅓⅜½⅝⅔¾⅞])[\s-]?$/

/** Writes out abbreviations: '2 tsp' as '2 teaspoons', '175°C' as '175 degrees Celsius'. */
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
