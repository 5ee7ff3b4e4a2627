import { useState } from 'react'
import { useIsLive } from '#app/ui/use-is-live.ts'
import type { ComparedField, VersionRow } from '#operations/revisions/compare-versions.ts'
import { LocalTime } from '../local-time.tsx'
import { type ConflictAnswer, pickTaken, toFormNames, toFormValue } from './conflict-answer.ts'
import { foldRows, UnchangedRow } from './fold-rows.tsx'
import { VersionText } from './version-text.tsx'

type Choice = 'ours' | 'theirs' | 'both'

type ConflictPanelProps = {
  conflict: ConflictAnswer
  /** Puts these values into the form. */
  onMerge: (fields: Record<string, string>) => void
}

/** Both versions of the fields that two saves changed, side by side; one is chosen for each paragraph or line. */
export function ConflictPanel({ conflict, onMerge }: ConflictPanelProps) {
  const isLive = useIsLive()
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const who = conflict.author || 'Another window'
  const choose = (key: string, choice: Choice) => setChoices((present) => ({ ...present, [key]: choice }))
  const merge = () => onMerge({ ...pickTaken(conflict), ...mergeChoices(conflict, choices) })
  return (
    <section className="card conflict" aria-label="Two versions">
      <h2>Two versions</h2>
      <p>
        {who} saved this at <LocalTime moment={conflict.savedAt} />, after you had opened it.{' '}
        {isLive
          ? 'Choose for each difference, then save.'
          : 'Both versions stand here. What is in the form below is yours: if you save it again, it replaces theirs.'}
      </p>
      {conflict.fields.map((field) => (
        <div key={field.name} className="conflict__field">
          <h3>{field.label}</h3>
          <Versions field={field} who={who} choices={choices} onChoose={isLive ? choose : undefined} />
        </div>
      ))}
      {isLive ? (
        <div className="conflict__buttons">
          <button className="button" type="button" onClick={merge}>
            Put this into the form
          </button>
        </div>
      ) : null}
    </section>
  )
}

type VersionsProps = {
  field: ComparedField
  who: string
  choices: Record<string, Choice>
  onChoose: ((key: string, choice: Choice) => void) | undefined
}

function Versions({ field, who, choices, onChoose }: VersionsProps) {
  return (
    <ol className="versions">
      {foldRows(field.rows).map((shown) => {
        const { index } = shown
        const key = toKey(field, index)
        if ('folded' in shown || shown.row.isSame) return <UnchangedRow key={key} shown={shown} />
        const { row } = shown
        const choice = choices[key] ?? toDefault(row)
        return (
          <li key={key} className="version">
            <div className="version__side" data-chosen={choice !== 'theirs' || undefined}>
              <span className="version__who">Yours</span>
              <VersionText side={row.before} mark="ins" />
            </div>
            <div className="version__side" data-chosen={choice !== 'ours' || undefined}>
              <span className="version__who">{who}</span>
              <VersionText side={row.after} mark="ins" />
            </div>
            {row.note ? <p className="help">{row.note}</p> : null}
            {onChoose ? <Choices {...{ field, row, index, choice }} onChoose={(chosen) => onChoose(key, chosen)} /> : null}
          </li>
        )
      })}
    </ol>
  )
}

type ChoicesProps = { field: ComparedField; row: VersionRow; index: number; choice: Choice; onChoose: (choice: Choice) => void }

const words: Record<Choice, string> = { ours: 'Keep yours', theirs: 'Take theirs', both: 'Keep both' }

function Choices({ field, row, index, choice, onChoose }: ChoicesProps) {
  const canHaveBoth = field.kind !== 'text' && row.before && row.after
  const offered: Choice[] = canHaveBoth ? ['ours', 'theirs', 'both'] : ['ours', 'theirs']
  return (
    <fieldset className="version__choices">
      <legend className="visually-hidden">{`${field.label}, difference ${index + 1}`}</legend>
      {offered.map((one) => (
        <button
          key={one}
          className="button button--quiet button--small"
          type="button"
          aria-pressed={one === choice}
          onClick={() => onChoose(one)}
        >
          {words[one]}
        </button>
      ))}
    </fieldset>
  )
}

/** What only one of both has is kept unless somebody decides otherwise. */
function toDefault(row: VersionRow): Choice {
  return row.before ? 'ours' : 'theirs'
}

function toKey({ name }: ComparedField, index: number) {
  return `${name} ${index}`
}

function mergeChoices({ fields, stored }: ConflictAnswer, choices: Record<string, Choice>) {
  return Object.fromEntries(
    fields.flatMap((field) => mergeField(field, stored, (row, index) => choices[toKey(field, index)] ?? toDefault(row))),
  )
}

/** The form values of one field; none if ours stays as it is. */
function mergeField(field: ComparedField, stored: Record<string, string>, toChoice: (row: VersionRow, index: number) => Choice) {
  if (field.kind === 'text') {
    const isTheirs = field.rows.some((row, index) => !row.isSame && toChoice(row, index) === 'theirs')
    return isTheirs ? toFormNames(field.name).map((name) => [name, stored[name] ?? '']) : []
  }
  const values = field.rows.flatMap((row, index) => {
    const choice = row.isSame ? 'ours' : toChoice(row, index)
    return [choice === 'theirs' ? undefined : row.before?.value, choice === 'ours' ? undefined : row.after?.value].filter(
      (value) => value !== undefined,
    )
  })
  return [[field.name, field.kind === 'html' ? values.join('') : toFormValue(field.name, values)]]
}
