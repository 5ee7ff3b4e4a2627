import { createStoredText } from '#app/ui/stored-value.ts'

/** A copy of the reader's profile from the kitchen's database, for pages to read before their first paint (client/theme-script.js). */
export const storedProfile = createStoredText('kitchenProfile')
