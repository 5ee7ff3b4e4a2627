/** Datalists of the owner's categories and cuisines, for the recipe form. */
export function LabelLists({ categories, cuisines }: { categories: string[]; cuisines: string[] }) {
  return (
    <>
      <LabelList id="recipe-categories" labels={categories} />
      <LabelList id="recipe-cuisines" labels={cuisines} />
    </>
  )
}

function LabelList({ id, labels }: { id: string; labels: string[] }) {
  return (
    <datalist id={id}>
      {labels.map((label) => (
        <option key={label} value={label} />
      ))}
    </datalist>
  )
}
