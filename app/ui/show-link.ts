/** Shows an address in a dialog of its own, selected, outside the page's React tree; returns a function that closes it. */
export function showLink(address: string) {
  const dialog = document.createElement('dialog')
  dialog.className = 'hung-dialog link-dialog'
  dialog.setAttribute('aria-labelledby', 'link-dialog-title')
  dialog.innerHTML = markup
  const field = dialog.querySelector('input')
  if (field) {
    field.value = address
    field.addEventListener('focus', () => field.select())
  }
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  return () => dialog.close()
}

const markup = `
  <div class="hung-dialog__chain" aria-hidden="true"></div>
  <div class="hanging" tabindex="-1">
    <span class="clip" aria-hidden="true"></span>
    <form class="guest-check" method="dialog">
      <h2 id="link-dialog-title">Copy the link</h2>
      <div class="field">
        <label for="link-dialog-address">Link</label>
        <input class="input" id="link-dialog-address" readonly autofocus>
      </div>
      <button class="button">Close</button>
    </form>
  </div>
`
