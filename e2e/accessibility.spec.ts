/** No violation at any level, on every page, in both themes, on a phone and on a desk. Each visit also keeps a picture. */
import AxeBuilder from '@axe-core/playwright'
import { drawAll } from './draw-all.ts'
import { everyPage } from './every-page.ts'
import { expect, looks, test } from './visitor.ts'

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.theme, reducedMotion: 'reduce' })
    for (const address of everyPage) {
      test(`${address} has no accessibility violation and fits the screen`, async ({ page, expectNoise }) => {
        expectNoise(/status of 404/)
        await page.goto(address)
        await page.waitForLoadState('load')
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
        await drawAll(page)
        const axe = new AxeBuilder({ page })
        // The theme changes nothing but colors, so the dark pages are asked about colors alone.
        if (look.theme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
        const { violations } = await axe.analyze()
        expect(
          violations.map(
            (one) =>
              `${one.id}: ${one.nodes
                .map((node) => node.target.join(' '))
                .slice(0, 3)
                .join(' | ')} ${JSON.stringify(one.nodes[0]?.any.map((check) => check.data))}`,
          ),
        ).toEqual([])
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wide, 'nothing sticks out sideways').toBeLessThanOrEqual(0)
        const name = address.replaceAll(/[^a-z0-9]+/gi, '_') || 'home'
        await page.screenshot({ path: `artifacts/pictures/${name}-${look.width}-${look.theme}.png`, fullPage: true })
      })
    }
  })
}
