/** An orange ring of 60 pixels with an accessible label. */
export function Spinner({ label }: { label: string }) {
  return (
    <>
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden" data-nosnippet="">
        {label}
      </span>
    </>
  )
}
