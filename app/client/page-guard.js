// Inlined into every page. It must work if nothing else loads, and in browsers older than those in README.md: no imports, no syntax newer
// than theirs. Reloads the page once if its scripts fail or time out; after that it shows a notice and leaves the page readable. It also
// shows notices for other code (event 'page-notice'), even offline.
{
  const loadTimeout = 120_000
  const noticeTime = 2000
  const actionTime = 10_000
  const mark = `pageReloaded:${location.pathname}${location.search}`
  // The newest feature that the site's scripts need. Without it they don't start (app/client/start-script.js), and the page stays as the server sent it.
  let isSettled = !URL.parse
  if (isSettled) document.documentElement.dataset.old = ''

  // Undefined if storage is unavailable.
  const withStorage = (use) => {
    try {
      return use(sessionStorage)
    } catch {}
  }

  const remember = () =>
    withStorage((storage) => {
      if (storage.getItem(mark)) return false
      storage.setItem(mark, '1')
      return true
    })

  const hasTyped = () => [...document.querySelectorAll('input, textarea')].some((field) => field.value !== field.defaultValue)

  const make = (tag, className, text, press) => {
    const element = document.createElement(tag)
    element.className = className
    element.append(text)
    element.onclick = press
    return element
  }

  const draw = ({ detail: notice }) => {
    const { text, action } = notice
    document.querySelector('.page-notice')?.remove()
    const bar = make('div', 'page-notice toast toast--error', make('span', 'toast__text', text))
    const remove = () => bar.remove()
    bar.role = 'alert'
    notice.remove = remove
    const act = () => {
      remove()
      action.run()
    }
    if (action) bar.append(make('button', 'toast__action', action.label, act))
    if (!action?.isOnlyWay) setTimeout(remove, action ? actionTime : noticeTime)
    const dismiss = make('button', 'icon-button', '×', remove)
    dismiss.ariaLabel = 'Dismiss'
    bar.append(dismiss)
    document.body.append(bar)
  }

  const tell = () => {
    const action = { label: 'Try again', isOnlyWay: true, run: () => location.reload() }
    draw({ detail: { text: 'This page didn’t load completely.', action } })
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
    withStorage((storage) => storage.removeItem(mark))
    document.documentElement.dataset.pageReady = '' // For tests and monitoring: the page is hydrated.
  })
  setTimeout(fail, loadTimeout)
}
