import { useFetcher } from 'react-router'
import { SelectField } from '#app/admin/select-field.tsx'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { useAnswerToast } from '#app/admin/use-answer-toast.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import type { FoundCollection } from '#domain/imports/collections.ts'
import { guessTarget } from '#domain/imports/guess-target.ts'
import { countOf } from '#domain/text/count-of.ts'

const options = { post: 'Posts', recipe: 'Recipes', none: 'Don’t import' }

/** Asks what an export's collections with other names than ours contain; then the files are read again. */
export function ChooseCollections({ id, collections }: { id: string; collections: FoundCollection[] }) {
  const fetcher = useFetcher<AdminAnswer>()
  useAnswerToast(fetcher.data)
  const isBusy = fetcher.state !== 'idle'
  const typed = Object.fromEntries(collections.map(({ name, target }) => [`target:${name}`, target ?? guessTarget(name)]))
  return (
    <section className="card account__part" aria-labelledby="collections-title">
      <h2 id="collections-title">Other collections</h2>
      <p>These collections have names of their own. Choose what each holds, and read the files again to see the new plan.</p>
      <fetcher.Form className="form" method="post" action={`/admin/import/${id}`} onSubmit={(event) => isBusy && event.preventDefault()}>
        <input type="hidden" name="change" value="choose" />
        {collections.map(({ name, documents }) => (
          <SelectField
            key={name}
            name={`target:${name}`}
            label={name}
            options={options}
            help={countOf(documents, 'document')}
            answer={{ typed, errors: {} }}
          />
        ))}
        <SignInPrompt answer={fetcher.data} next="try again" />
        <button className="button" type="submit" aria-disabled={isBusy}>
          Read with these choices
        </button>
      </fetcher.Form>
    </section>
  )
}
