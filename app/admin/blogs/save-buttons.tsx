type SaveButtonsProps = { label: string; isSaving: boolean; canSaveWithout: boolean }

/** Saves; where pictures could not be fetched, also without them. */
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
