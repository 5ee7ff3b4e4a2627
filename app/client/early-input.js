// What visitors press and type before the page's code runs is not lost. Buttons look busy, and are pressed again when it does. Links, forms
// and menus need no code, and act at once, as do the buttons of app/client/page-guard.js, which have no type.
{
  const remember = (event) => {
    const button = event.target.closest('button[type=button]')
    if (!button) return
    // React may be listening already, and would act a second time.
    event.stopPropagation()
    button.dataset.pressed = ''
    // A task for each press, so that React draws what one did before the next.
    addEventListener('page-ready', () =>
      setTimeout(() => {
        delete button.dataset.pressed
        button.click()
      }),
    )
  }

  // React sets the text areas that it hydrates back to the text they came with (initTextarea in react-dom 19). It leaves other fields alone.
  const note = ({ target }) => {
    const { value, selectionEnd } = target
    if (target.type !== 'textarea') return
    addEventListener('page-ready', () => {
      target.value = value
      target.setSelectionRange(selectionEnd, selectionEnd)
    })
  }

  // Nothing comes that would press it: app/client/page-guard.js.
  if (URL.parse) addEventListener('click', remember, true)
  addEventListener('input', note, true)
  addEventListener('page-ready', () => {
    removeEventListener('click', remember, true)
    removeEventListener('input', note, true)
  })
}
