import { SelectField } from '#app/admin/select-field.tsx'
import type { FieldAnswer } from '#app/ui/field.tsx'

const comments = { '': 'Open', closed: 'Closed' }
const disclosures = { '': 'None', affiliate: 'Affiliate links' }

/** Whether readers may comment on a post, and the note above it. */
export function PostOptions({ answer }: { answer: FieldAnswer }) {
  return (
    <>
      <SelectField name="comments" label="Comments" options={comments} help="Existing comments stay." answer={answer} />
      <SelectField
        name="disclosure"
        label="Disclosure"
        options={disclosures}
        help="Shown above the text. Edit its wording in Settings."
        answer={answer}
      />
    </>
  )
}
