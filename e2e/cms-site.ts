import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { hashPassword, writeHash } from '../src/server/areas/admin/password-hash.ts'

export const PASSWORD = 'correct horse battery staple'

export interface CmsSite {
  readonly base: string
  stop(): void
}

/** A site of its own over a data folder, which goes with it, with two editors. Visitors say in X-Forwarded-For which network they come from. */
export async function startCmsSite(folder: string): Promise<CmsSite> {
  const hash = writeHash(await hashPassword(PASSWORD))
  const site: ChildProcess = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PUBLISHED_RATES: 'off',
      SHED_LAG_MS: '0',
      LIMIT_PER_10S: '0',
      LIMIT_PER_MINUTE: '0',
      LIMIT_READS_PER_10S: '0',
      TRUST_PROXY: '127.0.0.0/8,::1',
      CALC_WORKERS: '0',
      ADMIN_LOGINS: `ada=${hash} ben=${hash}`,
    },
  })
  const base = await new Promise<string>((resolve, reject) => {
    site.stdout?.on('data', (data) => {
      const address = /http:\/\/localhost:\d+/.exec(String(data))?.[0]
      if (address) resolve(address)
    })
    site.once('exit', () => reject(new Error('the site did not start')))
  })
  const stop = () => {
    site.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return { base, stop }
}

export async function signIn(page: Page, base: string, name: string): Promise<void> {
  await page.goto(`${base}/admin/cms`)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.locator('input[name="password"]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible()
}
