let context: AudioContext | undefined

/** What sounds are played with. Browsers let it sound only once this was called by a press; undefined where there is no sound. */
export function unlockSound() {
  try {
    context ??= new AudioContext()
    context.resume().catch(() => {})
  } catch {
    // A timer works without sound.
  }
  return context
}
