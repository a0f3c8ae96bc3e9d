import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 4173)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/browser',
  timeout: 60_000,
  expect: { timeout: 8_000 },
  fullyParallel: true,
  workers: 3,
  // A loaded machine may starve a browser once; what needs a second try is named in the report.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
  },
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: 'artifacts/e2e-data',
      LOG_LEVEL: 'warn',
      PUBLISHED_RATES: 'off',
      // Journeys of several visitors say which network each comes from.
      TRUST_PROXY: '127.0.0.0/8,::1',
      ...e2eLimits(),
    },
    reuseExistingServer: false,
    timeout: 30_000,
  },
})

/** One browser machine plays many visitors, so the limits per address are lifted for the suite; their own tests set them. */
function e2eLimits(): Record<string, string> {
  return {
    LIMIT_PER_10S: '0',
    LIMIT_PER_MINUTE: '0',
    LIMIT_READS_PER_10S: '0',
    LIMIT_UNITS: '0',
    LIMIT_REFRESH_PER_MINUTE: '0',
    SHED_LAG_MS: '0',
    WS_PER_IP: '200',
  }
}
