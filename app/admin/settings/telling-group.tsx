import { LocalTime } from '#app/admin/local-time.tsx'
import { SelectField } from '#app/admin/select-field.tsx'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { countOf } from '#domain/text/count-of.ts'

/** When a channel was last told, why it could not be since, and how many addresses wait. */
type Told = {
  done?: { doneAt: string; result: string } | undefined
  failure?: { failedAt: string; reason: string } | undefined
  waiting: number
}

/** `isReachable`: the site has an address that others can ask. */
export type Telling = { isReachable: boolean; indexNow: Told; webSub: Told }

/** The services that the site notifies of changes, with their last results. */
export function TellingGroup({ fields, telling: { isReachable, indexNow, webSub } }: { fields: FieldAnswer; telling: Telling }) {
  return (
    <fieldset className="card settings-group">
      <legend>Search engines and feed readers</legend>
      {isReachable ? null : <p className="help">This site has no public address yet, so nobody is told of anything.</p>}
      <SelectField
        name="indexNow"
        label="Tell search engines (IndexNow)"
        options={{ '': 'No', on: 'Yes' }}
        help="Bing, Yandex and others get the address of each recipe, post, page and collection that is published, changed or removed. Google doesn’t take part."
        answer={fields}
      />
      <ToldLine told={indexNow} />
      <Field
        name="webSubHub"
        label="WebSub hub"
        maxLength={editorLimits.url}
        help="Tells feed readers at once. For example, https://pubsubhubbub.appspot.com/. If empty, they ask for the feeds from time to time."
        unmarked
        answer={fields}
      />
      <ToldLine told={webSub} />
    </fieldset>
  )
}

function ToldLine({ told: { done, failure, waiting } }: { told: Told }) {
  if (!done && !failure && waiting === 0) return null
  return (
    <p className="help">
      {done ? (
        <>
          Last told on <LocalTime moment={done.doneAt} />: {done.result}.{' '}
        </>
      ) : null}
      {failure ? (
        <>
          Failed on <LocalTime moment={failure.failedAt} />: {failure.reason}{' '}
        </>
      ) : null}
      {waiting > 0 ? `${countOf(waiting, 'address waits', 'addresses wait')}.` : null}
    </p>
  )
}
