import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useShownText } from '#app/ui/use-shown-text.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'

/** Asks what is in the visitor's kitchen. `typed` is what `/cook-with` already shows: there the page keeps its scroll position. */
export function KitchenForm({ typed }: { typed?: string }) {
  return (
    <Form
      className="search-box search-box--large"
      action="/cook-with"
      role="search"
      aria-label="What’s in your kitchen"
      preventScrollReset={typed !== undefined}
    >
      <input
        ref={useShownText(typed ?? '')}
        name="have"
        aria-label="Foods in your kitchen, separated by commas"
        placeholder="eggs, flour, butter"
        defaultValue={typed}
        maxLength={fieldLimits.foods}
      />
      <button className="icon-button" type="submit" aria-label="Find recipes">
        <Icon name="search" />
      </button>
    </Form>
  )
}
