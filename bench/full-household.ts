/** Opening a planning screen with 5,000 expenses and 30 debts, beside a calculator's page in the same run and the same browser. */
import type { Browser } from 'playwright-core'
import { DEBTS, EXPENSES, fullRecords } from './pages/full-records.ts'
import type { Figure, Section } from './report/figure.ts'
import { median } from './report/spread.ts'
import { openBrowser, openPage, slowDown } from './site/browser.ts'
import { samples } from './site/pages.ts'
import { buildSite, serveSite } from './site/server.ts'

const CALCULATOR = '/mortgage-calculator'
const screens = ['/spending-patterns', '/debt-payoff', '/insights', '/financial-management']
const SLOWED = 4
const PATIENCE_MS = 20_000

interface Opened {
  /** From the navigation to the first paint with something on it, milliseconds. */
  readonly painted: number
  /** To the frame in which the visitor's own numbers are seen. */
  readonly shown: number
}

export async function measure(): Promise<Section> {
  buildSite()
  const [site, browser] = [await serveSite(), await openBrowser()]
  try {
    const rounds = samples(9, 3)
    const taken = new Map<string, Opened[]>()
    // One of each after the other, so that a busy moment of the machine falls on all alike.
    for (let round = 0; round < rounds; round++)
      for (const path of [CALCULATOR, ...screens]) {
        const one = await openFull(browser, site.url + path)
        taken.set(path, [...(taken.get(path) ?? []), one])
      }
    const of = (path: string, what: keyof Opened) => median((taken.get(path) ?? []).map((one) => one[what]))
    const figures = screens.flatMap((path): Figure[] => [
      {
        name: `${path} first paint`,
        unit: 'ms',
        ours: of(path, 'painted'),
        peer: { name: CALCULATOR, value: of(CALCULATOR, 'painted') },
        target: { of: 'ratio', atMost: 1.25 },
      },
      {
        name: `${path} own numbers seen`,
        unit: 'ms',
        ours: of(path, 'shown'),
        peer: { name: CALCULATOR, value: of(CALCULATOR, 'shown') },
      },
    ])
    return {
      title: 'A full household',
      how: `${EXPENSES} expenses and ${DEBTS} debts in the browser's storage, processor slowed ${SLOWED}×, a fresh browser context each time; the median of ${rounds}. Own numbers are seen when nothing of the page waits for them any more; on the calculator, when it answers.`,
      figures,
      notes: [],
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function openFull(browser: Browser, url: string): Promise<Opened> {
  const { page, devtools } = await openPage(browser)
  try {
    await page.addInitScript((records) => {
      for (const [key, text] of Object.entries(records)) sessionStorage.setItem(key, text)
    }, fullRecords(Date.now()))
    await slowDown(devtools, SLOWED)
    await page.goto(url, { waitUntil: 'commit' })
    const shown = await page.evaluate(
      (patience) =>
        new Promise<number>((resolve, reject) => {
          const began = performance.now()
          const look = () => {
            const main = document.querySelector('main')
            const isAwake = main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
            // A page without a picture has nothing to wait for.
            const isComing =
              document.querySelector('.picture') !== null && document.documentElement.hasAttribute('data-own-picture')
            if (isAwake && !isComing) return resolve(performance.now())
            if (performance.now() - began > patience) return reject(new Error('The page never showed own numbers.'))
            requestAnimationFrame(look)
          }
          look()
        }),
      PATIENCE_MS,
    )
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    return { painted, shown }
  } finally {
    await page.context().close()
  }
}
