/** How long a stacked area of 720 points takes from the state that asks for it to the frame that shows it. */
import type { Browser } from 'playwright-core'
import { installRecharts, rechartsVersion } from './pages/recharts.ts'
import type { Figure, Section } from './report/figure.ts'
import { median } from './report/spread.ts'
import { openBrowser, openPage, slowDown } from './site/browser.ts'
import { type Bundle, bundle } from './site/bundle.ts'
import { samples } from './site/pages.ts'

declare global {
  interface Window {
    /** Set by the page under measurement: draws, and answers the milliseconds until the frame was on the screen. */
    draw(turn: number): Promise<number>
    clear(): void
  }
}

interface Times {
  readonly first: number
  readonly again: number
}

export async function measure(): Promise<Section> {
  const ours = await bundle(new URL('./pages/chart-ours.js', import.meta.url))
  const recharts = installRecharts()
  const theirs = recharts
    ? await bundle(new URL('./pages/chart-recharts.js', import.meta.url), { alias: { 'virtual:recharts': recharts } })
    : null
  const browser = await openBrowser()
  try {
    const mine = await timesOf(browser, ours)
    const peer = theirs ? await timesOf(browser, theirs) : null
    const figure = (name: string, key: keyof Times): Figure => ({
      name,
      unit: 'ms',
      ours: mine[key],
      ...(peer ? { peer: { name: `Recharts ${rechartsVersion}`, value: peer[key] } } : {}),
      target: { of: 'ours', atMost: 35 },
    })
    return {
      title: 'Drawing 720 points, stacked',
      how: `Three series of 720 points, 640 pixels wide, processor slowed 4×: from setting the state to the painted frame, median of ${samples(15, 5)}. Recharts draws without its animation.`,
      figures: [figure('first drawing', 'first'), figure('drawing again with new figures', 'again')],
      notes: peer ? [] : ['Recharts could not be installed (is the package registry reachable?).'],
    }
  } finally {
    await browser.close()
  }
}

async function timesOf(browser: Browser, { js, css }: Bundle): Promise<Times> {
  const { page, devtools } = await openPage(browser)
  await page.setContent('<!doctype html><html lang="en"><body><div id="root" style="width:640px"></div></body></html>')
  await page.addStyleTag({ content: css })
  await page.addScriptTag({ content: js })
  await slowDown(devtools, 4)
  const first: number[] = []
  const again: number[] = []
  const warmUp = 3
  for (let i = 0; i < samples(15, 5) + warmUp; i++) {
    await page.evaluate(() => window.clear())
    // Drawings start at different moments between two frames, as they do in life.
    await page.waitForTimeout(100 + ((i * 7) % 16))
    const one = await page.evaluate((turn) => window.draw(turn), i)
    await page.waitForTimeout(100 + ((i * 5) % 16))
    const two = await page.evaluate((turn) => window.draw(turn), i + 0.5)
    if (i < warmUp) continue
    first.push(one)
    again.push(two)
  }
  await page.context().close()
  return { first: median(first), again: median(again) }
}
