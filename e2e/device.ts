/** What journeys over saved numbers look up: the screen once it answers, its notices, and what the browser holds. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page and waits until its code answers, so that the first tap counts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? document.body).some((key) => key.startsWith('__reactProps')),
  )
}

/** The notices on the screen. */
export const notices = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

type Area = 'session' | 'local'
const prefix = 'truepenny:'

/** Names of everything of ours in one area of the browser's storage, in order. */
export const namesIn = (page: Page, area: Area): Promise<string[]> =>
  page.evaluate(
    ([where, start]) =>
      Object.keys(where === 'local' ? localStorage : sessionStorage)
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length))
        .sort(),
    [area, prefix] as const,
  )

/** The text stored under a name, or null. */
export const textIn = (page: Page, area: Area, name: string): Promise<string | null> =>
  page.evaluate(([where, key]) => (where === 'local' ? localStorage : sessionStorage).getItem(key), [
    area,
    prefix + name,
  ] as const)

/** The data in the envelope under a name; undefined when there is none. */
export async function dataIn(page: Page, area: Area, name: string): Promise<unknown> {
  const text = await textIn(page, area, name)
  return text === null ? undefined : (JSON.parse(text) as { data: unknown }).data
}

/** Puts a text there, as another version of the site or a fault might have left it. */
export const putIn = (page: Page, area: Area, name: string, text: string): Promise<void> =>
  page.evaluate(([where, key, value]) => (where === 'local' ? localStorage : sessionStorage).setItem(key, value), [
    area,
    prefix + name,
    text,
  ] as const)

/**
 * Gives a file to a box that a visitor reaches by a button of the page: a box whose code has not come yet would have it, and nobody would hear of it.
 */
export async function giveFile(box: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await awake(box)
  await box.setInputFiles(file)
}

/** Waits until a box or a button has its code. */
export const awake = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
