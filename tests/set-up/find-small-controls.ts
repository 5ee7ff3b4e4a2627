import type { Page } from 'playwright-core'

/**
 * The controls of a page that are smaller than 44 by 44 pixels, the size that the design requires and WCAG 2.5.5 names. Links within a
 * sentence are exempt in both.
 */
export function findSmallControls(page: Page) {
  return page.evaluate(() => {
    const smallest = 43.5
    // What can't be reached is for bots (app/public/visitor-form.tsx).
    const controls = 'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea, summary, [role=button]'
    return [...document.querySelectorAll<HTMLElement>(controls)].filter(isShown).filter(isSmall).map(describe)

    function isShown(control: HTMLElement) {
      const { width, height } = control.getBoundingClientRect()
      return width > 1 && height > 1 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }

    function isSmall(control: HTMLElement) {
      if (isInSentence(control)) return false
      const boxes = [control, control.closest('label')].flatMap((element) => element?.getBoundingClientRect() ?? [])
      // Some have a touch target larger than they look.
      const reaches = ['::before', '::after']
        .map((name) => getComputedStyle(control, name))
        .filter(({ position }) => position === 'absolute')
      const width = Math.max(...boxes.map((box) => box.width), ...reaches.map((reach) => Number.parseFloat(reach.width) || 0))
      const height = Math.max(...boxes.map((box) => box.height), ...reaches.map((reach) => Number.parseFloat(reach.height) || 0))
      return width < smallest || height < smallest
    }

    function isInSentence(control: HTMLElement) {
      if (getComputedStyle(control).display !== 'inline') return false
      const around = control.closest('p, li, dd, td, figcaption, small, label')?.textContent ?? ''
      return around.trim().length > (control.textContent ?? '').trim().length + 8
    }

    function describe(control: HTMLElement) {
      const { width, height } = control.getBoundingClientRect()
      return `${control.outerHTML.slice(0, 120)} ${Math.round(width)}x${Math.round(height)}`
    }
  })
}
