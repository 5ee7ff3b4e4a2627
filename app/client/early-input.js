// Preserves clicks and typed text from before the page's code runs. Buttons look busy, and are clicked again once it does. Links, forms and
// menus don't need it and act at once, as do the buttons of app/client/page-guard.js, which have no type.
{
  const remember = (event) => {
    const button = event.target.closest('button[type=button]')
    if (!button) return
    // React may already be listening and would handle the click twice.
    event.stopPropagation()
    button.dataset.pressed = ''
    // A task for each click, so React renders each result before the next.
    addEventListener('page-ready', () =>
      setTimeout(() => {
        delete button.dataset.pressed
        button.click()
      }),
    )
  }

  // React resets the text areas that it hydrates to their original text (initTextarea in react-dom 19), but no other fields.
  const note = ({ target }) => {
    const { value, selectionEnd } = target
    if (target.type !== 'textarea') return
    addEventListener('page-ready', () => {
      target.value = value
      target.setSelectionRange(selectionEnd, selectionEnd)
    })
  }

  // No page code will run that could click it: app/client/page-guard.js.
  if (URL.parse) addEventListener('click', remember, true)
  addEventListener('input', note, true)
  addEventListener('page-ready', () => {
    removeEventListener('click', remember, true)
    removeEventListener('input', note, true)
  })
}
