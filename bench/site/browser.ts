import { createServer } from 'node:net'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...quiet, ...args] })
}

const desk = { width: 1280, height: 900 }

/** A fresh page, as on a desk, and the line to the browser's own instruments. */
export async function openPage(browser: Browser, viewport = desk): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  return { page, devtools: await context.newCDPSession(page) }
}

/** Makes the processor look so many times slower to the page. */
export async function slowDown(devtools: CDPSession, times: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** A port of this machine nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
