/** Every part of the ui, outside any page, in both themes and both widths: no violation at any level, nothing sticks out. */
import path from 'node:path'
import { buildGallery, galleryPath } from '../scripts/gallery.ts'
import { rulesOfLooks, violationsIn } from './axe.ts'
import { expect, looks, test } from './visitor.ts'

test('the gallery of parts has no accessibility violation and fits the screen', async ({ page }) => {
  const folder = await buildGallery()
  // The site does not know this page; its files are handed to the browser from the folder.
  await page.route(`**${galleryPath}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(galleryPath.length) || 'index.html'
    return route.fulfill({ path: path.join(folder, file) })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(galleryPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: look.height })
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme
    }, look.theme)
    // Width changes what is shown, the theme its colors alone.
    expect(await violationsIn(page, look.theme === 'light' ? [] : rulesOfLooks), look.name).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, `${look.name}: nothing sticks out sideways`).toBeLessThanOrEqual(0)
    await page.screenshot({ path: `artifacts/pictures/gallery-${look.width}-${look.theme}.png`, fullPage: true })
  }
})

test('the site itself has no gallery', async ({ request }) => {
  const { status } = await request.get(galleryPath).then((answer) => ({ status: answer.status() }))
  expect(status).toBe(404)
})
