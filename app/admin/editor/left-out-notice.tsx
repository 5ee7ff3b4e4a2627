import { Icon } from '#app/ui/icon.tsx'
import { leftOutTags, nameLeftOut } from '#domain/blogs/left-out.ts'

/** Names what the editor removes from HTML. In the editor, because screen readers and clicks do not reach toasts outside a modal dialog. */
export function LeftOutNotice({ notice, onDismiss }: { notice: string; onDismiss: () => void }) {
  return (
    <div role="status">
      {notice ? (
        <p className="editor__notice">
          <Icon name="info" />
          <span>{notice}</span>
          <button className="icon-button" type="button" aria-label="Dismiss" onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** What the editor removes from HTML, in words: elements that posts can't have, and `others`. */
export function describeLeftOut(body: Element, others: string[] = []) {
  const found = [...body.querySelectorAll([...leftOutTags, ...others].join(', '))]
  return nameLeftOut(
    found.map((element) => ({ tag: element.localName, address: element.getAttribute('src') ?? element.getAttribute('data') })),
  )
}
