import type { Page } from '@playwright/test'

/**
 * Targets smaller than 24 by 24 px that have no room around them either (WCAG 2.5.8): a circle of 24 px on such a target meets another one.
 * A link or button within a sentence is as high as its line and does not count. Folds are opened, so that what they hold counts too.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    const LEAST = 24
    const kinds =
      'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=slider],[role=tab]'
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    }
    /** A box to tick is as large as it is with its label. */
    const boxOf = (element: Element): DOMRect => {
      const own = element.getBoundingClientRect()
      const label = element.matches('[type=checkbox],[type=radio]') ? (element as HTMLInputElement).labels?.[0] : null
      if (!label) return own
      const named = label.getBoundingClientRect()
      const [x, y] = [Math.min(own.x, named.x), Math.min(own.y, named.y)]
      return new DOMRect(x, y, Math.max(own.right, named.right) - x, Math.max(own.bottom, named.bottom) - y)
    }
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false
      let block = element.parentElement
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
      const links = [...(block?.querySelectorAll('a,button') ?? [])]
      const inLinks = links.reduce((sum, one) => sum + (one.textContent?.trim().length ?? 0), 0)
      return (block?.textContent?.trim().length ?? 0) > inLinks + 3
    }
    const all = [...document.querySelectorAll(kinds)]
      .filter(isSeen)
      .map((element) => ({ element, box: boxOf(element) }))
    const isSmall = ({ box }: { box: DOMRect }) => box.width < LEAST - 0.01 || box.height < LEAST - 0.01
    const middle = ({ box }: { box: DOMRect }) => [box.x + box.width / 2, box.y + box.height / 2] as const
    const meets = (small: (typeof all)[number], other: (typeof all)[number]): boolean => {
      if (small.element.contains(other.element) || other.element.contains(small.element)) return false
      const [x, y] = middle(small)
      const [otherX, otherY] = middle(other)
      if (isSmall(other) && Math.hypot(x - otherX, y - otherY) < LEAST) return true
      const across = Math.max(other.box.x - x, 0, x - other.box.right)
      const down = Math.max(other.box.y - y, 0, y - other.box.bottom)
      return Math.hypot(across, down) < LEAST / 2
    }
    /** What floats over the page may hide a target for a moment; scrolling frees it. */
    const floats = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement))
    return all
      .filter((one) => isSmall(one) && !isInSentence(one.element) && !floats(one.element))
      .filter((one) => all.some((other) => other !== one && !floats(other.element) && meets(one, other)))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return `${element.tagName.toLowerCase()} "${name}" ${box.width.toFixed(0)}x${box.height.toFixed(0)}`
      })
  })
