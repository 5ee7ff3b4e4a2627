let context: AudioContext | undefined

/** The audio context. Browsers allow sound only after this was called in a user interaction; undefined if audio is not supported. */
export function unlockSound() {
  try {
    context ??= new AudioContext()
    context.resume().catch(() => {})
  } catch {
    // A timer works without sound.
  }
  return context
}
