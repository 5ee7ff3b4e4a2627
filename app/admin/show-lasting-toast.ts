import { showToast } from '#app/ui/toast.ts'

/** Shows a toast that stays longer than others: it has to be read. The form says it as well. */
export function showLastingToast(text: string) {
  showToast('info', text, { label: 'OK', run: () => {} })
}
