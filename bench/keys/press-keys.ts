/** Presses keys in the boxes of a page as a steady typist would, and pauses after each box so that what follows an answer is seen too. */
import type { Locator, Page } from 'playwright-core'
import { samples } from '../site/pages.ts'

export const headline = 'section[aria-label="Result"] [role="status"]'
const boxes =
  'main input:is([inputmode="decimal"], [inputmode="numeric"], [type="number"], [type="text"], [type="search"], :not([type])), main textarea'
/** Where there is nothing to type: what is chosen by a key. */
const choices = 'main input:is([type="radio"], [type="checkbox"], [type="range"]), main select'

const BOXES = 4
const PRESSES = samples(6, 3)
/** About 65 words a minute. */
const BETWEEN_MS = 180
/** The tasks of these two seconds are the answer's too. */
const AFTER_MS = 2000

export async function visibleBoxes(page: Page): Promise<readonly Locator[]> {
  const found: Locator[] = []
  for (const kind of [boxes, choices]) {
    for (const box of await page.locator(kind).all()) {
      if (found.length >= BOXES) return found
      if ((await box.isVisible()) && (await box.isEnabled())) found.push(box)
    }
    if (found.length > 0) return found
  }
  return found
}

export async function pressKeys(page: Page, box: Locator): Promise<void> {
  await box.focus()
  const keys = await box.evaluate((element) => {
    if (element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'range'))
      return ['ArrowRight', 'ArrowLeft']
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return ['Space', 'Space']
    if (element instanceof HTMLSelectElement) return ['ArrowDown', 'ArrowUp']
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return []
    if (element instanceof HTMLInputElement && element.type === 'number') return ['1', 'Backspace']
    const first = element.value.search(/\d/)
    if (first < 0) {
      const isNumber = /decimal|numeric/.test(element.inputMode)
      return isNumber ? ['4', 'Backspace'] : ['a', 'Backspace']
    }
    // Its second digit, rubbed out and typed anew.
    const at = first + 1 + Math.max(0, element.value.slice(first + 1).search(/\d/)) + 1
    element.setSelectionRange(at, at)
    return ['Backspace', 'digit']
  })
  for (let press = 0; press < PRESSES && keys.length > 0; press++) {
    const key = keys[press % 2] ?? ''
    await page.keyboard.press(key === 'digit' ? String(1 + (press % 8)) : key)
    await page.waitForTimeout(BETWEEN_MS)
  }
  await page.waitForTimeout(AFTER_MS)
}
