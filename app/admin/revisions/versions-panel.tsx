import type { ReactNode } from 'react'
import { useIsLive } from '#app/ui/use-is-live.ts'
import type { ComparedField, VersionRow } from '#core/revisions/compare-versions.ts'
import { type Choice, toChoiceKey, toDefaultChoice } from './choose-versions.ts'
import { foldRows, UnchangedRow, VersionText } from './fold-rows.tsx'
import type { VersionChoice } from './use-version-choice.ts'

type VersionsPanelProps = {
  title: string
  /** The names of the two versions. */
  ours: string
  theirs: string
  /** The labels of the buttons that choose. */
  words: Record<Choice, string>
  versions: VersionChoice
  /** What is above the versions, and the buttons below them. */
  children: ReactNode
  buttons: ReactNode
}

/** Two versions of a record side by side; one is chosen for each paragraph or line. */
export function VersionsPanel({ title, ours, theirs, words, versions, children, buttons }: VersionsPanelProps) {
  const isLive = useIsLive()
  const { fields, typedSince } = versions
  return (
    <section className="card conflict" aria-label={title}>
      <h2>{title}</h2>
      {children}
      {fields.map((field) => (
        <div key={field.name} className="conflict__field">
          <h3>{field.label}</h3>
          {typedSince.includes(field.name) ? (
            <p className="editing-notice" role="status">
              <span>You’ve changed this in the form since then. The form’s version will be saved.</span>
              <button className="button button--quiet button--small" type="button" onClick={() => versions.chooseAgain(field.name)}>
                Choose here again
              </button>
            </p>
          ) : (
            <Versions
              field={field}
              who={{ ours, theirs }}
              words={words}
              choices={versions.choices}
              onChoose={isLive ? versions.choose : undefined}
            />
          )}
        </div>
      ))}
      {isLive ? <div className="conflict__buttons">{buttons}</div> : null}
    </section>
  )
}

type VersionsProps = {
  field: ComparedField
  who: { ours: string; theirs: string }
  words: Record<Choice, string>
  choices: VersionChoice['choices']
  onChoose: VersionChoice['choose'] | undefined
}

function Versions({ field, who, words, choices, onChoose }: VersionsProps) {
  return (
    <ol className="versions">
      {foldRows(field.rows).map((shown) => {
        const { index } = shown
        const key = toChoiceKey(field, index)
        if ('folded' in shown || shown.row.isSame) return <UnchangedRow key={key} shown={shown} />
        const { row } = shown
        const choice = choices[key] ?? toDefaultChoice(row)
        return (
          <li key={key} className="version">
            <div className="version__side" data-chosen={choice !== 'theirs' || undefined}>
              <span className="version__who">{who.ours}</span>
              <VersionText side={row.before} mark="ins" />
            </div>
            <div className="version__side" data-chosen={choice !== 'ours' || undefined}>
              <span className="version__who">{who.theirs}</span>
              <VersionText side={row.after} mark="ins" />
            </div>
            {row.note ? <p className="help">{row.note}</p> : null}
            {onChoose ? <ChoiceButtons {...{ field, row, index, choice, words }} onChoose={(chosen) => onChoose(key, chosen)} /> : null}
          </li>
        )
      })}
    </ol>
  )
}

type ChoiceButtonsProps = {
  field: ComparedField
  row: VersionRow
  index: number
  choice: Choice
  words: Record<Choice, string>
  onChoose: (choice: Choice) => void
}

function ChoiceButtons({ field, row, index, choice, words, onChoose }: ChoiceButtonsProps) {
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
