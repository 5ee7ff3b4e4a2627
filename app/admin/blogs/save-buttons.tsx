type SaveButtonsProps = { label: string; isSaving: boolean; canSaveWithout: boolean }

/** The save button, and a second one to save without pictures that could not be fetched. */
export function SaveButtons({ label, isSaving, canSaveWithout }: SaveButtonsProps) {
  return (
    <>
      {canSaveWithout ? (
        <button className="button button--quiet" type="submit" name="whenPicturesFail" value="save-without" aria-disabled={isSaving}>
          Save without the picture
        </button>
      ) : null}
      <button className="button" type="submit" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : label}
      </button>
    </>
  )
}
