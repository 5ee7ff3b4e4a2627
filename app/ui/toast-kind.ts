/** What a toast says it is, by its color and drawing. */
export type ToastKind = 'success' | 'error' | 'info'

/** What can be done about it: one button in the toast, which then stays until it is used or dismissed. */
export type ToastAction = { label: string; run: () => void }
