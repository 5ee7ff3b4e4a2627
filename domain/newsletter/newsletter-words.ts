/** Days of the week, Monday first, for forms. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The default texts, until the owner changes them. */
export const defaultInvitation = 'New recipes by email. No tracking, and you can unsubscribe with one click.'
export const defaultWelcome = 'You’re on the list. We’ll email you new recipes and stories.'

/** What people agree to when they sign up; the log stores the text they saw. */
export const consentText = 'Send me the newsletter. I can unsubscribe in any email.'
