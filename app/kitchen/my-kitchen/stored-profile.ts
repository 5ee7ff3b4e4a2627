import { createStoredText } from '#app/ui/stored-value.ts'

/** The reader's profile as the kitchen's database has it: a copy that pages find before their first paint (client/theme-script.js). */
export const storedProfile = createStoredText('kitchenProfile')
