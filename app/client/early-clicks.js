// Remembers the buttons that are pressed before the page's code runs, and presses them again when it does. Until then they look busy.
// Links, forms and menus need no code, and act at once, as do the buttons of app/client/page-guard.js, which have no type.
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

  addEventListener('click', remember, true)
  addEventListener('page-ready', () => removeEventListener('click', remember, true))
}
