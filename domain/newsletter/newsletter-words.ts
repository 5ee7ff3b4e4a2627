/** Days of the week, Monday first, as forms have them. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What the forms say until the owner writes something else. */
export const defaultInvitation = 'New recipes by email. No tracking, and one press ends it.'
export const defaultWelcome = 'You’re on the list. From now on, new recipes and stories come to you by email.'

/** Whoever signs up agrees to this; the log keeps it as they saw it. */
export const consentText = 'Send me the newsletter. I can stop it in each email.'
