import { showToast } from '#app/ui/toast.ts'

/** Shows a toast that stays until the owner has read it. */
export function showLastingToast(text: string) {
  showToast('info', text, { label: 'OK', run: () => {} })
}
