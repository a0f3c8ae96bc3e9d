/** The market page as a person meets it: its parts by their names. */
import type { Page } from '@playwright/test'

export const PATH = '/market-data'

/** A toast as a person reads it. Radix repeats its text for screen readers, so only what is seen counts. */
export const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })
export const connection = (page: Page) => page.getByRole('region', { name: 'Connection and refresh' })
export const table = (page: Page) => page.getByRole('table', { name: 'Market prices with change, time and source' })
export const refreshSwitch = (page: Page) => page.getByRole('switch', { name: 'Auto-refresh' })
