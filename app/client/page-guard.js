// Inlined into every page, and has to work when nothing else loads: no imports, no newer syntax than the rest of the site needs. Reloads
// the page once when its scripts fail or time out; after that it shows a notice and leaves the page readable. It also renders that notice
// for others (event 'page-notice'), so that it can be shown offline.
{
  const loadTimeout = 120_000
  const noticeTime = 2000
  const mark = `pageReloaded:${location.pathname}${location.search}`
  let isSettled = false

  const remember = () => {
    try {
      if (sessionStorage.getItem(mark)) return false
      sessionStorage.setItem(mark, '1')
      return true
    } catch {
      return false
    }
  }

  const forget = () => {
    try {
      sessionStorage.removeItem(mark)
    } catch {
      // Storage is unavailable.
    }
  }

  const hasTyped = () => [...document.querySelectorAll('input, textarea')].some((field) => field.value !== field.defaultValue)

  const button = (className, text, press) => {
    const element = document.createElement('button')
    element.className = className
    element.textContent = text
    element.onclick = press
    return element
  }

  const draw = ({ detail }) => {
    document.querySelector('.page-notice')?.remove()
    const bar = document.createElement('div')
    bar.className = 'page-notice toast toast--error'
    bar.role = 'alert'
    detail.remove = () => bar.remove()
    const words = document.createElement('span')
    words.className = 'toast__text'
    words.textContent = detail.text
    bar.append(words)
    if (detail.action) {
      bar.append(
        button('toast__action', detail.action.label, () => {
          bar.remove()
          detail.action.run()
        }),
      )
    }
    const dismiss = button('icon-button', '×', () => bar.remove())
    dismiss.ariaLabel = 'Dismiss'
    bar.append(dismiss)
    document.body.append(bar)
    if (!detail.action) setTimeout(() => bar.remove(), noticeTime)
  }

  const tell = () => {
    const action = { label: 'Try again', run: () => location.reload() }
    draw({ detail: { text: 'This page could not be loaded completely.', action } })
  }

  const fail = () => {
    if (isSettled) return
    isSettled = true
    const reload = () => (remember() ? location.reload() : tell())
    if (hasTyped()) tell()
    else fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(reload, tell)
  }

  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && fail(), true)
  addEventListener('unhandledrejection', ({ reason }) => /module/i.test(reason?.message) && fail())
  addEventListener('page-notice', draw)
  addEventListener('page-ready', () => {
    isSettled = true
    forget()
    document.documentElement.dataset.pageReady = '' // For tests and monitoring: the page is hydrated.
  })
  setTimeout(fail, loadTimeout)
}
