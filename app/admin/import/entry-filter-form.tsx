import { Form } from 'react-router'
import { FilterChoice } from '#app/admin/filter-choice.tsx'
import { describeOutcome } from '#domain/imports/describe-outcome.ts'
import { type EntryCount, kindLabels } from '#domain/imports/site-import.ts'
import { capitalize } from '#domain/text/capitalize.ts'

type EntryFilterFormProps = { id: string; counts: EntryCount[]; filter: { kind: string; outcome: string } }

/** Picks the entries to show. Only what there is can be chosen. */
export function EntryFilterForm({ id, counts, filter: { kind, outcome } }: EntryFilterFormProps) {
  const kinds = [...new Set(counts.map((count) => count.kind))]
  const outcomes = [...new Set(counts.map(describeOutcome))]
  if (kinds.length + outcomes.length < 3) return null
  return (
    <Form className="log-filter" action={`/admin/import/${id}`} key={`${kind} ${outcome}`} preventScrollReset>
      <FilterChoice
        name="kind"
        label="Kind"
        value={kind}
        all="All kinds"
        options={kinds.map((one) => [one, capitalize(kindLabels[one][1])])}
      />
      <FilterChoice
        name="outcome"
        label="Result"
        value={outcome}
        all="Everything"
        options={outcomes.map((one) => [one, capitalize(one)])}
      />
      <button className="button button--quiet" type="submit">
        Show
      </button>
    </Form>
  )
}
