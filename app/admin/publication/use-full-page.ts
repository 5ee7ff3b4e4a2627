import { useNavigate } from 'react-router'
import type { RecordFormOptions } from '../use-record-form.ts'

/**
 * For a dialog whose text can be continued on the record's own page: the function to call when it is saved. After `FullPageButton`, which
 * saves a draft, the page opens; after any other button `leave` closes the dialog.
 */
export function useFullPage(toPath: (id: string) => string, leave: () => void): NonNullable<RecordFormOptions['onSaved']> {
  const navigate = useNavigate()
  return ({ savedId }, button) => (savedId && button?.hasAttribute('data-full-page') ? navigate(toPath(savedId)) : leave())
}
